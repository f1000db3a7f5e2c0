/** Text that people wrote for readers, of this site and of the starters, loses no word and is not complained about. */

import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { lostWords } from "../../bench/lost-words.ts";
import { readFolder } from "../../bench/sources.ts";
import { compileSource } from "../../src/markdown/compile-source.ts";
import { makeHighlighter } from "../../src/markdown/code/highlighter.ts";
import { loadFormulas } from "../../src/markdown/math/formulas.ts";
import { defaultCompileOptions } from "../../src/markdown/options.ts";
import type { Diagnostic } from "../../src/model/diagnostic.ts";

/** As the config of this site has them. */
const FORMULAS = { syntax: { singleDollarTextMath: true }, katex: {} };

const root = join(import.meta.dir, "../..");
const starters = ["create-docusaurus-2", "create-docusaurus-3"].map((name) => `node_modules/${name}/templates`);

describe.each(["content", ...starters])("%s", (folder) => {
  test("compiles without lost words and without diagnostics", async () => {
    const defaults = defaultCompileOptions({ highlighter: makeHighlighter() });
    const options =
      folder === "content"
        ? { ...defaults, diagrams: true, live: true, formulas: await loadFormulas(FORMULAS) }
        : defaults;
    const sources = await readFolder(join(root, folder));
    expect(sources.length).toBeGreaterThan(10);
    const diagnostics: Diagnostic[] = [];
    const losses: Record<string, string[]> = {};
    for (const source of sources) {
      const document = await compileSource(source, options);
      const lost = lostWords(source.text, document);
      diagnostics.push(...document.diagnostics);
      if (lost.length > 0) losses[source.path] = lost;
    }
    expect(losses).toEqual({});
    expect(diagnostics).toEqual([]);
  });
});
