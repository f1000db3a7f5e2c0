/** Words as the search knows them: what is typed must meet what is written. */

import { describe, expect, test } from "bun:test";
import { findTerms } from "../../src/lookup/terms.ts";

function terms(text: string): string[] {
  return findTerms(text).map(({ term }) => term);
}

describe("a text", () => {
  test("is split into words in lower case, without punctuation", () => {
    expect(terms("Hello, World! (It's 42.)")).toEqual(["hello", "world", "it", "s", "42"]);
  });

  test("keeps compounds whole and in parts", () => {
    expect(terms("docusaurus.config.js")).toEqual(["docusaurus.config.js", "docusaurus", "config", "js"]);
    expect(terms("--out-dir NODE_ENV")).toEqual(["out-dir", "out", "dir", "node_env", "node", "env"]);
  });

  test("drops single letters and digits of compounds, which are too common", () => {
    expect(terms("2.0.0-rc.1")).toEqual(["2.0.0-rc.1", "rc"]);
  });

  test("keeps names in code whole and split at capitals", () => {
    expect(terms("onBrokenLinks")).toEqual(["onbrokenlinks", "on", "broken", "links"]);
    expect(terms("XMLHttpRequest")).toEqual(["xmlhttprequest", "xml", "http", "request"]);
  });

  test("splits compounds of names in code", () => {
    expect(terms("markdown.parseFrontMatter")).toEqual([
      "markdown.parsefrontmatter",
      "markdown",
      "parsefrontmatter",
      "parse",
      "front",
      "matter",
    ]);
  });

  test("is the same with and without accents, in every encoding", () => {
    expect(terms("Café Ångström é")).toEqual(["cafe", "angstrom", "e"]);
    expect(terms("cafe\u0301")).toEqual(["cafe"]);
    expect(terms("ＡＢＣ")).toEqual(["abc"]);
  });

  test("keeps marks of other scripts that are not accents", () => {
    expect(terms("हिन्दी 문서를 が")).toEqual(["हिन्दी", "문서를", "が"]);
  });

  test("in a script without spaces is split into pairs", () => {
    expect(terms("文档站点")).toEqual(["文档", "档站", "站点"]);
    expect(terms("Docusaurus文档-v2")).toEqual(["docusaurus", "文档", "v2"]);
    expect(terms("カテゴリー")).toEqual(["カテ", "テゴ", "ゴリ", "リー"]);
    expect(terms("好")).toEqual(["好"]);
  });

  test("returns the positions of its terms", () => {
    const text = "See `my.file`, 文档!";
    for (const { term, start, end } of findTerms(text)) expect(text.slice(start, end).toLowerCase()).toBe(term);
    expect(findTerms(text)).toContainEqual({ term: "file", start: 8, end: 12 });
  });
});
