/** The button above a text: what is copied is the page's Markdown, which can also be looked at. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { openTour, TIMEOUT_MS, type Tour, untilHeading } from "./tour.ts";

const PERMISSIONS = { permissions: ["clipboard-read", "clipboard-write"] };

let tour: Tour;
beforeAll(async () => void (tour = await openTour()), TIMEOUT_MS);
afterAll(() => tour?.[Symbol.asyncDispose]());

const fetchText = async (path: string): Promise<string> => (await fetch(tour.url + path)).text();

test("the button copies the Markdown of the page and briefly confirms it", async () => {
  const { page, problems, close } = await tour.open("/docs/intro", PERMISSIONS);
  await page.getByRole("button", { name: "Copy page" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await fetchText("/docs/intro.md"));
  expect(copied).toContain("\n# ");
  await page.getByRole("button", { name: "Copy page" }).waitFor();
  expect(problems).toEqual([]);
  await close();
});

test("after a navigation it copies the new page", async () => {
  const { page, close } = await tour.open("/docs/intro", PERMISSIONS);
  await page.locator(".theme-doc-sidebar-menu").getByRole("link", { name: "Blocks" }).click();
  await untilHeading(page, "Blocks");
  await page.getByRole("button", { name: "Copy page" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await fetchText("/docs/blocks.md"));
  await close();
});

test("posts and releases have the button, lists do not; the Markdown file is served as Markdown", async () => {
  for (const path of ["/blog/2024/01/02/first", "/changelog/1.1.0"]) {
    const { page, close } = await tour.open(path);
    const href = await page.getByRole("link", { name: "View as Markdown" }).getAttribute("href");
    expect(href).toBe(`${path}.md`);
    const response = await fetch(`${tour.url}${path}.md`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    await close();
  }
  const { page, close } = await tour.open("/blog");
  expect(await page.getByRole("button", { name: "Copy page" }).count()).toBe(0);
  await close();
});
