/** Back and forward: the pages are there again, and the reader is where they had been. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import {
  clickInMenu,
  delayData,
  isMarked,
  markDocument,
  openTour,
  TIMEOUT_MS,
  type Tour,
  untilHeading,
} from "./tour.ts";
import { untilHydrated, untilTrue } from "../support/until.ts";

let tour: Tour;
beforeAll(async () => void (tour = await openTour()), TIMEOUT_MS);
afterAll(() => tour?.[Symbol.asyncDispose]());

describe("moving through history", () => {
  test("restores the pages and their scroll positions", async () => {
    const { page, close } = await tour.open("/docs/long");
    await markDocument(page);
    await scrollTo(page, 1500);
    await clickInMenu(page, "/docs/blocks");
    await untilHeading(page, "Blocks");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await clickInMenu(page, "/docs/intro");
    await untilHeading(page, "Introduction");
    await scrollTo(page, 700);
    await page.goBack();
    await untilHeading(page, "Blocks");
    await page.goBack();
    await untilHeading(page, "Long");
    await untilTrue(page, () => window.scrollY === 1500);
    await page.goForward();
    await untilHeading(page, "Blocks");
    await page.goForward();
    await untilHeading(page, "Introduction");
    await untilTrue(page, () => window.scrollY === 700);
    expect(await isMarked(page)).toBe(true);
    await close();
  });

  test("restores the position when the page has to be fetched first", async () => {
    const { page, close } = await tour.open("/docs/long", {
      prepare: (opened) => delayData(opened, "/docs/long", 300),
    });
    await scrollTo(page, 1500);
    await clickInMenu(page, "/docs/blocks");
    await untilHeading(page, "Blocks");
    await page.goBack();
    await untilHeading(page, "Long");
    await untilTrue(page, () => window.scrollY === 1500);
    await close();
  });

  test("restores the position after a reload", async () => {
    const { page, close } = await tour.open("/docs/long");
    await scrollTo(page, 1500);
    await clickInMenu(page, "/docs/blocks");
    await untilHeading(page, "Blocks");
    await page.reload();
    await untilHydrated(page);
    await untilHeading(page, "Blocks");
    await page.goBack();
    await untilHeading(page, "Long");
    await untilTrue(page, () => window.scrollY === 1500);
    await page.reload();
    await untilTrue(page, () => window.scrollY === 1500);
    await close();
  });
});

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await untilTrue(page, (y) => window.scrollY === y, top);
}
