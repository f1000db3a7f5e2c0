/** Compares the index format with MiniSearch's own. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import MiniSearch from "minisearch";
import { SEARCH_FIELDS } from "../src/lookup/index-files.ts";
import { findTerms } from "../src/lookup/terms.ts";
import type { IndexedPage, IndexNames, PageTexts, SearchIndexFile, SearchManifest } from "../src/model/search.ts";
import { TermFiles } from "../src/runtime/browser/search/local/term-files.ts";
import { TermIndex } from "../src/runtime/browser/search/local/term-index.ts";
import { buildIndex } from "../src/search/build-index.ts";
import type { SearchedPage } from "../src/search/collect.ts";

export interface FormatFigures {
  readonly bytes: number;
  readonly brotliBytes: number;
  readonly buildMs: number;
  readonly loadMs: number;
}

export interface Comparison {
  readonly pages: number;
  readonly ours: FormatFigures;
  readonly miniSearch: FormatFigures;
}

const TERMS_AS_THEY_ARE = { tokenize: (term: string) => [term], processTerm: (term: string) => term };

/** Measures both formats; times are the best of three. */
export async function compareFormats(dir: string): Promise<Comparison> {
  const { names, text, file } = largestIndex(dir);
  const pages = readPages(dir, file);
  const own = await best(() => buildIndex(pages));
  const loaded = await best(() => loadAll(dir, names));
  const theirs = await best(() => addToMiniSearch(pages));
  // Data that both formats need besides the index.
  const rest = JSON.stringify({ pages: file.pages, texts: file.texts });
  const json = JSON.stringify(loaded.result);
  const options = { fields: [...SEARCH_FIELDS], ...TERMS_AS_THEY_ARE };
  const read = await best(() => MiniSearch.loadJSON(json, options));
  return {
    pages: pages.length,
    ours: { ...sizesOf(text), buildMs: own.ms, loadMs: loaded.ms },
    miniSearch: { ...sizesOf(json + rest), buildMs: theirs.ms, loadMs: read.ms },
  };
}

/** Loads every term of an index. Pages load only the terms with a given prefix. */
async function loadAll(dir: string, { file, terms }: IndexNames): Promise<MiniSearch> {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(dir, name), "utf8"));
  const index = new TermIndex(read(file) as SearchIndexFile, new TermFiles(terms, async (name) => read(name)));
  return index.beginningWith([{ prefix: "" }]);
}

interface LargestIndex {
  readonly names: IndexNames;
  /** The text of all its files. */
  readonly text: string;
  readonly file: SearchIndexFile;
}

function largestIndex(dir: string): LargestIndex {
  const { indexes } = JSON.parse(readFileSync(join(dir, "manifest.json"), "utf8")) as SearchManifest;
  const all = Object.values(indexes).map((names): LargestIndex => {
    const [index = "", ...terms] = [names, ...names.terms].map(({ file }) => readFileSync(join(dir, file), "utf8"));
    return { names, text: [index, ...terms].join(""), file: JSON.parse(index) as SearchIndexFile };
  });
  return all.reduce((most, one) => (one.text.length > most.text.length ? one : most));
}

/** Returns the indexed pages without hidden words. */
function readPages(dir: string, { pages, pageFiles, texts }: SearchIndexFile): SearchedPage[] {
  const listed = pageFiles?.flatMap((file) => JSON.parse(readFileSync(join(dir, file), "utf8")) as IndexedPage[]);
  const all = texts.flatMap(({ file }) => JSON.parse(readFileSync(join(dir, file), "utf8")) as PageTexts[]);
  return (listed ?? pages).map(({ url, title, sections }, page) => ({
    url,
    title,
    keywords: [],
    description: "",
    sections: [["", ""], ...sections].map(([heading = "", id = ""], section) => {
      return { title: heading, id, text: all[page]?.[section] ?? "", level: 1 };
    }),
  }));
}

function addToMiniSearch(pages: readonly SearchedPage[]): MiniSearch {
  const index = new MiniSearch({
    fields: [...SEARCH_FIELDS],
    tokenize: (text) => findTerms(text).map(({ term }) => term),
    processTerm: (term) => term,
  });
  index.addAll(
    pages.map(({ title, sections: [introduction, ...sections] }, id) => ({
      id,
      title,
      headings: sections.map((section) => section.title).join("\n"),
      introduction: introduction?.text ?? "",
      text: sections.map(({ text }) => text).join("\n"),
    })),
  );
  return index;
}

function sizesOf(text: string): Pick<FormatFigures, "bytes" | "brotliBytes"> {
  return { bytes: Buffer.byteLength(text), brotliBytes: brotliCompressSync(text).byteLength };
}

interface Timed<T> {
  readonly ms: number;
  readonly result: T;
}

async function best<T>(work: () => T | Promise<T>): Promise<Timed<T>> {
  const runs: Timed<T>[] = [];
  for (let run = 0; run < 3; run++) {
    const start = performance.now();
    const result = await work();
    runs.push({ ms: performance.now() - start, result });
  }
  return runs.toSorted((a, b) => a.ms - b.ms)[0] as Timed<T>;
}
