/**
 * Measures `dev` in Chromium on generated sites: `bun bench/dev.ts [--sizes 100,1000,5000] [--saves 50] [--many 1000]
 * [--executable bin/veloci]`. Prints the time from the command to the first paint, with and without the cache of the previous run;
 * from a save to the painted text; and the memory after many saves. The CPU time until the first page depends less on other load.
 */

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "playwright-core";
import { findChromium } from "../test/support/browser.ts";
import { writeSite } from "./generate-site.ts";
import { toTable } from "./table.ts";

interface Plan {
  readonly pages: number;
  /** Number of saves that are timed. */
  readonly saves: number;
  /** Number of saves between the two memory readings. */
  readonly many: number;
  /** The command before `dev`. */
  readonly program: readonly string[];
}

interface Result {
  readonly pages: number;
  /** Milliseconds without a cache, and with that of the previous run. */
  readonly cold: number;
  readonly warm: number;
  /** CPU milliseconds until the first page, with the cache. */
  readonly processor: number;
  readonly saves: readonly number[];
  /** Bytes before and after the many saves. */
  readonly memory: readonly [number, number];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      sizes: { type: "string", default: "100,1000,5000" },
      saves: { type: "string", default: "50" },
      many: { type: "string", default: "1000" },
      executable: { type: "string" },
    },
  });
  const flags = ["--no-install", "--no-env-file", "--config=/dev/null"];
  const interpreted = [process.execPath, ...flags, resolve(import.meta.dir, "../cli.ts")];
  const program = values.executable ? [resolve(values.executable)] : interpreted;
  const results: Result[] = [];
  for (const size of values.sizes.split(",")) {
    const plan = { pages: Number(size), saves: Number(values.saves), many: Number(values.many), program };
    results.push(await measureSize(plan));
  }
  const head = [
    "pages",
    "first paint ms",
    "with cache",
    "processor ms",
    "save ms (median)",
    "save ms (p95)",
    "memory MB",
    "after many saves",
  ];
  console.log(toTable([head, ...results.map(toRow)]));
}

function toRow({ pages, cold, warm, processor, saves, memory: [before, after] }: Result): string[] {
  const sorted = saves.toSorted((a, b) => a - b);
  const at = (part: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0);
  const change = `${(after / 1e6).toFixed(0)} (${((after / before - 1) * 100).toFixed(0)} %)`;
  const times = [cold, warm, processor].map((ms) => ms.toFixed(0));
  return [String(pages), ...times, at(0.5), at(0.95), (before / 1e6).toFixed(0), change];
}

async function measureSize({ pages, saves, many, program }: Plan): Promise<Result> {
  const dir = await mkdtemp(join(tmpdir(), "veloci-bench-"));
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  const page = await (await browser.newContext()).newPage();
  await writeSite(dir, pages);
  const first = await startDev(program, dir, page);
  first.child.kill("SIGINT");
  await first.child.exited;
  const processor = await processorTime(program, dir);
  const { child, firstPaint: warm } = await startDev(program, dir, page);
  try {
    const file = join(dir, "docs/start.md");
    const text = await readFile(file, "utf8");
    const times: number[] = [];
    const save = async (mark: string): Promise<number> => {
      const painted = page.evaluate(waitForText, mark);
      const begun = Date.now();
      await writeFile(file, `${text}\n${mark}\n`);
      return (await painted) - begun;
    };
    for (let index = 0; index < saves; index++) times.push(await save(`Mark ${index}.`));
    const before = await residentBytes(child.pid);
    for (let index = 0; index < many; index++) await save(`Again ${index}.`);
    const memory = [before, await residentBytes(child.pid)] as const;
    return { pages, cold: first.firstPaint, warm, processor, saves: times, memory };
  } finally {
    await browser.close();
    child.kill("SIGINT");
    await child.exited;
    await rm(dir, { recursive: true, force: true });
  }
}

/** Starts the command, and waits until the page is visible and all files are compiled. */
async function startDev(program: readonly string[], dir: string, page: Page) {
  const start = Date.now();
  const child = Bun.spawn([...program, "dev", dir, "--port", "0", "--no-open"], { stdout: "pipe", stderr: "pipe" });
  const whole = untilCompiled(child.stderr);
  const origin = await readOrigin(child.stdout);
  await page.goto(origin, { waitUntil: "commit" });
  const firstPaint = (await paintTime(page)) - start;
  await page.waitForFunction("Boolean(document.querySelector('veloci-dev'))");
  await whole;
  return { child, firstPaint };
}

/** Starts the command, requests one page, and stops it. */
async function processorTime(program: readonly string[], dir: string): Promise<number> {
  const child = Bun.spawn([...program, "dev", dir, "--port", "0", "--no-open"], { stdout: "pipe", stderr: "ignore" });
  await fetch(await readOrigin(child.stdout));
  child.kill("SIGINT");
  await child.exited;
  return Number(child.resourceUsage()?.cpuTime.total ?? 0) / 1000;
}

/** Runs in the page. Resolves when a text is on the screen, in milliseconds since 1970. */
function waitForText(mark: string): Promise<number> {
  return new Promise((done) => {
    const look = (): void => {
      if (!document.querySelector("article")?.textContent?.includes(mark)) return;
      observer.disconnect();
      // Painted one frame later.
      requestAnimationFrame(() => setTimeout(() => done(Date.now())));
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    look();
  });
}

/** Returns the time of the first paint in milliseconds since 1970. */
async function paintTime(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName("first-contentful-paint")[0];
          if (paint) done(performance.timeOrigin + paint.startTime);
        }).observe({ type: "paint", buffered: true });
      }),
  );
}

async function readOrigin(out: ReadableStream<Uint8Array>): Promise<string> {
  let said = "";
  for await (const chunk of out) {
    said += new TextDecoder().decode(chunk);
    const origin = /http:\/\/\S+/.exec(said)?.[0];
    if (origin !== undefined) return origin;
  }
  throw new Error(`The command ended: ${said}`);
}

/** Resolves when no page is waiting to be compiled. Keeps reading, so that the command is never blocked. */
function untilCompiled(output: ReadableStream<Uint8Array>): Promise<void> {
  const compiled = Promise.withResolvers<void>();
  const read = async (): Promise<void> => {
    let said = "";
    for await (const chunk of output) {
      said += new TextDecoder().decode(chunk);
      if (said.includes("All pages compiled")) compiled.resolve();
    }
    compiled.resolve();
  };
  void read();
  return compiled.promise;
}

async function residentBytes(pid: number): Promise<number> {
  const { stdout } = Bun.spawnSync(["ps", "-o", "rss=", "-p", String(pid)]);
  return Number(stdout.toString()) * 1024;
}

await main();
