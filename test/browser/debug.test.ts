/** The debug pages: what they show at once, what they load when it is asked for, and that they work by keyboard and without scripts. */

import { expect, test } from "bun:test";
import { findAxeViolations, type TestPage } from "../support/browser.ts";
import { serveFixture } from "../support/serve-fixture.ts";
import { configText } from "../support/site.ts";

const PAGES = 130;

const fixture = serveFixture({
  "docusaurus.config.js": configText({
    title: "Looked at",
    themeConfig: { colorMode: { respectPrefersColorScheme: true } },
    customFields: { note: "<b>bold</b>", list: Array.from({ length: 150 }, (_, index) => `entry-${index}`) },
    presets: [["classic", { blog: false, docs: { routeBasePath: "/" }, debug: true }]],
  }),
  "docs/index.md": "---\nslug: /\n---\n# Home\n",
  ...Object.fromEntries(Array.from({ length: PAGES }, (_, index) => [`docs/page-${index}.md`, `# Page ${index}\n`])),
});

async function open(view: string, options = {}): Promise<TestPage> {
  return fixture.browser.open(`${fixture.served.url}/__docusaurus/debug/${view}`, options);
}

test("the search finds keys and values in all data, and opens the matches", async () => {
  const { page, problems, requests, close } = await open("config", { colorScheme: "light" });
  expect(await page.getByRole("link", { name: "Config" }).getAttribute("aria-current")).toBe("page");
  expect(await findAxeViolations(page)).toEqual([]);
  expect(requests.some((url) => url.endsWith("config.json"))).toBe(false);
  await page.getByRole("searchbox", { name: "Search keys and values" }).fill("entry-149");
  await page.getByText("/customFields/list/149").waitFor();
  expect(await page.getByRole("status").textContent()).toBe("1 found.");
  await page.getByRole("searchbox").fill("no such thing");
  await page.getByText("Nothing found.").waitFor();
  await page.getByRole("searchbox").fill("customfields");
  await page.getByText("1 found.").waitFor();
  await page.locator("summary", { hasText: "/customFields" }).press("Enter");
  await page.getByText('"<b>bold</b>"').waitFor();
  await page.locator("summary", { hasText: "list" }).press("Enter");
  await page.getByRole("button", { name: "Show more (50 left)" }).click();
  await page.getByText('"entry-149"').waitFor();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.locator('html[data-theme="dark"]').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

test("one button closes all levels", async () => {
  const { page, close } = await open("config");
  const openOnes = page.locator("main details[open]");
  expect(await openOnes.count()).toBeGreaterThan(2);
  await page.getByRole("button", { name: "Collapse all" }).click();
  expect(await openOnes.count()).toBe(0);
  await close();
});

test("the search finds routes by path, also routes that are loaded later", async () => {
  const { page, problems, close } = await open("routes", { viewport: { width: 390, height: 800 } });
  const routes = page.locator("main .debugTree > li");
  expect(await routes.count()).toBe(100);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole("searchbox").fill("/page-129");
  await page.getByText("1 route found").waitFor();
  await page.locator("summary", { hasText: "/page-129" }).press("Enter");
  await page.getByText("docs/page-129.md").first().waitFor();
  const facts = page.locator("details[open] .debugFacts");
  expect(await facts.locator("dt:text-is('Inside') + dd").innerText()).toBe("/");
  expect(await facts.locator("dt:text-is('Sidebar') + dd").innerText()).toBe("defaultSidebar");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole("searchbox").fill("");
  await page.getByRole("button", { name: /^Show more/ }).click();
  await routes.nth(120).waitFor();
  await page.getByRole("link", { name: "Metadata" }).click();
  await page.getByRole("heading", { name: "Metadata", level: 1 }).waitFor();
  expect(problems).toEqual([]);
  await close();
});

test("without scripts the page shows the data and a link to all of it, and hides controls", async () => {
  const { page, close } = await open("routes", { javaScriptEnabled: false });
  expect(await page.getByRole("searchbox").count()).toBe(0);
  expect(await page.getByRole("main").getByRole("button").count()).toBe(0);
  await page.locator("summary", { hasText: "/page-1" }).first().click();
  await page.locator("details[open] dl").getByText("@theme/DocItem").waitFor();
  const rest = page.getByRole("link", { name: "more in the JSON file" });
  const response = await fetch(new URL((await rest.getAttribute("href")) ?? "", page.url()));
  expect(((await response.json()) as readonly object[]).length).toBeGreaterThan(PAGES);
  await close();
});
