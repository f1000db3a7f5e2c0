/** Buttons of code blocks: what is copied is exactly the code, and long lines can be wrapped. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { isMarked, markDocument, openTour, TIMEOUT_MS, type Tour, untilHeading } from "./tour.ts";
import { untilTrue } from "../support/until.ts";

const PERMISSIONS = { permissions: ["clipboard-read", "clipboard-write"] };

const CODE = `function walk(steps) {
  if (steps < 1) return "<home>";

\treturn walk(steps - 1); // & on
}`;

let tour: Tour;
beforeAll(async () => void (tour = await openTour()), TIMEOUT_MS);
afterAll(() => tour?.[Symbol.asyncDispose]());

test("the copy button copies the code and briefly confirms it; a second click meanwhile changes nothing", async () => {
  const { page, problems, close } = await tour.open("/docs/blocks", PERMISSIONS);
  const block = page.locator(".codeBlockContainer").first();
  await block.hover();
  await block.getByRole("button", { name: "Copy code to clipboard" }).click();
  await block.getByRole("button", { name: "Copied" }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CODE);
  await block.getByRole("button", { name: "Copy code to clipboard" }).waitFor();
  // Both clicks in the page, where nothing is slow enough to miss the confirmation.
  await block.locator(".copyButton").evaluate(async (button: HTMLElement) => {
    button.click();
    while (button.getAttribute("aria-label") !== "Copied") await new Promise((resolve) => setTimeout(resolve, 10));
    button.click();
  });
  await block.getByRole("button", { name: "Copy code to clipboard" }).waitFor();
  expect(problems).toEqual([]);
  await close();
});

test("the buttons work after a navigation", async () => {
  const { page, close } = await tour.open("/docs/intro", PERMISSIONS);
  await page.locator(".theme-doc-sidebar-menu").getByRole("link", { name: "Blocks" }).click();
  await untilHeading(page, "Blocks");
  const block = page.locator(".codeBlockContainer").first();
  await block.hover();
  await block.locator(".copyButton").click();
  await block.getByRole("button", { name: "Copied" }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CODE);
  await close();
});

test("only blocks with a line that is too long offer wrapping", async () => {
  const { page, close } = await tour.open("/docs/blocks");
  const [short, long] = [page.locator(".codeBlockContainer").first(), page.locator(".codeBlockContainer").last()];
  await short.hover();
  expect(await short.locator(".wordWrapButton").isVisible()).toBe(false);
  await long.hover();
  const button = long.getByRole("button", { name: "Toggle word wrap" });
  // The code behind the button loads when the pointer reaches the block.
  const untilOverflows = (expected: boolean): Promise<unknown> =>
    untilTrue(
      page,
      (isExpected) => {
        const pre = [...document.querySelectorAll(".codeBlockContainer pre")].at(-1);
        return pre && pre.scrollWidth > pre.clientWidth === isExpected;
      },
      expected,
    );
  await untilOverflows(true);
  await button.click();
  await untilOverflows(false);
  await button.click();
  await untilOverflows(true);
  await close();
});

test("code rendered by a component is highlighted, on first load and after a navigation", async () => {
  const expectBlocks = async (page: Page): Promise<void> => {
    const [built, computed] = [page.locator(".codeBlockContainer").first(), page.locator(".codeBlockContainer").last()];
    expect(await built.locator(".codeBlockTitle").textContent()).toBe("depth.jsx");
    expect(await built.locator(".theme-code-block-highlighted-line").textContent()).toBe("const depth = 42;\n");
    expect(await built.locator(".hljs-name").allTextContents()).toEqual(["b", "b"]);
    expect(await computed.locator(".hljs-number").textContent()).toBe("0");
    // What nobody knew when the site was built is shown as it is.
    await page.getByRole("button", { name: "Count" }).click();
    await computed.getByText("count(1);").waitFor();
    expect(await computed.locator("span").count()).toBe(0);
  };
  const first = await tour.open("/snippets");
  await expectBlocks(first.page);
  expect(first.problems).toEqual([]);
  await first.close();
  const later = await tour.open("/");
  await later.page.evaluate(() =>
    document.querySelector("main")?.insertAdjacentHTML("beforeend", '<a href="/snippets">Go</a>'),
  );
  await markDocument(later.page);
  await later.page.getByRole("link", { name: "Go" }).click();
  await untilHeading(later.page, "Snippets");
  expect(await isMarked(later.page)).toBe(true);
  await expectBlocks(later.page);
  expect(later.problems).toEqual([]);
  await later.close();
});
