/** What is asked for: the words of a query that count, and the forms in which pages may say them. */

import { describe, expect, test } from "bun:test";
import { queryWords, stemOf } from "../../src/lookup/query-words.ts";

function words(query: string): string[] {
  return queryWords(query).map(({ whole }) => whole);
}

describe("a query", () => {
  test("is split into words, each once, with the parts of compounds", () => {
    expect(queryWords("config docusaurus.config.js Config")).toEqual([
      { whole: "config", parts: [], stem: "config" },
      { whole: "docusaurus.config.js", parts: ["docusaurus", "config", "js"], stem: "docusaurus.config.js" },
    ]);
  });

  test("is not split at capitals: `GitHub` is `github`", () => {
    expect(words("GitHub")).toEqual(["github"]);
  });

  test("as a question is reduced to its subject", () => {
    expect(words("How do I deploy to GitHub pages?")).toEqual(["deploy", "github", "pages"]);
    expect(words("what's the base URL for")).toEqual(["base", "url"]);
  });

  test("of stop words alone keeps them", () => {
    expect(words("how to")).toEqual(["how", "to"]);
  });

  test("in a script without spaces requires all pairs", () => {
    expect(words("文档站")).toEqual(["文档", "档站"]);
  });

  test("may consist of punctuation", () => {
    expect(words(" … !? ")).toEqual([]);
  });
});

describe("forms of a word", () => {
  test.each([
    ["install", ["installs", "installed", "installing", "installation", "installations"]],
    ["configur", ["configure", "configured", "configuring", "configuration"]],
    ["transl", ["translate", "translates", "translation", "translated", "translator"]],
    ["creat", ["create", "creating", "creation"]],
    ["deploy", ["deploys", "deployed", "deployment", "deployments"]],
    ["tab", ["tabs"]],
  ])("`%s` begins %j", (stem, forms) => {
    expect(forms.map(stemOf)).toEqual(forms.map(() => stem));
  });

  test.each(["css", "url", "ssg", "page", "class", "übersetzungen", "docs.js", "文档"])(
    "`%s` is its own stem",
    (word) => {
      expect(stemOf(word)).toBe(word);
    },
  );
});
