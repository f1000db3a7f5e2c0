/** Buttons of code blocks: one listener loads what copies, wraps, and knows which lines are too long. */

import { expect, spyOn, test } from "bun:test";
import { watchCodeBlocks } from "../../../src/runtime/browser/code-blocks.ts";
import { openWindow, type TestWindow } from "../../support/browser-globals.ts";

const BLOCK = `<div class="codeBlockContainer"><pre><code><span>a
</span><span>b</span></code></pre>
  <button class="wordWrapButton"></button><button class="copyButton" aria-label="Copy" data-copied="Copied"></button></div>`;

function openBlock(clipboard: object): TestWindow {
  const browser = openWindow();
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  document.body.innerHTML = BLOCK;
  watchCodeBlocks();
  return browser;
}

/** After what serves a click has been loaded, and has done its work. */
async function served(): Promise<void> {
  await import("../../../src/runtime/browser/code-buttons.ts");
  await Bun.sleep(0);
}

const element = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) as HTMLElement;

test("copies exactly the code, and confirms it", async () => {
  const copied: string[] = [];
  await using _ = openBlock({ writeText: async (text: string) => void copied.push(text) });
  element(".copyButton").click();
  await served();
  expect(copied).toEqual(["a\nb"]);
  expect(element(".copyButton").getAttribute("aria-label")).toBe("Copied");
  expect(element(".copyButton").classList.contains("copyButtonCopied")).toBe(true);
});

test("selects the code if the clipboard is unavailable", async () => {
  await using browser = openBlock({ writeText: () => Promise.reject(new Error("closed")) });
  element(".copyButton").click();
  await served();
  expect(browser.window.getSelection()?.toString()).toContain("a\nb");
  expect(element(".copyButton").getAttribute("aria-label")).toBe("Copy");
});

test("wrapping is a state of the block, offered for lines that are too long", async () => {
  await using _ = openBlock({});
  const block = element(".codeBlockContainer");
  Object.defineProperty(element("pre"), "scrollWidth", { configurable: true, value: 500 });
  element("code").dispatchEvent(new Event("pointerover", { bubbles: true }));
  await served();
  expect(block.hasAttribute("data-overflow")).toBe(true);
  element(".wordWrapButton").click();
  await served();
  expect(block.hasAttribute("data-wrap")).toBe(true);
  expect(element(".wordWrapButton").getAttribute("aria-pressed")).toBe("true");
  element(".wordWrapButton").click();
  await served();
  expect(block.hasAttribute("data-wrap")).toBe(false);
  expect(element(".wordWrapButton").getAttribute("aria-pressed")).toBe("false");
});

test("if the clipboard is unavailable, opens the Markdown of the page", async () => {
  await using _ = openBlock({ writeText: () => Promise.reject(new Error("closed")) });
  using _fetch = spyOn(globalThis, "fetch").mockImplementation(
    Object.assign(async () => new Response("# X"), { preconnect: fetch.preconnect }),
  );
  document.body.innerHTML = `<div class="copyPage"><button class="copyPageButton">Copy page</button><a href="#x.md">View</a></div>`;
  element(".copyPageButton").click();
  await served();
  await Bun.sleep(20);
  expect(window.location.hash).toBe("#x.md");
  expect(element(".copyPageButton").textContent).toBe("Copy page");
});
