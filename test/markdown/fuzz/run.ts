/**
 * Compiles spoiled text and holds what comes out to what is always true: `bun test/markdown/fuzz/run.ts [--count 200]
 * [--seed 1] [folder]`. In: a folder of Markdown, else the cases. Out: `done`, or the seed and text that broke something.
 * Each text has a seed of its own, so that a failure is repeated with `--seed <its seed> --count 1`.
 */

import { join } from "node:path";
import { parseArgs } from "node:util";
import { makeRandom } from "../../../bench/random.ts";
import { readFolder } from "../../../bench/sources.ts";
import { compileCodeDocument } from "../../../src/markdown/code-tier/code-document.ts";
import { makeHighlighter } from "../../../src/markdown/code/highlighter.ts";
import { compileDocument } from "../../../src/markdown/compile.ts";
import { defaultCompileOptions } from "../../../src/markdown/options.ts";
import type { Diagnostic } from "../../../src/model/diagnostic.ts";
import type { Document } from "../../../src/model/document.ts";
import { makeReporter } from "../../../src/report/reporter.ts";
import { mutate } from "./mutate.ts";

/** One text in this many goes through the compiler of MDX too, which takes longer. */
const CODE_EVERY = 5;

type Format = "md" | "mdx" | "code";

interface Compiled {
  readonly document: Document;
  readonly diagnostics: readonly Diagnostic[];
}

async function compile(text: string, format: Format): Promise<Compiled> {
  const report = makeReporter();
  const options = defaultCompileOptions({ report, highlighter: makeHighlighter() });
  const source = { path: "docs/a.mdx", text };
  const document =
    format === "code" ? await compileCodeDocument(source, options) : compileDocument(source, { ...options, format });
  return { document, diagnostics: report.diagnostics };
}

/** What is wrong with how `text` is compiled; nothing when all is well. */
async function findFault(text: string, format: Format): Promise<string | undefined> {
  const first = await compile(text, format);
  if (JSON.stringify(first) !== JSON.stringify(await compile(text, format)))
    return "it comes out differently each time";
  const lines = text.split(/\r\n?|\n/).length;
  for (const { message, hint = "", line = 1 } of first.diagnostics) {
    if (message === "" || /\n\s+at |undefined|\[object|\uFDD0|\uFDD1/.test(`${message}${hint}`))
      return `it is told: ${message} ${hint}`;
    if (line < 1 || line > lines) return `line ${line} of ${lines} is told of`;
  }
  const outside = first.document.slots.find(({ line }) => line < 1 || line > lines);
  return outside && `a slot is in line ${outside.line} of ${lines}`;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { count: { type: "string", default: "200" }, seed: { type: "string", default: "1" } },
  });
  const sources = await readFolder(positionals[0] ?? join(import.meta.dir, "../cases"));
  const [first = "", ...texts] = sources.map(({ text }) => text);
  for (let seed = Number(values.seed), left = Number(values.count); left > 0; seed++, left--) {
    const text = mutate([first, ...texts], makeRandom(seed));
    const formats: readonly Format[] = seed % CODE_EVERY === 0 ? ["md", "mdx", "code"] : ["md", "mdx"];
    for (const format of formats) {
      const fault = await findFault(text, format).catch((error: unknown) =>
        String(error instanceof Error ? error.stack : error),
      );
      if (fault === undefined) continue;
      console.log(`seed ${seed}, ${format}: ${fault}\n\n${text}`);
      process.exitCode = 1;
      return;
    }
  }
  console.log("done");
}

await main();
