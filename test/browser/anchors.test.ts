/** Anchors and the keyboard lead where a reader expects. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { isMarked, markDocument, openTour, TIMEOUT_MS, type Tour, untilHeading } from "./tour.ts";
import { untilTrue } from "../support/until.ts";

let tour: Tour;
beforeAll(async () => void (tour = await openTour()), TIMEOUT_MS);
afterAll(() => tour?.[Symbol.asyncDispose]());

describe("an anchor", () => {
  test("scrolls to below the navbar and appears in the URL", async () => {
    const { page, close } = await tour.open("/docs/intro");
    await markDocument(page);
    await page.locator("article").getByRole("link", { name: "a place on this page" }).click();
    await page.waitForURL("**/docs/intro#down-below");
    await expectBelowNavbar(page, "down-below");
    expect(await page.locator(":target").getAttribute("id")).toBe("down-below");
    await page.goBack();
    await untilTrue(page, () => window.scrollY === 0);
    expect(await isMarked(page)).toBe(true);
    await close();
  });

  test("on another page scrolls as well", async () => {
    const { page, close } = await tour.open("/docs/intro");
    await markDocument(page);
    await page.locator("article").getByRole("link", { name: "a place on another page" }).click();
    await untilHeading(page, "Long");
    await untilTrue(page, () => window.scrollY > 0);
    await expectBelowNavbar(page, "far-away");
    expect(await isMarked(page)).toBe(true);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("h2")?.id)).toBe("far-away");
    await close();
  });

  test("in the initial URL keeps its position after hydration", async () => {
    const { page, close } = await tour.open("/docs/long#far-away");
    await expectBelowNavbar(page, "far-away");
    await close();
  });

  test("with an invalid name does no harm", async () => {
    const { page, problems, close } = await tour.open("/docs/intro");
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), { href: "/docs/guide/first#100%" });
      document.body.append(link);
      link.click();
    });
    await untilHeading(page, "First");
    expect(new URL(page.url()).hash).toBe("#100%");
    expect(problems).toEqual([]);
    await close();
  });
});

describe("the keyboard", () => {
  test("reaches the skip link first, and the text through it", async () => {
    const { page, close } = await tour.open("/docs/intro");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Skip to main content");
    expect(await page.locator(".skipToContent").isVisible()).toBe(true);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
    await close();
  });

  test("reaches the sidebar, follows a link, and starts at the top of the next page", async () => {
    const { page, close } = await tour.open("/docs/intro");
    await markDocument(page);
    await page.locator(".navbar a").last().focus();
    for (let presses = 0; presses < 10 && (await focused(page)) !== "Long"; presses++) await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Long");
    await page.keyboard.press("Enter");
    await untilHeading(page, "Long");
    expect(await isMarked(page)).toBe(true);
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Skip to main content");
    await close();
  });
});

async function expectBelowNavbar(page: Page, id: string): Promise<void> {
  const [navbar, top] = await page.evaluate(
    (target) => [
      document.querySelector(".navbar")?.getBoundingClientRect().bottom ?? 0,
      document.getElementById(target)?.getBoundingClientRect().top ?? -1,
    ],
    id,
  );
  expect(top).toBeGreaterThanOrEqual(navbar ?? 0);
  expect(top).toBeLessThan((navbar ?? 0) + 60);
}

async function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.textContent?.trim());
}
