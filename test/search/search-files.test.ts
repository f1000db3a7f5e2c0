/** Files of the search: which there are, what is in them, and that they are what MiniSearch itself would have made. */

import { describe, expect, test } from "bun:test";
import MiniSearch from "minisearch";
import { SEARCH_FIELDS } from "../../src/lookup/index-files.ts";
import { findTerms } from "../../src/lookup/terms.ts";
import type { IndexNames, SearchIndexFile, SearchManifest, SearchTermsFile } from "../../src/model/search.ts";
import { TermFiles } from "../../src/runtime/browser/search/local/term-files.ts";
import { TermIndex } from "../../src/runtime/browser/search/local/term-index.ts";
import { searchFiles } from "../../src/search/search-files.ts";
import { filesOf, makeGraph, type TestPage } from "./search-model.ts";

const PAGES: readonly TestPage[] = [
  { url: "/docs/a", title: "Alpha", tag: "docs-default-2.0", text: "First words.", sections: { "Set up": "Run it." } },
  { url: "/docs/1.0/a", title: "Alpha", tag: "docs-default-1.0", sections: { Old: "Gone by now." } },
  { url: "/blog/b", title: "Beta", text: "News of onBrokenLinks, and of links." },
  { url: "/blog/hidden", title: "Hidden", text: "Not to be found.", unlisted: true },
];

type Files = Awaited<ReturnType<typeof filesOf>>;

function namesOf(files: Files, tag: string): IndexNames {
  const { indexes } = files.get("manifest.json") as unknown as SearchManifest;
  return indexes[tag] ?? { file: "", terms: [] };
}

function indexOf(files: Files, tag: string): SearchIndexFile {
  return files.get(namesOf(files, tag).file) as unknown as SearchIndexFile;
}

/** The terms of each file. */
function termsOf(files: Files, tag: string): string[][] {
  return namesOf(files, tag).terms.map(({ file }) => (files.get(file) as unknown as SearchTermsFile).terms.split(" "));
}

test("one index per version and one for the rest, with their texts and a manifest", async () => {
  const names = [...(await filesOf(makeGraph(PAGES))).keys()].map((name) =>
    name.replace(/-[\da-f]{8}\.json$/, "-<hash>.json"),
  );
  expect(names).toEqual([
    "docs-default-2.0-text-<hash>.json",
    "docs-default-2.0-<hash>.json",
    "docs-default-2.0-terms-<hash>.json",
    "docs-default-1.0-text-<hash>.json",
    "docs-default-1.0-<hash>.json",
    "docs-default-1.0-terms-<hash>.json",
    "default-text-<hash>.json",
    "default-<hash>.json",
    "default-terms-<hash>.json",
    "manifest.json",
  ]);
});

test("an index lists pages and sections, and contains no text", async () => {
  const files = await filesOf(makeGraph(PAGES));
  expect(indexOf(files, "docs-default-2.0").pages).toEqual([
    {
      url: "/docs/a",
      title: "Alpha",
      sections: [["Set up"]],
    },
  ]);
  expect(termsOf(files, "default").flat()).toContain("broken");
  expect(JSON.stringify(indexOf(files, "default"))).not.toContain("News of");
});

test("unlisted pages and pages without search data are excluded", async () => {
  const { pages } = indexOf(await filesOf(makeGraph(PAGES)), "default");
  expect(pages.map(({ url }) => url)).toEqual(["/blog/b"]);
});

test("`search.ignorePatterns` excludes paths", async () => {
  const settings = { page: "/search", ignorePatterns: ["/docs/1.0/**", "/blog/*"], hasIndex: true };
  const { indexes } = (await filesOf(makeGraph(PAGES, settings))).get("manifest.json") as unknown as SearchManifest;
  expect(Object.keys(indexes)).toEqual(["docs-default-2.0"]);
});

test("a site without search gets no files", async () => {
  const { search: _none, ...graph } = makeGraph(PAGES);
  expect(await Array.fromAsync(searchFiles(graph))).toEqual([]);
});

test("the same site gives the same bytes, and a changed text new file names", async () => {
  const write = (pages: readonly TestPage[]): Promise<unknown> => Array.fromAsync(searchFiles(makeGraph(pages)));
  expect(await write(PAGES)).toEqual(await write(PAGES));
  const changed = PAGES.map((page) => ({ ...page, text: `${page.text ?? ""} More.` }));
  const names = async (pages: readonly TestPage[]): Promise<Set<string>> =>
    new Set((await filesOf(makeGraph(pages))).keys());
  expect([...(await names(PAGES)).intersection(await names(changed))]).toEqual(["manifest.json"]);
});

