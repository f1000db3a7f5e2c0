/** What browsers download for the first page that a reader opens. In: a served site. Out: a table, a row for each kind of page. */

import type { Page } from "playwright-core";
import type { TestBrowser } from "../../test/support/browser.ts";
import { toTable } from "../table.ts";
import { PAGE_KINDS } from "./page-kinds.ts";

/** Prints the table. */
export async function printFirstLoads(browser: TestBrowser, url: string): Promise<void> {
  const rows: string[][] = [];
  for (const [kind, path] of Object.entries(PAGE_KINDS)) {
    const files = await firstLoad(browser, url + path);
    const sizeOf = (ending: string): number => sum(files.filter(({ type }) => type.includes(ending)));
    const sizes = [files.length, sum(files), sizeOf("html"), sizeOf("javascript"), sizeOf("css"), sizeOf("json")];
    rows.push([kind, ...sizes.map((size) => size.toLocaleString("en")), sizeOf("image").toLocaleString("en")]);
  }
  console.log("First load until idle, bytes compressed with gzip:\n");
  console.log(toTable([["page", "requests", "all", "HTML", "JS", "CSS", "data", "images"], ...rows]));
}

interface LoadedFile {
  readonly type: string;
  readonly bytes: number;
}

/** Every file a page asks for before the browser is idle; what is fetched ahead begins after that. */
async function firstLoad(browser: TestBrowser, url: string): Promise<LoadedFile[]> {
  const { page, requests, close } = await browser.open(url, { prepare: markIdle });
  await page.waitForFunction(() => "docusaurus" in window);
  await close();
  const urls = [...new Set(requests)].filter((address) => !/\/(?:prefetch-\w+\.js|assets\/pages\/.*)$/.test(address));
  return Promise.all(
    urls.map(async (address) => {
      const response = await fetch(address);
      const bytes = Bun.gzipSync(await response.arrayBuffer(), { level: 9 }).byteLength;
      return { type: response.headers.get("content-type") ?? "", bytes };
    }),
  );
}

/** Keeps the browser from being idle: then nothing is fetched ahead. */
async function markIdle(page: Page): Promise<void> {
  await page.addInitScript(() => void Object.assign(window, { requestIdleCallback: () => 0 }));
}

function sum(files: readonly LoadedFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}
