/** Measures whether prefetching slows clicks down on a slow phone. */

import { chromium, type Browser, type Page } from "playwright-core";
import { findChromium } from "../../test/support/browser.ts";
import { toTable } from "../table.ts";

/** Pages to open; links on each are clicked. */
const START_PAGES = ["/docs/installation/", "/docs/cli/", "/blog/"];
const LINKS = "main a[href^='/'], aside a[href^='/'], .sidebar a[href^='/']";
const LINKS_PER_PAGE = 3;

/** Milliseconds from interactive to the click: during and after prefetching. */
const DELAYS = [0, 700, 3000];

/** A slow 4G connection, as for a mid-range phone. */
const CONNECTION = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const CPU_SLOWDOWN = 4;

/** Allowed ratio to a run without prefetching. Two runs without it differ as much. */
const NOISE = 1.15;

/** Prints the table. Returns whether no click is slower with prefetching. */
export async function printClicks(url: string): Promise<boolean> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const times = { ahead: [] as number[], onClick: [] as number[] };
    for (const path of START_PAGES) {
      for (const delay of DELAYS) {
        for (let link = 0; link < LINKS_PER_PAGE; link++) {
          // Alternated, because the machine's speed varies over time.
          times.onClick.push(await timeClick(browser, url + path, { delay, link, fetchesAhead: false }));
          times.ahead.push(await timeClick(browser, url + path, { delay, link, fetchesAhead: true }));
        }
      }
    }
    const toRow = (name: string, all: readonly number[]): string[] => [
      name,
      ...[0.5, 0.95].map((share) => `${quantile(all, share).toFixed()} ms`),
    ];
    console.log("\nFrom a click to the page, 4G with 150 ms, a processor that is four times slower:\n");
    const rows = [toRow("pages are fetched ahead", times.ahead), toRow("nothing is fetched ahead", times.onClick)];
    console.log(toTable([["", "median", "p95"], ...rows]));
    return [0.5, 0.95].every((share) => quantile(times.ahead, share) <= quantile(times.onClick, share) * NOISE);
  } finally {
    await browser.close();
  }
}

interface Click {
  readonly delay: number;
  /** Index among the links in view. */
  readonly link: number;
  readonly fetchesAhead: boolean;
}

/** Opens the page as a first-time visitor and clicks. Returns milliseconds until the next page is painted. */
async function timeClick(browser: Browser, url: string, { delay, link, fetchesAhead }: Click): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await slowDown(page, fetchesAhead ? [] : ["*/prefetch-*.js"]);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForFunction(() => "docusaurus" in window);
    await page.waitForTimeout(delay);
    return await page.evaluate(clickAndWait, { selector: LINKS, link });
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page, blocked: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", CONNECTION);
  await session.send("Network.setBlockedURLs", { urls: blocked });
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
}

/** Runs in the page. Clicks like a finger, without hovering first, so hovering triggers no prefetch. */
async function clickAndWait({ selector, link }: { selector: string; link: number }): Promise<number> {
  const isOther = ({ pathname, hash }: HTMLAnchorElement): boolean => pathname !== location.pathname && hash === "";
  const isInView = (element: Element): boolean => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && top >= 0 && bottom <= innerHeight;
  };
  const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)].filter(
    (element) => isOther(element) && isInView(element),
  );
  const clicked = links[Math.floor((link + 0.5) * (links.length / 3))];
  if (!clicked) throw new Error(`${location.pathname} has no link in view.`);
  const { title } = document;
  const from = performance.now();
  clicked.click();
  while (document.title === title) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - from;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
