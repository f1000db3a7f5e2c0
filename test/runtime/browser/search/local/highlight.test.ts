/** Matches in titles and snippets. */

import { describe, expect, test } from "bun:test";
import type { Stretch } from "../../../../../src/runtime/browser/search/engine.ts";
import { findTerms } from "../../../../../src/lookup/terms.ts";
import { findMatches, highlight, toSnippet } from "../../../../../src/runtime/browser/search/local/highlight.ts";

function show(stretches: readonly Stretch[]): string {
  return stretches.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("");
}

function mark(text: string, terms: readonly string[]): Stretch[] {
  return highlight(text, findMatches(findTerms(text), new Set(terms)));
}

function snippet(text: string, terms: readonly string[], length = 140): Stretch[] {
  return toSnippet(text, findMatches(findTerms(text), new Set(terms)), length);
}

describe("matches", () => {
  test("are highlighted as written", () => {
    expect(show(mark("Café, cafe & CAFÉ!", ["cafe"]))).toBe("[Café], [cafe] & [CAFÉ]!");
  });

  test("may be parts of words, and overlap", () => {
    expect(show(mark("docusaurus.config.js", ["config"]))).toBe("docusaurus.[config].js");
    expect(show(mark("docusaurus.config.js", ["docusaurus.config.js", "config"]))).toBe("[docusaurus.config.js]");
    expect(show(mark("文档站点", ["文档", "档站"]))).toBe("[文档][站]点");
  });

  test("without a match the text is unchanged", () => {
    expect(show(mark("Nothing here", ["x"]))).toBe("Nothing here");
  });
});

describe("a snippet", () => {
  const text = `${"begin ".repeat(40)}the needle lies in the hay ${"end ".repeat(40)}`.trim();

  test("of a short text is the whole text", () => {
    expect(show(snippet("A needle.", ["needle"]))).toBe("A [needle].");
  });

  test("shows the match in context, cut at words", () => {
    expect(show(snippet(text, ["needle"], 60))).toBe(
      "…begin begin begin the [needle] lies in the hay end end end end…",
    );
  });

  test("shows the place with most of the terms", () => {
    const far = `needle ${"x ".repeat(100)}hay needle`;
    expect(show(snippet(far, ["needle", "hay"], 40))).toEndWith("[hay] [needle]");
  });

  test("without a match is the start of the text", () => {
    expect(show(snippet(text, ["nothing"], 30))).toBe("begin begin begin begin begin…");
  });
});
