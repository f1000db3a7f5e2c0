import { expect, test } from "bun:test";
import { join } from "node:path";
import { collectHighlighted } from "../../src/markdown/code/earlier-blocks.ts";
import { compileCodeBlock } from "../../src/markdown/code/code-block.ts";
import { type Highlighter, makeHighlighter } from "../../src/markdown/code/highlighter.ts";
import { DEFAULT_MAGIC_COMMENTS } from "../../src/marks/magic-comments.ts";
import type { ComponentNode } from "../../src/model/document.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { projectDir } from "../support/paths.ts";

const FENCE = /^(`{3,})([\w-]+)([^\n`]*)\n(.*?)\n\1$/gms;

test("every block of the manual is found with the lines that it was highlighted with", async () => {
  const written = makeHighlighter();
  let blocks = 0;
  for (const path of new Bun.Glob("content/**/*.md").scanSync(projectDir)) {
    const text = await Bun.file(join(projectDir, path)).text();
    for (const [, , language = "", meta = "", code = ""] of text.matchAll(FENCE)) {
      const node = compile({ code, language, meta }, written);
      const find = collectHighlighted([[{ c: "Tabs", b: ["<p>", node] }]]);
      const found: Highlighter = { ...written, highlight: (...of) => find(...of) ?? ["not found"] };
      if (!written.languages.has(language.toLowerCase())) continue;
      expect(compile({ code, language, meta }, found)).toEqual(node);
      blocks++;
    }
  }
  expect(blocks).toBeGreaterThan(1000);
});

test("other code and other languages are highlighted again", () => {
  const node = compile({ code: "let a = 1 < 2;", language: "js", meta: "" }, makeHighlighter());
  const find = collectHighlighted([[node]]);
  expect(find("let a = 1 < 2;", "js")).toBeDefined();
  expect(find("let a = 1 < 3;", "js")).toBeUndefined();
  expect(find("let a = 1 < 2;", "ts")).toBeUndefined();
});

function compile(
  block: { readonly code: string; readonly language: string; readonly meta: string },
  highlighter: Highlighter,
): ComponentNode {
  const options = { magicComments: DEFAULT_MAGIC_COMMENTS, live: false, keepsText: false, report: makeReporter() };
  return compileCodeBlock({ ...block, line: 1, file: "a.md" }, { ...options, highlighter });
}
