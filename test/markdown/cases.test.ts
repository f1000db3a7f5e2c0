/**
 * The paired corpus: `cases/<name>.md` compiles to `cases/<name>.html`. Files named `….commonmark.md` are compiled as
 * CommonMark. `UPDATE_CASES=1 bun test test/markdown/cases.test.ts` writes the HTML: read the difference before it is kept.
 */

import { describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { compileDocument } from "../../src/markdown/compile.ts";
import { makeHighlighter } from "../../src/markdown/code/highlighter.ts";
import { defaultCompileOptions } from "../../src/markdown/options.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { printDocument } from "./print-document.ts";

const folder = join(import.meta.dir, "cases");
const names = readdirSync(folder)
  .filter((name) => name.endsWith(".md"))
  .map((name) => name.slice(0, -".md".length));

async function compileCase(name: string): Promise<string> {
  const report = makeReporter();
  const options = {
    ...defaultCompileOptions({ report, highlighter: makeHighlighter() }),
    diagrams: true,
    format: name.endsWith(".commonmark") ? ("md" as const) : ("mdx" as const),
    truncateMarker: /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/,
  };
  const text = await Bun.file(join(folder, `${name}.md`)).text();
  const document = compileDocument({ path: `docs/${name}.md`, text }, options);
  return printDocument(document, report.diagnostics);
}

describe("Markdown cases", () => {
  test("there are cases, and each has its HTML", () => {
    expect(names.length).toBeGreaterThan(60);
    const pairs = readdirSync(folder).filter((name) => name.endsWith(".html"));
    expect(pairs.map((name) => name.slice(0, -".html".length)).sort()).toEqual([...names].sort());
  });

  for (const name of names) {
    test(name, async () => {
      const actual = await compileCase(name);
      const file = join(folder, `${name}.html`);
      if (process.env["UPDATE_CASES"] === "1") await Bun.write(file, actual);
      expect(actual).toBe(await Bun.file(file).text());
    });
  }
});
