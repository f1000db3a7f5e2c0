/** The index of a site with ten thousand pages: browsers fetch titles and headings only of the pages that they may show. */

import { describe, expect, test } from "bun:test";
import type { Graph } from "../../src/model/graph.ts";
import type { FileGroup, OutputCache } from "../../src/model/output-cache.ts";
import type { IndexedPage, SearchIndexFile, SearchManifest } from "../../src/model/search.ts";
import type { SearchAnswer } from "../../src/runtime/browser/search/engine.ts";
import { makeLocalEngine } from "../../src/runtime/browser/search/local/local-engine.ts";
import { searchFiles } from "../../src/search/search-files.ts";
import { contentsOf, LIMITS, makeGraph, type TestPage, toText } from "./search-model.ts";

const COUNT = 10_010;

function makePages(count: number): TestPage[] {
  return Array.from({ length: count }, (_, page) => ({
    url: page === 5000 ? "/" : `/pages/page-${page}`,
    title: page === 5000 ? "Root" : `Page ${page}`,
    text: page % 4000 === 7 ? "The needle." : "Hay.",
    sections: { [`Part ${page % 9}`]: "More hay." },
  }));
}

const PAGES = makePages(COUNT);

/** What a cache has after a build. */
type Known = Map<string, FileGroup>;

/** A cache of texts: what one build puts in, the next one takes. */
function makeCache(before: Known, after: Known): OutputCache {
  return {
    take: (key) => {
      const group = before.get(key);
      if (group) after.set(key, group);
      return group;
    },
    read: (key) => before.get(key) as ReturnType<OutputCache["read"]>,
    put: (key, group) => void after.set(key, group),
    textOf: () => undefined,
  };
}

/** A graph whose documents have hashes, as in a build with a cache. */
function makeKnownGraph(pages: readonly TestPage[]): Graph {
  const graph = makeGraph(pages);
  const documents = Object.entries(graph.documents).map(([path, document], at) => {
    return [path, { ...document, print: JSON.stringify(pages[at]) }];
  });
  return { ...graph, documents: Object.fromEntries(documents) as Graph["documents"] };
}

async function build(graph: Graph, cache?: OutputCache): Promise<Map<string, string>> {
  const files = await Array.fromAsync(searchFiles(graph, { cache }));
  return new Map(files.map(({ path, content }) => [path, String(content)]));
}

/** Building the index of ten thousand pages takes seconds on a busy machine. */
const PATIENCE = 60_000;

/** What the first build put into the cache. */
const FIRST: Known = new Map();

const FILES = build(makeKnownGraph(PAGES), makeCache(new Map(), FIRST)).then(contentsOf);

async function search(query: string): Promise<SearchAnswer & { readonly fetched: readonly string[] }> {
  const fetched: string[] = [];
  const engine = makeLocalEngine(async (name) => {
    fetched.push(name);
    return (await FILES).get(name);
  });
  return { ...(await engine.search(query, { ...LIMITS, tags: ["default"] })), fetched };
}

test(
  "its pages are in files of 64, and the index names the few nearest to the root",
  async () => {
    const files = await FILES;
    const { indexes } = files.get("manifest.json") as unknown as SearchManifest;
    const { pages, pageFiles = [] } = files.get(indexes["default"]?.file ?? "") as unknown as SearchIndexFile;
    expect(pages.map(({ url }) => url)).toEqual(["/", "/pages/page-0", "/pages/page-1"]);
    const lists = pageFiles.map((file) => files.get(file) as unknown as IndexedPage[]);
    expect(new Set(lists.slice(0, -1).map(({ length }) => length))).toEqual(new Set([64]));
    expect(lists.flat().map(({ url }) => url)).toEqual(PAGES.map(({ url }) => url));
  },
  PATIENCE,
);

describe("a search", () => {
  test(
    "fetches only the files of the pages that it may show",
    async () => {
      const { pages, fetched } = await search("needle");
      expect(pages.map(({ title }) => toText(title))).toEqual(["Page 7", "Page 4007", "Page 8007"]);
      expect(fetched.filter((name) => name.includes("-pages-")).length).toBe(3);
    },
    PATIENCE,
  );

  test(
    "suggests titles near the root where it finds nothing",
    async () => {
      expect((await search("zzzzzz")).suggestions).toEqual(["Root", "Page 0", "Page 1"]);
    },
    PATIENCE,
  );
});

test(
  "an updated index has the bytes of a new one",
  async () => {
    await FILES;
    const edited = PAGES.map((page, at) =>
      at === 700 ? { ...page, title: "Renamed", text: "Another needle." } : page,
    );
    const changed = [...edited.slice(0, 3000), { url: "/new", title: "New", text: "Fresh." }, ...edited.slice(3001)];
    const taken: Known = new Map();
    const graph = makeKnownGraph(changed);
    expect(await build(graph, makeCache(FIRST, taken))).toEqual(await build(graph));
    const reused = [...taken].filter(([key]) => FIRST.has(key));
    expect(reused.length).toBeGreaterThan(COUNT / 70);
    // Fewer pages than a large index has.
    const small = makeKnownGraph(changed.slice(0, 9999));
    expect(await build(small, makeCache(taken, new Map()))).toEqual(await build(small));
  },
  PATIENCE,
);
