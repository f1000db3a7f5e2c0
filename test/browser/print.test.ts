/** Paper: the text alone, light, with everything that tabs hide. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { openTour, TIMEOUT_MS, type Tour } from "./tour.ts";

let tour: Tour;
beforeAll(async () => void (tour = await openTour()), TIMEOUT_MS);
afterAll(() => tour?.[Symbol.asyncDispose]());

test("a printed page is light, as wide as the paper, and without navigation", async () => {
  const { page, close } = await tour.open("/docs/tabs", { colorScheme: "dark" });
  await page.locator('html[data-theme="dark"]').waitFor();
  await page.emulateMedia({ media: "print" });
  await page.locator('html[data-theme="light"]').waitFor();
  for (const chrome of [".navbar", ".footer", ".theme-doc-sidebar-container", ".pagination-nav", ".tableOfContents"]) {
    expect(await page.locator(chrome).first().isVisible()).toBe(false);
  }
  const [left, right] = await page.locator("article").evaluate((article) => {
    const box = article.getBoundingClientRect();
    return [box.left, window.innerWidth - box.right];
  });
  expect(left).toBeLessThan(32);
  expect(right).toBeLessThan(32);
  expect(await page.locator(".tabItem[hidden]").first().isVisible()).toBe(true);
  await page.emulateMedia({ media: "screen" });
  await page.locator('html[data-theme="dark"]').waitFor();
  await close();
});
