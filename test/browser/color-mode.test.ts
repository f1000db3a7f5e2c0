/** Light and dark: there before anything is painted, kept, the same in all tabs, and the system's where nothing is kept. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { openTour, TIMEOUT_MS, type Tour, untilHeading } from "./tour.ts";
import { untilHydrated, untilTrue } from "../support/until.ts";

let tour: Tour;
beforeAll(async () => void (tour = await openTour()), TIMEOUT_MS);
afterAll(() => tour?.[Symbol.asyncDispose]());

test("the stored mode is set before any of the site's scripts run", async () => {
  const { page, close } = await tour.open("/docs/intro", { javaScriptEnabled: true });
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  const held = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${tour.url}/docs/guide/first`, { waitUntil: "commit" });
  await page.locator("article h1").waitFor();
  expect(await modeOf(page)).toBe("dark");
  // Nothing is painted before the styles are there, but elements can be found.
  await untilTrue(page, () => document.styleSheets.length > 0);
  expect(await backgroundOf(page)).toBe("rgb(27, 27, 29)");
  held.resolve();
  await untilHydrated(page);
  expect(await modeOf(page)).toBe("dark");
  await close();
});

test("a click on the switch changes the mode and stores it for the next page and the next visit", async () => {
  const { page, problems, close } = await tour.open("/docs/intro");
  expect(await modeOf(page)).toBe("light");
  await page.locator(".navbar").getByRole("button", { name: /mode/ }).click();
  expect(await modeOf(page)).toBe("dark");
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  await page.locator(".navbar").getByRole("link", { name: "Wishes" }).click();
  await untilHeading(page, "Wishes");
  expect(await modeOf(page)).toBe("dark");
  await page.reload();
  await untilHydrated(page);
  expect(await modeOf(page)).toBe("dark");
  await page.locator(".navbar").getByRole("button", { name: /mode/ }).click();
  expect(await modeOf(page)).toBe("light");
  expect(problems).toEqual([]);
  await close();
});

test("tabs share the mode", async () => {
  const { page, close } = await tour.open("/docs/intro");
  const other = await page.context().newPage();
  await other.goto(`${tour.url}/blog`);
  await untilHydrated(other);
  await page.locator(".navbar").getByRole("button", { name: /mode/ }).click();
  await other.locator('html[data-theme="dark"]').waitFor();
  await other.locator(".navbar").getByRole("button", { name: /mode/ }).click();
  await page.locator('html[data-theme="light"]').waitFor();
  await close();
});

test("without a stored choice the system decides, also after it changes or the store is cleared", async () => {
  const { page, close } = await tour.open("/docs/intro", { colorScheme: "dark" });
  expect(await modeOf(page)).toBe("dark");
  await page.emulateMedia({ colorScheme: "light" });
  await page.locator('html[data-theme="light"]').waitFor();
  const other = await page.context().newPage();
  await other.goto(`${tour.url}/docs/intro`);
  await other.evaluate(() => localStorage.setItem("theme", "dark"));
  await page.locator('html[data-theme="dark"]').waitFor();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.emulateMedia({ colorScheme: "light" });
  expect(await modeOf(page)).toBe("dark");
  await other.evaluate(() => localStorage.removeItem("theme"));
  await page.locator('html[data-theme="light"]').waitFor();
  await other.evaluate(() => localStorage.setItem("theme", "dark"));
  await page.locator('html[data-theme="dark"]').waitFor();
  await other.evaluate(() => localStorage.clear());
  await page.locator('html[data-theme="light"]').waitFor();
  await close();
});

test("with storage disabled, only the memory is lost", async () => {
  const { page, close } = await tour.open("/docs/intro", {
    prepare: (opened) =>
      opened.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get() {
            throw new DOMException("closed", "SecurityError");
          },
        });
      }),
  });
  await page.locator(".navbar").getByRole("button", { name: /mode/ }).click();
  expect(await modeOf(page)).toBe("dark");
  await close();
});

async function modeOf(page: Page): Promise<string | null> {
  return page.locator("html").getAttribute("data-theme");
}

async function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}
