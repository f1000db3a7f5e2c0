/** The button above a text, when something fails: readers are taken to the Markdown only if there is one to see. */

import { expect, spyOn, test } from "bun:test";
import { copyPage } from "../../../src/runtime/browser/copy-page.ts";
import { openWindow } from "../../support/browser-globals.ts";

interface Clicked {
  readonly isCopied: boolean;
  readonly copied: readonly string[];
  /** Where the reader was taken. */
  readonly visited: readonly string[];
}

async function click(answer: () => Promise<Response>, clipboard?: "closed"): Promise<Clicked> {
  await using _window = openWindow("https://example.com/a");
  const copied: string[] = [];
  const visited: string[] = [];
  const writeText = async (text: string): Promise<void> => {
    if (clipboard === "closed") throw new Error("closed");
    copied.push(text);
  };
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  spyOn(window.location, "assign").mockImplementation((url) => void visited.push(String(url)));
  using _fetch = spyOn(globalThis, "fetch").mockImplementation(Object.assign(answer, { preconnect: fetch.preconnect }));
  document.body.innerHTML = `<div><button></button><a href="/a.md"></a></div>`;
  const isCopied = await copyPage(document.querySelector("button") as Element);
  return { isCopied, copied, visited };
}

test("copies the text", async () => {
  const clicked = await click(async () => new Response("# A"));
  expect(clicked).toEqual({ isCopied: true, copied: ["# A"], visited: [] });
});

test("shows the text if the clipboard is unavailable", async () => {
  const clicked = await click(async () => new Response("# A"), "closed");
  expect(clicked).toEqual({ isCopied: false, copied: [], visited: ["https://example.com/a.md"] });
});

test.each([
  { what: "offline", answer: () => Promise.reject(new TypeError("offline")) },
  { what: "that is not there", answer: async () => new Response("No such page", { status: 404 }) },
])("a text $what leaves the reader where they are, whether the clipboard is closed or not", async ({ answer }) => {
  const stays = { isCopied: false, copied: [], visited: [] };
  expect(await click(answer)).toEqual(stays);
  expect(await click(answer, "closed")).toEqual(stays);
});
