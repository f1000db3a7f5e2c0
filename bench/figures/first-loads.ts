/** Measures the download of the first page that a reader opens. */

import type { Page } from "playwright-core";
import type { TestBrowser } from "../../test/support/browser.ts";
import { toTable } from "../table.ts";
import { PAGE_KINDS } from "./page-kinds.ts";

/** Limits for a docs page. */
const BARS = { requests: 14, all: 120_000, JS: 88_000, CSS: 14_000 } as const;

type Load = Readonly<Record<"requests" | "all" | "HTML" | "JS" | "CSS" | "data" | "images", number>>;

/** Prints the table and what exceeds the limits. Returns whether nothing does. */
export async function printFirstLoads(browser: TestBrowser, url: string): Promise<boolean> {
  const loads: [string, Load][] = [];
  for (const [kind, path] of Object.entries(PAGE_KINDS)) {
    loads.push([kind, toLoad(await firstLoad(browser, url + path))]);
  }
  const columns = Object.keys(loads[0]?.[1] ?? {});
  const rows = loads.map(([kind, load]) => [kind, ...Object.values(load).map((size) => size.toLocaleString("en"))]);
  console.log("First load until idle, bytes compressed with gzip:\n");
  console.log(toTable([["page", ...columns], ...rows]));
  const [, doc] = loads.find(([kind]) => kind === "doc") ?? [];
  const excess = (["requests", "all", "JS", "CSS"] as const).filter((name) => (doc?.[name] ?? 0) > BARS[name]);
  for (const name of excess)
    console.log(`doc: ${name} ${doc?.[name].toLocaleString("en")} of ${BARS[name].toLocaleString("en")}`);
  return excess.length === 0;
}

function toLoad(files: readonly LoadedFile[]): Load {
  const sizeOf = (type: string): number => sum(files.filter((file) => file.type.includes(type)));
  return {
    requests: files.length,
    all: sum(files),
    HTML: sizeOf("html"),
    JS: sizeOf("javascript"),
    CSS: sizeOf("css"),
    data: sizeOf("json"),
    images: sizeOf("image"),
  };
}

interface LoadedFile {
  readonly type: string;
  readonly bytes: number;
}

/** Returns every file that a page requests before the browser is idle; prefetching starts after that. */
async function firstLoad(browser: TestBrowser, url: string): Promise<LoadedFile[]> {
  const { page, requests, close } = await browser.open(url, { prepare: markIdle });
  await page.waitForFunction(() => "docusaurus" in window);
  await close();
  // Code that a page generates itself (`blob:`) is not downloaded.
  const files = [...new Set(requests)].filter((address) => address.startsWith("http"));
  const urls = files.filter((address) => !/\/(?:prefetch-\w+\.js|assets\/pages\/.*)$/.test(address));
  return Promise.all(
    urls.map(async (address) => {
      const response = await fetch(address);
      const bytes = Bun.gzipSync(await response.arrayBuffer(), { level: 9 }).byteLength;
      return { type: response.headers.get("content-type") ?? "", bytes };
    }),
  );
}

/** Keeps the browser from becoming idle, which would start prefetching. */
async function markIdle(page: Page): Promise<void> {
  await page.addInitScript(() => void Object.assign(window, { requestIdleCallback: () => 0 }));
}

function sum(files: readonly LoadedFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}
