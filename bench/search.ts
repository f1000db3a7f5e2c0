/**
 * Measures search: `bun bench/search.ts [--sizes 500,5000]`. Builds generated sites and prints the size of the index, its share of
 * the build, and how long readers wait in Chromium.
 */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { writeSite } from "./generate-site.ts";
import { measure, toSpread } from "./measure.ts";
import { compareFormats, type FormatFigures } from "./search-format.ts";
import { measureTyping, type Opening, type TypingFigures } from "./search-typing.ts";
import { toTable } from "./table.ts";

const CLI = [process.execPath, resolve(import.meta.dir, "../cli.ts")];

const BUILDS = 3;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { sizes: { type: "string", default: "500,5000" } } });
  for (const size of values.sizes.split(",")) await measureSize(Number(size));
}

async function measureSize(pages: number): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), "veloci-search-"));
  try {
    await writeSite(dir, pages);
    const without = await buildTime(dir, "search: false");
    const built = await buildTime(dir, "search: true");
    const share = (100 * (built - without)) / built;
    const cost = `${Math.round(built)} ms of processor time, ${Math.round(without)} without the search (${share.toFixed(0)} %)`;
    console.log(`\n${pages} pages\n\nBuild: ${cost}`);
    const { ours, miniSearch } = await compareFormats(join(dir, "dist/assets/search"));
    console.log(`\n${toTable([FORMAT_HEAD, toRow("ours", ours), toRow("MiniSearch", miniSearch)])}\n`);
    console.log(describeTyping(await serveAndType(dir)));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Returns the median CPU time of cold builds with a line added to the theme config. */
async function buildTime(dir: string, line: string): Promise<number> {
  const config = join(dir, "docusaurus.config.js");
  const text = await Bun.file(config).text();
  await Bun.write(config, text.replace(/themeConfig: \{(?: search: \w+,)?/, `themeConfig: { ${line},`));
  const times: number[] = [];
  for (let run = 0; run < BUILDS; run++) {
    await Promise.all([".docusaurus", "dist"].map((path) => rm(join(dir, path), { recursive: true, force: true })));
    times.push((await measure([...CLI, "build", dir], dir)).cpuMs);
  }
  return toSpread(times).median;
}

const FORMAT_HEAD = ["index", "bytes", "brotli", "build ms", "load ms"];

function toRow(name: string, { bytes, brotliBytes, buildMs, loadMs }: FormatFigures): string[] {
  return [name, String(bytes), String(brotliBytes), buildMs.toFixed(0), loadMs.toFixed(0)];
}

async function serveAndType(dir: string): Promise<TypingFigures> {
  const server = Bun.spawn([...CLI, "serve", dir, "--port", "0", "--no-open"], { stdout: "pipe", stderr: "inherit" });
  try {
    return await measureTyping(await addressOf(server.stdout));
  } finally {
    server.kill();
    await server.exited;
  }
}

/** Returns the URL that the server prints. */
async function addressOf(stdout: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of stdout) {
    text += decoder.decode(chunk, { stream: true });
    const [address] = /http:\/\/[^\s]+/.exec(text) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`The server printed no address: ${text}`);
}

const OPENINGS: Readonly<Record<Opening, string>> = {
  pointer: "with the pointer",
  keys: "with Ctrl+K",
  again: "once more",
};

function describeTyping({ firstMs, keyMs, longTasks }: TypingFigures): string {
  const sorted = keyMs.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(0);
  const first = Object.entries(OPENINGS).map(([opening, name]) => {
    const { median, min, max } = toSpread(firstMs[opening as Opening]);
    return `${name} ${median.toFixed(0)} ms (${min.toFixed(0)}–${max.toFixed(0)})`;
  });
  return [
    `First results after the box opens: ${first.join(", ")}`,
    `Results of ${keyMs.length} later keys: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`,
    `Tasks above 50 ms on the page's thread: ${longTasks.length === 0 ? "none" : longTasks.map((ms) => `${ms} ms`).join(", ")}`,
  ].join("\n");
}

await main();
