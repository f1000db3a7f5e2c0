/**
 * Measures the Markdown compiler by itself: `bun bench/markdown.ts [folder] [--rounds 3]`. In: a folder of Markdown files, or 500
 * made-up pages. Out: megabytes per second of each round; the first round is what a build sees.
 */

import { parseArgs } from "node:util";
import { makeHighlighter } from "../src/markdown/code/highlighter.ts";
import { compileDocument } from "../src/markdown/compile.ts";
import { defaultCompileOptions } from "../src/markdown/options.ts";
import type { Source } from "../src/model/document.ts";
import { makeReporter } from "../src/report/reporter.ts";
import { makePage, pagePath } from "./page.ts";
import { readFolder } from "./sources.ts";
import { toTable } from "./table.ts";

const PAGES = 500;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: "string", default: "3" } },
  });
  const [folder] = positionals;
  const sources = folder === undefined ? makeSources() : await readFolder(folder);
  const bytes = sources.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  console.log(`${sources.length} files, ${(bytes / 1e6).toFixed(2)} MB`);
  const rows = Array.from({ length: Number(values.rounds) }, (_, round) => {
    const ms = compileAll(sources);
    return [String(round + 1), ms.toFixed(0), (bytes / 1e3 / ms).toFixed(1), ((ms * 1e3) / sources.length).toFixed(0)];
  });
  console.log(toTable([["round", "ms", "MB/s", "µs per file"], ...rows]));
}

function makeSources(): Source[] {
  return Array.from({ length: PAGES }, (_, number) => ({
    path: `docs/${pagePath(number)}`,
    text: makePage(number, PAGES),
  }));
}

/** Compiles everything with a compiler that has seen nothing yet; milliseconds. */
function compileAll(sources: readonly Source[]): number {
  const options = defaultCompileOptions({ report: makeReporter(), highlighter: makeHighlighter() });
  const start = Bun.nanoseconds();
  for (const source of sources) compileDocument(source, options);
  return (Bun.nanoseconds() - start) / 1e6;
}

await main();
