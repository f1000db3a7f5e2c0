/** Dropdowns of the navbar: by mouse, by touch and with the keyboard alone. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { findAxeViolations } from "../support/browser.ts";
import { untilTrue } from "../support/until.ts";
import { openTour, TIMEOUT_MS, type Tour } from "./tour.ts";

let tour: Tour;
beforeAll(async () => void (tour = await openTour()), TIMEOUT_MS);
afterAll(() => tour?.[Symbol.asyncDispose]());

interface Parts {
  readonly button: Locator;
  readonly list: Locator;
}

function partsOf(page: Page): Parts {
  const dropdown = page.locator(".navbar .dropdown", { hasText: "More" });
  return { button: dropdown.locator("button"), list: dropdown.locator("ul") };
}

/** Waits until the list is shown or not, and the button says the same. */
async function untilOpen({ button, list }: Parts, isOpen: boolean): Promise<void> {
  await list.waitFor({ state: isOpen ? "visible" : "hidden" });
  expect(await button.getAttribute("aria-expanded")).toBe(String(isOpen));
}

test("hovering opens the list, and a click keeps it open", async () => {
  const { page, problems, close } = await tour.open("/docs/intro");
  const parts = partsOf(page);
  await parts.button.hover();
  await untilOpen(parts, true);
  await parts.button.click();
  await untilOpen(parts, true);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.mouse.move(600, 600);
  await untilOpen(parts, false);
  expect(problems).toEqual([]);
  await close();
});

test("a tap opens the list, and a tap outside closes it", async () => {
  const { page, close } = await tour.open("/docs/intro", { hasTouch: true });
  const parts = partsOf(page);
  await parts.button.tap();
  await untilOpen(parts, true);
  await page.getByText("The heron waits by the river").tap();
  await untilOpen(parts, false);
  await close();
});

test("the keyboard opens the list, moves in it and closes it", async () => {
  const { page, close } = await tour.open("/docs/intro");
  const parts = partsOf(page);
  await parts.button.focus();
  await page.keyboard.press("Space");
  await untilOpen(parts, true);
  await page.keyboard.press("Escape");
  await untilOpen(parts, false);
  await page.keyboard.press("ArrowDown");
  await untilOpen(parts, true);
  await untilTrue(page, () => document.activeElement?.textContent === "About");
  await page.keyboard.press("Escape");
  await untilOpen(parts, false);
  expect(await parts.button.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await untilOpen(parts, true);
  await page.keyboard.press("Shift+Tab");
  await untilOpen(parts, false);
  await close();
});