test("equal texts of many pages are one file, which the index names for each of them", async () => {
  const page = (number: number) => ({
    url: `/page-${number}`,
    title: `Page ${number}`,
    text: "word ".repeat(5000),
  });
  const graph = makeGraph(Array.from({ length: 3 }, (_, number) => page(number)));
  const paths = (await Array.fromAsync(searchFiles(graph))).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const { texts } = indexOf(await filesOf(graph), "default");
  expect(texts.map(({ first }) => first)).toEqual([0, 1, 2]);
  expect(new Set(texts.map(({ file }) => file)).size).toBe(1);
});

test("texts are split into files by page, each with its introduction and sections", async () => {
  const pages = Array.from({ length: 9 }, (_, page) => ({
    url: `/p${page}`,
    title: `Page ${page}`,
    text: `${"word ".repeat(1600)}${page}`,
    sections: { End: "The end." },
  }));
  const files = await filesOf(makeGraph(pages));
  const { texts } = indexOf(files, "default");
  expect(texts.map(({ first }) => first)).toEqual([0, 3, 6]);
  expect(texts.map(({ file }) => (files.get(file) as string[][]).map((own) => own.length))).toEqual([
    [2, 2, 2],
    [2, 2, 2],
    [2, 2, 2],
  ]);
});

test("terms are split into files in order, and the manifest lists the first of each", async () => {
  const words = Array.from({ length: 60_000 }, (_, word) => `t${word.toString(36)}`);
  const files = await filesOf(makeGraph([{ url: "/long", title: "Long", text: words.join(" ") }]));
  const terms = termsOf(files, "default");
  expect(terms.length).toBeGreaterThan(1);
  expect(namesOf(files, "default").terms.map(({ first }) => first)).toEqual(terms.map(([first = ""]) => first));
  expect(terms.flat()).toEqual(["long", ...words].sort());
});

test("an ID is stored only if it does not follow from the heading", async () => {
  const [page] = makeGraph(PAGES).routes;
  const graph = makeGraph(PAGES.slice(0, 1));
  const [document] = Object.values(graph.documents);
  const sections = [
    { id: "", title: "Alpha", text: "" },
    { id: "set-up", title: "Set up", text: "" },
    { id: "set-up-1", title: "Set up", text: "" },
    { id: "own", title: "`code` & more", text: "" },
  ];
  const documents = { [page?.document ?? ""]: { ...document, sections } } as typeof graph.documents;
  const { pages } = indexOf(await filesOf({ ...graph, documents }), "docs-default-2.0");
  expect(pages[0]?.sections).toEqual([["Set up"], ["Set up", "set-up-1"], ["`code` & more", "own"]]);
});

describe("the index read back", () => {
  const texts = [
    "First words of alpha, first of all. A first.",
    "Use docusaurus.config.js and onBrokenLinks.",
    "文档站点 and words",
  ];
  const pages: readonly TestPage[] = [
    { url: "/alpha", title: "Alpha", text: texts[0] ?? "", sections: { "Set up": texts[1] ?? "" } },
    { url: "/omega", title: "Ωmega", frontMatter: { keywords: ["last"], description: "The end." } },
    { url: "/beta", title: "Beta", sections: { 文档: texts[2] ?? "" } },
  ];
  const documents = [
    { title: "Alpha", headings: "Set up", introduction: texts[0], text: texts[1] },
    { title: "Ωmega", headings: "omega last", introduction: "The end.", text: "" },
    { title: "Beta", headings: "文档", introduction: "", text: texts[2] },
  ];

  test("equals MiniSearch's own index of the same pages, except for rounded counts", async () => {
    const reference = new MiniSearch({
      fields: [...SEARCH_FIELDS],
      tokenize: (text) => findTerms(text).map(({ term }) => term),
      processTerm: (term) => term,
    });
    reference.addAll(documents.map((document, id) => ({ id, ...document })));
    const files = await filesOf(makeGraph(pages));
    const termFiles = new TermFiles(namesOf(files, "default").terms, async (name) => files.get(name));
    const own = new TermIndex(indexOf(files, "default"), termFiles);
    expect(toComparable(await own.beginningWith([{ prefix: "" }]))).toEqual(toComparable(reference));
  });
});

/** MiniSearch keeps terms in the order they came, counts exactly, and counts fields of pages that have none as absent. */
function toComparable(index: MiniSearch): object {
  const { index: terms, fieldLength, averageFieldLength: _average, ...rest } = index.toJSON();
  const lengths = Object.values(fieldLength).map((of) => SEARCH_FIELDS.map((_, field) => of[field] ?? 0));
  return { ...rest, terms: Object.fromEntries(terms.map(([term, fields]) => [term, mapCounts(fields)])), lengths };
}

type Counts = Readonly<Record<string, unknown>>;

function mapCounts(fields: Readonly<Record<string, unknown>>): object {
  const round = (count: unknown): number => 2 ** Math.floor(Math.log2(Number(count)));
  return Object.fromEntries(
    Object.entries(fields).map(([field, counts]) => [
      field,
      Object.fromEntries(Object.entries(counts as Counts).map(([page, count]) => [page, round(count)])),
    ]),
  );
}
