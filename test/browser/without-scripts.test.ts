/** Pages without JavaScript: everything is there to read, and links lead on. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { serveFixture } from "../support/serve-fixture.ts";
import { configText } from "../support/site.ts";
import { openTour, TIMEOUT_MS, type Tour, untilHeading } from "./tour.ts";

const WITHOUT = { javaScriptEnabled: false };

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

const withLogo = serveFixture({
  "docusaurus.config.mjs": configText({
    presets: [["classic", { docs: false, blog: false }]],
    themeConfig: {
      colorMode: { respectPrefersColorScheme: true },
      navbar: { title: "Own", logo: { src: "light.svg", srcDark: "dark.svg" } },
    },
  }),
  "static/light.svg": SVG,
  "static/dark.svg": SVG,
  "src/pages/index.md": "# Home\n\n![](/light.svg#gh-light-mode-only)![](/dark.svg#gh-dark-mode-only)\n",
});

let tour: Tour;
beforeAll(async () => void (tour = await openTour()), TIMEOUT_MS);
afterAll(() => tour?.[Symbol.asyncDispose]());

test("text, sidebar and pagination links are visible and work", async () => {
  const { page, close } = await tour.open("/docs/intro", WITHOUT);
  await page.getByText("The heron waits by the river").waitFor();
  await page.locator(".pagination-nav").getByText("Long", { exact: true }).click();
  await untilHeading(page, "Long");
  await page.locator(".theme-doc-sidebar-menu").getByRole("link", { name: "Tabs" }).click();
  await untilHeading(page, "Tabs");
  await page.locator(".navbar").getByRole("link", { name: "Blog", exact: true }).click();
  await page.getByRole("heading", { name: "Second post" }).waitFor();
  await close();
});

test("the pages of a closed category are reachable through it", async () => {
  const { page, close } = await tour.open("/docs/intro", WITHOUT);
  await page.locator(".theme-doc-sidebar-menu").getByRole("link", { name: "Guide" }).click();
  await untilHeading(page, "Guide");
  await page.locator("article").getByRole("link", { name: /Deep/ }).click();
  await untilHeading(page, "Third");
  expect(await page.locator('.theme-doc-sidebar-menu a[aria-current="page"]').allInnerTexts()).toEqual(["Third"]);
  await close();
});

test("no tab hides its text", async () => {
  const { page, close } = await tour.open("/docs/tabs", WITHOUT);
  for (const text of ["Along the left shore", "Along the right shore", "Lazy willows", "Lazy poplars"]) {
    expect(await page.getByText(text).isVisible()).toBe(true);
  }
  const labels = await page
    .locator(".tabItem")
    .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel, "::before").content));
  expect(labels).toContain('"Left"');
  expect(await page.getByRole("tablist").count()).toBe(0);
  await close();
});

test("the page follows the system's dark mode", async () => {
  const { page, close } = await tour.open("/docs/intro", { ...WITHOUT, colorScheme: "light" });
  const background = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await background()).not.toBe(light);
  await close();
});

test("the images for light and dark pages are shown where the system is, and no others", async () => {
  const { page, close } = await withLogo.browser.open(`${withLogo.served.url}/`, WITHOUT);
  for (const mode of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: mode });
    const shown = await page
      .locator("img:visible")
      .evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).src).pathname));
    expect(shown).toEqual([`/${mode}.svg`, expect.stringContaining(mode)]);
  }
  await close();
});

test("the search page explains that it needs scripts, and hides the field", async () => {
  const { page, close } = await tour.open("/search", WITHOUT);
  const note = page.locator("noscript p");
  expect([await note.innerText(), await note.isVisible()]).toEqual(["The search needs JavaScript.", true]);
  expect(await page.getByRole("searchbox").isVisible()).toBe(false);
  await close();
  const withScripts = await tour.open("/search");
  expect(await withScripts.page.locator("noscript p").isVisible()).toBe(false);
  expect(await withScripts.page.getByRole("searchbox").isVisible()).toBe(true);
  await withScripts.close();
});

test("in narrow windows the text fits, links to other pages are visible, and the menu opens and closes through links", async () => {
  const { page, close } = await tour.open("/docs/intro", { ...WITHOUT, viewport: { width: 390, height: 800 } });
  await page.getByText("The heron waits by the river").waitFor();
  expect(await page.locator("html").evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(390);
  await page.locator(".pagination-nav").getByText("Long", { exact: true }).click();
  await untilHeading(page, "Long");
  const item = page.locator(".navbar").getByRole("link", { name: "Blog", exact: true });
  const sidebar = page.locator(".theme-doc-sidebar-menu").getByRole("link", { name: "Tabs" });
  expect([await item.isVisible(), await sidebar.isVisible()]).toEqual([false, false]);
  const toggle = page.getByRole("link", { name: "Toggle navigation bar" });
  await toggle.click();
  expect([await item.isVisible(), await sidebar.isVisible()]).toEqual([true, true]);
  await toggle.click();
  expect(await item.isVisible()).toBe(false);
  await toggle.click();
  await sidebar.click();
  await untilHeading(page, "Tabs");
  await close();
});
