/** Phones: the side menu, and breadcrumbs that wrap. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { isMarked, markDocument, openTour, TIMEOUT_MS, type Tour, untilHeading } from "./tour.ts";
import { untilTrue } from "../support/until.ts";

const PHONE = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

let tour: Tour;
beforeAll(async () => void (tour = await openTour()), TIMEOUT_MS);
afterAll(() => tour?.[Symbol.asyncDispose]());

test("opens with the docs panel, goes back to the main one, and closes in four ways", async () => {
  const { page, problems, close } = await tour.open("/docs/intro", PHONE);
  const menu = await openMenu(page);
  await untilInView(page, "/docs/long");
  await menu.getByRole("button", { name: "Back to main menu" }).tap();
  await untilInView(page, "/wishes");
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  expect(await page.evaluate(() => document.activeElement?.classList.contains("navbar__toggle"))).toBe(true);
  await (await openMenu(page)).getByRole("button", { name: "Close navigation bar" }).tap();
  await menu.waitFor({ state: "hidden" });
  await openMenu(page);
  await page.touchscreen.tap(380, 400);
  await menu.waitFor({ state: "hidden" });
  await openMenu(page);
  await page.setViewportSize({ width: 1200, height: 800 });
  await menu.waitFor({ state: "hidden" });
  await page.setViewportSize(PHONE.viewport);
  expect(problems).toEqual([]);
  await close();
});

test("closes when a page is selected, and leaves no extra entry in the history", async () => {
  const { page, close } = await tour.open("/docs/intro", PHONE);
  await markDocument(page);
  const menu = await openMenu(page);
  await menu.getByRole("link", { name: "Long" }).tap();
  await untilHeading(page, "Long");
  await menu.waitFor({ state: "hidden" });
  await openMenu(page);
  await page.keyboard.press("Escape");
  await untilTrue(page, () => !("menu" in (history.state as object)));
  await page.goBack();
  await untilHeading(page, "Introduction");
  expect(await isMarked(page)).toBe(true);
  await close();
});

test("closes when the reader navigates back, and the page stays", async () => {
  const { page, problems, close } = await tour.open("/docs/intro", PHONE);
  await page.getByRole("link", { name: "the first page of the guide" }).tap();
  await untilHeading(page, "First");
  const menu = await openMenu(page);
  await page.goBack();
  await menu.waitFor({ state: "hidden" });
  await untilHeading(page, "First");
  await page.goBack();
  await untilHeading(page, "Introduction");
  expect(problems).toEqual([]);
  await close();
});

test("prevents scrolling of the page behind it", async () => {
  const { page, close } = await tour.open("/docs/long", PHONE);
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
  // A tap by the test's own finger would scroll first.
  await page.locator(".navbar__toggle").evaluate((button: HTMLElement) => button.click());
  await page.locator(".navbar-sidebar").waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe("hidden");
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
  await page.keyboard.press("Escape");
  await untilTrue(page, () => getComputedStyle(document.body).overflowY !== "hidden");
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
  await close();
});

test("lines of breadcrumbs begin at the same place", async () => {
  const { page, close } = await tour.open("/docs/guide/first", { viewport: { width: 150, height: 800 } });
  const starts = await page.locator(".breadcrumbs__item > *").evaluateAll((items) => {
    const boxes = items.map((item) => item.getBoundingClientRect());
    const first = boxes.filter(({ top }, index) => top > (boxes[index - 1]?.top ?? -1) + 5);
    return first.map(({ left, right }) => (document.documentElement.dir === "rtl" ? right : left));
  });
  expect(starts.length).toBeGreaterThan(1);
  expect(new Set(starts).size).toBe(1);
  await close();
});

async function openMenu(page: Page): Promise<ReturnType<Page["locator"]>> {
  await page.getByRole("button", { name: "Toggle navigation bar" }).tap();
  const menu = page.locator(".navbar-sidebar");
  await menu.waitFor();
  return menu;
}

/** Waits until a link of the menu has come to rest inside the window. */
async function untilInView(page: Page, path: string): Promise<void> {
  await untilTrue(
    page,
    (href) => {
      const link = document.querySelector(`.navbar-sidebar a[href="${href}"]`);
      const { left = -1, right = Infinity } = link?.getBoundingClientRect() ?? {};
      return left >= 0 && right <= window.innerWidth;
    },
    path,
  );
}
