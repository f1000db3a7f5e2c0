/** The paired corpus: its names, and how a case is compiled. Files named `….commonmark.md` are compiled as CommonMark. */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { makeHighlighter } from "../../src/markdown/code/highlighter.ts";
import { loadEmoji } from "../../src/markdown/text/emoji.ts";
import { type CompileOptions, defaultCompileOptions } from "../../src/markdown/options.ts";
import type { Source } from "../../src/model/document.ts";

export const CASES_FOLDER = join(import.meta.dir, "cases");

/** Names of all cases. */
export const CASE_NAMES: readonly string[] = readdirSync(CASES_FOLDER)
  .filter((name) => name.endsWith(".md"))
  .map((name) => name.slice(0, -".md".length))
  .sort();

export interface Case {
  readonly source: Source;
  readonly options: CompileOptions;
}

/** What a case is compiled from. */
export async function readCase(name: string): Promise<Case> {
  const text = await Bun.file(join(CASES_FOLDER, `${name}.md`)).text();
  const options: CompileOptions = {
    ...defaultCompileOptions({ highlighter: makeHighlighter() }),
    diagrams: true,
    replaceEmoji: await loadEmoji(),
    format: name.endsWith(".commonmark") ? "md" : "mdx",
    truncateMarker: /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/,
  };
  return { source: { path: `docs/${name}.md`, text }, options };
}
