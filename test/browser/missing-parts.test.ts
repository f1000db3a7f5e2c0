/** A page whose scripts come only in part: what is missing says so where it belongs, and the rest works. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page, Route } from "playwright-core";
import { openTour, TIMEOUT_MS, type Tour } from "./tour.ts";

let tour: Tour;
beforeAll(async () => void (tour = await openTour()), TIMEOUT_MS);
afterAll(() => tour?.[Symbol.asyncDispose]());

/** Blocks requests until `stop` is called. */
function blocking(pattern: string): { readonly prepare: (page: Page) => Promise<unknown>; readonly stop: () => void } {
  let isBlocked = true;
  const answer = (route: Route): Promise<void> => (isBlocked ? route.abort() : route.continue());
  return { prepare: (page) => page.route(pattern, answer), stop: () => void (isBlocked = false) };
}

async function expectWorkingPage(page: Page): Promise<void> {
  const before = await page.locator("html").getAttribute("data-theme");
  await page.getByRole("button", { name: /dark|light/i }).click();
  await page.locator(`html:not([data-theme="${before}"])`).waitFor();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("link", { name: "About" }).waitFor();
}

test("components in Markdown that fail to load show a box with a retry button", async () => {
  const { prepare, stop } = blocking("**/mdx-*.js");
  const { page, close } = await tour.open("/docs/tabs", { prepare });
  const box = page.getByRole("alert").first();
  await box.waitFor();
  expect(await page.getByText("Whoever walks chooses a shore.").isVisible()).toBe(true);
  await expectWorkingPage(page);
  stop();
  await box.getByRole("button", { name: "Retry" }).click();
  await page.getByRole("tab", { name: "Left" }).first().waitFor();
  await close();
});

test("custom pages do the same", async () => {
  const { prepare, stop } = blocking("**/site-Wishes-*.js");
  const { page, close } = await tour.open("/wishes", { prepare });
  await page.getByRole("button", { name: "Retry" }).waitFor();
  stop();
  await page.getByRole("button", { name: "Retry" }).click();
  await page.getByRole("heading", { name: "Wishes" }).waitFor();
  await expectWorkingPage(page);
  await close();
});

test("without the site's modules its pages are readable, and other pages work", async () => {
  const { prepare } = blocking("**/site-modules-*.js");
  const { page, close } = await tour.open("/docs/intro", { prepare });
  expect(await page.getByText("The heron waits by the river").isVisible()).toBe(true);
  await expectWorkingPage(page);
  await close();
});

test("a request that fails once is retried silently", async () => {
  let requests = 0;
  const { page, problems, close } = await tour.open("/docs/tabs", {
    prepare: (opened) =>
      opened.route("**/mdx-*.js", (route) => (requests++ === 0 ? route.abort("connectionreset") : route.continue())),
  });
  await page.getByRole("tab", { name: "Right" }).first().click();
  await page.getByText("Along the right shore").waitFor();
  expect(requests).toBe(2);
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(problems.filter((problem) => !problem.includes("CONNECTION_RESET"))).toEqual([]);
  await close();
});
