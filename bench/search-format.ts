/** Our index format beside MiniSearch's own. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import MiniSearch from "minisearch";
import { SEARCH_FIELDS } from "../src/lookup/index-files.ts";
import { findTerms } from "../src/lookup/terms.ts";
import type { PageTexts, SearchIndexFile } from "../src/model/search.ts";
import { loadIndex } from "../src/runtime/browser/search/local/load-index.ts";
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
export function compareFormats(dir: string): Comparison {
  const { text, file } = largestIndex(dir);
  const pages = readPages(dir, file);
  const own = best(() => buildIndex(pages));
  const loaded = best(() => loadIndex(JSON.parse(text) as SearchIndexFile));
  const theirs = best(() => addToMiniSearch(pages));
  // What both need beside the index itself.
  const rest = JSON.stringify({ pages: file.pages, texts: file.texts });
  const json = JSON.stringify(loaded.result);
  const options = { fields: [...SEARCH_FIELDS], ...TERMS_AS_THEY_ARE };
  const read = best(() => MiniSearch.loadJSON(json, options));
  return {
    pages: pages.length,
    ours: { ...sizesOf(text), buildMs: own.ms, loadMs: loaded.ms },
    miniSearch: { ...sizesOf(json + rest), buildMs: theirs.ms, loadMs: read.ms },
  };
}

function largestIndex(dir: string): { readonly text: string; readonly file: SearchIndexFile } {
  const names = readdirSync(dir).filter((name) => !name.includes("-text-") && name !== "manifest.json");
  const texts = names.map((name) => readFileSync(join(dir, name), "utf8"));
  const text = texts.toSorted((a, b) => b.length - a.length)[0] ?? "";
  return { text, file: JSON.parse(text) as SearchIndexFile };
}

/** The pages as the index was made of them, but for words that are not shown. */
function readPages(dir: string, { pages, texts }: SearchIndexFile): SearchedPage[] {
  const all = texts.flatMap(({ file }) => JSON.parse(readFileSync(join(dir, file), "utf8")) as PageTexts[]);
  return pages.map(({ url, title, sections }, page) => ({
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

function best<T>(work: () => T): { readonly ms: number; readonly result: T } {
  const runs = [1, 2, 3].map(() => {
    const start = performance.now();
    const result = work();
    return { ms: performance.now() - start, result };
  });
  return runs.toSorted((a, b) => a.ms - b.ms)[0] as { readonly ms: number; readonly result: T };
}
