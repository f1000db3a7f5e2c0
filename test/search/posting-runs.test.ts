/** The postings of a large site, which are stored in a file while the index grows. */

import { expect, test } from "bun:test";
import type { IndexedPage, SearchIndexFile } from "../../src/model/search.ts";
import { IndexBuilder } from "../../src/search/build-index.ts";
import type { SearchedPage } from "../../src/search/collect.ts";
import { type Line, mergeLines, PostingRuns } from "../../src/search/posting-runs.ts";

/** Pages with common words, words of some pages, words that repeat, and a word of their own. */
function makePages(count: number): SearchedPage[] {
  return Array.from({ length: count }, (_, page) => ({
    url: `/page-${page}`,
    title: `Page ${page}`,
    keywords: [`key-${page % 3}`],
    description: "",
    sections: [
      { id: "", title: "", level: 1, text: `common ${"often ".repeat(page % 7)} own${page}` },
      { id: "more", title: "More", level: 2, text: page % 5 === 0 ? "Fifth onBrokenLinks common" : "common" },
    ],
  }));
}

function grow(
  pages: Iterable<SearchedPage>,
  builder: IndexBuilder,
): { readonly lines: readonly Line[]; readonly lengths: string } {
  for (const page of pages) builder.add(page);
  const { lines, lengths } = builder.finish();
  return { lines: [...lines], lengths };
}

test.each([1, 40, 400])("with room for %d postings, the index is that of all pages at once", (limit) => {
  const pages = makePages(600);
  expect(grow(pages, new IndexBuilder(limit))).toEqual(grow(pages, new IndexBuilder()));
});

/** An index as it is read from its files. */
function written(pages: readonly SearchedPage[]) {
  const builder = new IndexBuilder();
  for (const page of pages) builder.add(page);
  const { pages: texts, lengths, lines } = builder.finish();
  const all = [...lines];
  const index: SearchIndexFile = { pages: texts.map((text) => JSON.parse(text) as IndexedPage), texts: [], lengths };
  const terms = all.map(([term]) => term).join(" ");
  return { index, files: [{ terms, postings: all.map(([, postings]) => postings).join("\n") }] };
}

test("an earlier index takes in pages from a file", () => {
  const pages = makePages(40);
  const { index, files } = written(pages.filter((_, at) => at % 2 === 0));
  const renewed = new IndexBuilder(50);
  renewed.restore(index, files, { places: Int32Array.from({ length: 20 }, (_, at) => 2 * at) });
  for (const [at, page] of pages.entries()) if (at % 2 === 1) renewed.add(page, at);
  expect([...renewed.finish().lines]).toEqual([...grow(pages, new IndexBuilder()).lines]);
});

test("an earlier index takes in new texts of pages, and loses the words of the old ones", () => {
  const pages = makePages(40);
  const { index, files } = written(pages);
  const sections = [{ id: "", title: "", level: 1, text: "common newWord" }];
  const now = pages.map((page, at) => (at === 17 || at === 30 ? { ...page, sections } : page));
  const places = Int32Array.from(pages, (page, at) => (now[at] === page ? at : -1));
  const replaced = pages.filter((_, at) => (places[at] ?? 0) < 0);
  const renewed = new IndexBuilder();
  renewed.restore(index, files, { places, replaced });
  for (const [at, page] of now.entries()) if ((places[at] ?? 0) < 0) renewed.add(page, at);
  const { lines, lengths } = renewed.finish();
  const expected = grow(now, new IndexBuilder());
  expect([[...lines], lengths]).toEqual([[...expected.lines], expected.lengths]);
});

test("an earlier index loses the words of a page that has more than fit into memory", () => {
  const pages = makePages(3);
  // Every term counts as seventeen postings, and the last ones are counted after some are stored in a file.
  const words = (start: string) => Array.from({ length: 60_000 }, (_, word) => `${start}${word}`).join(" ");
  const replaced = pages.slice(0, 2).map((page, at): SearchedPage => ({
    ...page,
    sections: [{ id: "", title: "", level: 1, text: words(`of${at}x`) }],
  }));
  const { index, files } = written([...replaced, ...pages.slice(2)]);
  const renewed = new IndexBuilder();
  renewed.restore(index, files, { places: Int32Array.of(-1, -1, 2), replaced });
  for (const [at, page] of pages.slice(0, 2).entries()) renewed.add(page, at);
  const terms = [...renewed.finish().lines].map(([term]) => term);
  expect(terms).toEqual([...grow(pages, new IndexBuilder()).lines].map(([term]) => term));
});

test("lists are merged in the order of code units, each line once", () => {
  const merged = mergeLines([
    [
      ["a", "1"],
      ["ä", "2"],
    ],
    [],
    [
      ["Z", "3"],
      ["a", "4"],
    ],
  ]);
  expect([...merged]).toEqual([
    ["Z", [undefined, undefined, "3"]],
    ["a", ["1", undefined, "4"]],
    ["ä", ["2", undefined, undefined]],
  ]);
});

test("a run longer than what is read at once comes back whole", () => {
  using runs = new PostingRuns();
  const lines = Array.from({ length: 3 }, (_, at) => [`term${at}`, "1 2 3 ".repeat(10_000)] as const);
  runs.add(lines);
  runs.add([]);
  expect(runs.lists().map((list) => [...list])).toEqual([lines, []]);
});
