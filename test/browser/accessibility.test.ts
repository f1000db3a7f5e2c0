/** What axe-core finds on pages of each kind, light and dark, and what the browser complains about when React takes them over: nothing. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { COLOR_RULES, findAxeViolations } from "../support/browser.ts";
import { openTour, TIMEOUT_MS, type Tour, untilIdle } from "./tour.ts";

let tour: Tour;
beforeAll(async () => void (tour = await openTour()), TIMEOUT_MS);
afterAll(() => tour?.[Symbol.asyncDispose]());

const PAGES = [
  "/",
  "/blog",
  "/blog/2024/01/02/first",
  "/blog/archive",
  "/blog/tags/birds",
  "/changelog",
  "/changelog/1.1.0",
  "/docs/blocks",
  "/docs/category/guide",
  "/docs/intro",
  "/docs/tabs",
];

/** An unknown path shows the not-found page, and the browser says how it was answered. */
const MISSING = "/docs/nowhere";

test.each([...PAGES, MISSING])(
  "%s hydrates without a warning, contacts no other host, and has no fault",
  async (path) => {
    const options = { colorScheme: "light", reducedMotion: "reduce" } as const;
    const { page, problems, requests, close } = await tour.open(path, options);
    await untilIdle(page);
    const answered = [`404: ${tour.url}${path}`, expect.stringContaining("404 (Not Found)")];
    expect(problems).toEqual(path === MISSING ? answered : []);
    if (path === MISSING) expect(await page.title()).toBe("Page Not Found | Tour");
    expect(requests.filter((url) => !url.startsWith(tour.url))).toEqual([]);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.locator('html[data-theme="dark"]').waitFor();
    expect(await findAxeViolations(page, COLOR_RULES)).toEqual([]);
    expect(problems).toEqual(path === MISSING ? answered : []);
    await close();
  },
);

test("the open side menu", async () => {
  const { page, close } = await tour.open("/docs/intro", { viewport: { width: 390, height: 800 } });
  await page.getByRole("button", { name: "Toggle navigation bar" }).click();
  await page.locator(".navbar-sidebar").getByRole("link", { name: "Long" }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await close();
});

test("forced colors show the current item and the categories above it", async () => {
  const { page, close } = await tour.open("/docs/category/guide", { forcedColors: "active", colorScheme: "dark" });
  const look = (selector: string): Promise<Record<string, string>> =>
    page
      .locator(`.theme-doc-sidebar-menu ${selector}`)
      .first()
      .evaluate((link) => {
        const probe = Object.assign(document.createElement("i"), {
          style: "forced-color-adjust: none; color: HighlightText; background: Highlight",
        });
        document.body.append(probe);
        const [own, marked] = [getComputedStyle(link), getComputedStyle(probe)];
        const isMarked = own.backgroundColor === marked.backgroundColor && own.color === marked.color;
        return { isMarked: String(isMarked), adjust: own.getPropertyValue("forced-color-adjust") };
      });
  expect(await look('a[aria-current="page"]')).toEqual({ isMarked: "true", adjust: "none" });
  await page.goto(new URL("/docs/guide/deep/third", page.url()).href);
  expect(await look(".menu__link--active:not([aria-current])")).toEqual({ isMarked: "false", adjust: "auto" });
  expect(await look('a[aria-current="page"]')).toEqual({ isMarked: "true", adjust: "none" });
  await close();
});
