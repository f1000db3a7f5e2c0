/** Measures search in Chromium: the time from a key press to the painted results. */

import { chromium, type Page } from "playwright-core";
import { findChromium } from "../test/support/browser.ts";

export interface TypingFigures {
  /** From opening the box to the first results, with all files in the browser's cache, by way of opening. */
  readonly firstMs: Readonly<Record<Opening, readonly number[]>>;
  /** From each later key press to its results. */
  readonly keyMs: readonly number[];
  /** Tasks of the main thread above 50 ms, from opening the box on. */
  readonly longTasks: readonly number[];
}

/** `keys`: Ctrl+K on a page that has just loaded. `pointer`: a click after hovering the button. `again`: Ctrl+K after a search. */
export type Opening = "keys" | "pointer" | "again";

/** How long the pointer hovers before it clicks. */
const HOVER_MS = 150;

/** Words of the generated pages, misspellings, a question, and words without similar ones. */
const QUERIES = [
  "cache manifest",
  "snapshot",
  "the private",
  "confg",
  "how do I merge a stream",
  "zzz",
  "comfigurazion",
  "qualitative",
];

/** Milliseconds between two keys of a fast typist. */
const PAUSE_MS = 90;

const WARM_OPENINGS = 5;

/** Types into the search of the page at `url`. */
export async function measureTyping(url: string): Promise<TypingFigures> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage();
    await page.addInitScript(watchSearch);
    const firstMs: Record<Opening, number[]> = { keys: [], pointer: [], again: [] };
    const load = async (): Promise<void> => {
      await page.goto(url, { waitUntil: "load" });
      await page.waitForFunction(() => "docusaurus" in window);
    };
    // The first opening fills the cache.
    await load();
    await open(page, "keys");
    for (let time = 0; time < WARM_OPENINGS; time++) {
      for (const opening of ["pointer", "keys", "again"] as const) {
        if (opening === "again") await close(page);
        else await load();
        firstMs[opening].push(await open(page, opening));
      }
    }
    for (const query of QUERIES) await type(page, query);
    const { keyMs, longTasks } = await page.evaluate(() => (window as unknown as WatchedWindow).searchWatch);
    return { firstMs, keyMs: keyMs.slice(2), longTasks };
  } finally {
    await browser.close();
  }
}

interface WatchedWindow {
  readonly searchWatch: { readonly keyMs: number[]; readonly longTasks: number[]; openedAt: number };
}

/** Runs in the page. Records how long the results of each query take to be painted. */
function watchSearch(): void {
  const watch: WatchedWindow["searchWatch"] = { keyMs: [], longTasks: [], openedAt: Infinity };
  Object.assign(window, { searchWatch: watch });
  const observer = new PerformanceObserver((list) => {
    const own = list.getEntries().filter(({ startTime }) => startTime >= watch.openedAt);
    watch.longTasks.push(...own.map(({ duration }) => duration));
  });
  observer.observe({ type: "longtask" });
  const isAnswered = (): boolean =>
    document.querySelector(".searchBox [aria-busy=false], .searchBox .searchMessage") !== null;
  document.addEventListener("input", ({ target, timeStamp }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(".searchInput")) return;
    const query = target.value;
    const look = (): void => {
      if (target.value !== query) return;
      if (!isAnswered()) return void requestAnimationFrame(look);
      // This frame paints the results; the message arrives right after it.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => void watch.keyMs.push(performance.now() - timeStamp));
      port1.start();
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}

/** Opens the box and types immediately. Returns how long the results take. */
async function open(page: Page, opening: Opening): Promise<number> {
  if (opening === "pointer") {
    await page.hover(".searchButton");
    await page.waitForTimeout(HOVER_MS);
  }
  return page.evaluate(async (isClick) => {
    const watch = (window as unknown as WatchedWindow).searchWatch;
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    const known = watch.keyMs.length;
    watch.openedAt = Math.min(watch.openedAt, performance.now());
    if (isClick) document.querySelector<HTMLButtonElement>(".searchButton")?.click();
    else document.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true }));
    while (!document.querySelector(".searchInput")) await frame();
    const input = document.querySelector<HTMLInputElement>(".searchInput");
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    // When reopened, the box shows the last query; one more letter makes a new one.
    setValue?.call(input, input?.value === "cach" ? "cache" : "cach");
    input?.dispatchEvent(new InputEvent("input", { bubbles: true }));
    while (watch.keyMs.length === known) await frame();
    return watch.keyMs[known] ?? Number.NaN;
  }, opening === "pointer");
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.waitForSelector(".searchInput", { state: "detached" });
}

async function type(page: Page, query: string): Promise<void> {
  await page.locator(".searchInput").selectText();
  await page.keyboard.type(query, { delay: PAUSE_MS });
  await page.waitForTimeout(300);
}
