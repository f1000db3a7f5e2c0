/**
 * Measures the Markdown compiler alone: `bun bench/markdown.ts [folder] [--rounds 5]`; `bun run bench` runs it as well. The first
 * round is what a build sees. CPU time includes all threads of the runtime and does not depend on other load.
 */

import { parseArgs } from "node:util";
import { makeHighlighter } from "../src/markdown/code/highlighter.ts";
import { compileDocument } from "../src/markdown/compile.ts";
import { defaultCompileOptions } from "../src/markdown/options.ts";
import type { Source } from "../src/model/document.ts";
import { makePage, pagePath } from "./page.ts";
import { readFolder } from "./sources.ts";
import { toTable } from "./table.ts";

const PAGES = 500;

/** Compiles the sources several times and returns a table of the times. */
function measureMarkdown(sources: readonly Source[], rounds: number): string {
  const bytes = sources.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  const rows = Array.from({ length: rounds }, (_, round) => {
    const { ms, cpuMs } = compileAll(sources);
    const speeds = [ms, cpuMs].map((time) => (bytes / 1e3 / time).toFixed(1));
    return [String(round + 1), ms.toFixed(0), cpuMs.toFixed(0), ...speeds];
  });
  const table = toTable([["round", "ms", "cpu ms", "MB/s", "MB per cpu s"], ...rows]);
  return `Markdown: ${sources.length} files, ${(bytes / 1e6).toFixed(2)} MB\n${table}`;
}

/** Returns the pages of a generated site. */
function makeSources(): Source[] {
  return Array.from({ length: PAGES }, (_, number) => ({
    path: `docs/${pagePath(number)}`,
    text: makePage(number, PAGES),
  }));
}

/** Compiles everything with a new compiler. */
function compileAll(sources: readonly Source[]): { ms: number; cpuMs: number } {
  const options = defaultCompileOptions({ highlighter: makeHighlighter() });
  const start = Bun.nanoseconds();
  const before = process.cpuUsage();
  for (const source of sources) compileDocument(source, options);
  const { user, system } = process.cpuUsage(before);
  return { ms: (Bun.nanoseconds() - start) / 1e6, cpuMs: (user + system) / 1e3 };
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: "string", default: "5" } },
  });
  const [folder] = positionals;
  const sources = folder === undefined ? makeSources() : await readFolder(folder);
  console.log(measureMarkdown(sources, Number(values.rounds)));
}

await main();
