/** Files of the search: which there are, what is in them, and that they are what MiniSearch itself would have made. */

import { describe, expect, test } from "bun:test";
import MiniSearch from "minisearch";
import { SEARCH_FIELDS } from "../../src/lookup/index-files.ts";
import { findTerms } from "../../src/lookup/terms.ts";
import type { SearchIndexFile, SearchManifest } from "../../src/model/search.ts";
import { loadIndex } from "../../src/runtime/search/load-index.ts";
import { searchFiles } from "../../src/search/search-files.ts";
import { filesOf, makeGraph, type TestPage } from "./search-model.ts";

const PAGES: readonly TestPage[] = [
  { url: "/docs/a", title: "Alpha", tag: "docs-default-2.0", text: "First words.", sections: { "Set up": "Run it." } },
  { url: "/docs/1.0/a", title: "Alpha", tag: "docs-default-1.0", sections: { Old: "Gone by now." } },
  { url: "/blog/b", title: "Beta", text: "News of onBrokenLinks, and of links." },
  { url: "/blog/hidden", title: "Hidden", text: "Not to be found.", unlisted: true },
];

function indexOf(files: ReturnType<typeof filesOf>, tag: string): SearchIndexFile {
  const { indexes } = files.get("manifest.json") as unknown as SearchManifest;
  return files.get(indexes[tag] ?? "") as unknown as SearchIndexFile;
}

test("there is an index for each version and one for the rest, texts beside them, and a manifest", () => {
  const names = [...filesOf(makeGraph(PAGES)).keys()].map((name) => name.replace(/-[\da-f]{8}\.json$/, "-<hash>.json"));
  expect(names).toEqual([
    "docs-default-2.0-text-<hash>.json",
    "docs-default-2.0-<hash>.json",
    "docs-default-1.0-text-<hash>.json",
    "docs-default-1.0-<hash>.json",
    "default-text-<hash>.json",
    "default-<hash>.json",
    "manifest.json",
  ]);
});

test("an index names pages and sections, and holds no text", () => {
  const files = filesOf(makeGraph(PAGES));
  expect(indexOf(files, "docs-default-2.0").pages).toEqual([
    {
      url: "/docs/a",
      title: "Alpha",
      sections: [
        ["", ""],
        ["set-up", "Set up"],
      ],
    },
  ]);
  expect(indexOf(files, "docs-default-1.0").pages[0]?.sections).toEqual([
    ["", ""],
    ["old", "Old"],
  ]);
  expect(indexOf(files, "default").terms.split(" ")).toContain("broken");
  expect(JSON.stringify(indexOf(files, "default"))).not.toContain("News of");
});

test("pages that are unlisted or without search facts are not in it", () => {
  const { pages } = indexOf(filesOf(makeGraph(PAGES)), "default");
  expect(pages.map(({ url }) => url)).toEqual(["/blog/b"]);
});

test("`search.ignorePatterns` leaves paths out", () => {
  const config = { search: { local: true, ignorePatterns: ["/docs/1.0/**", "/blog/*"] } };
  const { indexes } = filesOf(makeGraph(PAGES, config)).get("manifest.json") as unknown as SearchManifest;
  expect(Object.keys(indexes)).toEqual(["docs-default-2.0"]);
});

test("a site without a search gets no files", () => {
  expect([...searchFiles(makeGraph(PAGES, { navbar: { items: [] } }))]).toEqual([]);
});

test("the same site gives the same bytes, and a changed text other names", () => {
  const write = (pages: readonly TestPage[]): unknown => [...searchFiles(makeGraph(pages))];
  expect(write(PAGES)).toEqual(write(PAGES));
  const changed = PAGES.map((page) => ({ ...page, text: `${page.text ?? ""} More.` }));
  const names = (pages: readonly TestPage[]): Set<string> => new Set(filesOf(makeGraph(pages)).keys());
  expect([...names(PAGES).intersection(names(changed))]).toEqual(["manifest.json"]);
});

test("texts are split into files at pages, and every section is in one", () => {
  const pages = Array.from({ length: 9 }, (_, page) => ({
    url: `/p${page}`,
    title: `Page ${page}`,
    text: `${"word ".repeat(5000)}${page}`,
    sections: { End: "The end." },
  }));
  const files = filesOf(makeGraph(pages));
  const { texts } = indexOf(files, "default");
  expect(texts.map(({ first }) => first)).toEqual([0, 6, 12]);
  expect(texts.map(({ file }) => (files.get(file) as string[]).length)).toEqual([6, 6, 6]);
});

describe("the index read back", () => {
  const sections = [
    ["Alpha", "", "First words of alpha, first of all."],
    ["Alpha", "Set up", "Use docusaurus.config.js and onBrokenLinks."],
    ["Ωmega", "", ""],
    ["Beta", "文档", "文档站点 and words"],
  ] as const;
  const pages: readonly TestPage[] = [
    { url: "/a", title: "Alpha", text: sections[0][2], sections: { "Set up": sections[1][2] } },
    { url: "/o", title: "Ωmega" },
    { url: "/b", title: "Beta", sections: { 文档: sections[3][2] } },
  ];

  test("is the one that MiniSearch makes of the same sections", () => {
    const reference = new MiniSearch({
      fields: [...SEARCH_FIELDS],
      tokenize: (text) => findTerms(text).map(({ term }) => term),
      processTerm: (term) => term,
    });
    const documents = [sections[0], sections[1], sections[2], ["Beta", "", ""], sections[3]];
    reference.addAll(documents.map(([title, section, text], id) => ({ id, title, section, text })));
    expect(toComparable(loadIndex(indexOf(filesOf(makeGraph(pages)), "default")))).toEqual(toComparable(reference));
  });
});

/** MiniSearch keeps terms in the order they came, and counts fields of documents that have none as absent. */
function toComparable(index: MiniSearch): object {
  const { index: terms, fieldLength, averageFieldLength: _average, ...rest } = index.toJSON();
  const lengths = Object.values(fieldLength).map((of) => SEARCH_FIELDS.map((_, field) => of[field] ?? 0));
  return { ...rest, terms: Object.fromEntries(terms), lengths };
}
