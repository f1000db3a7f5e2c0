/** Makes the files of a search index, on any thread. */

import { contentHash } from "../content/asset-output.ts";
import { PAGES_PER_FILE } from "../lookup/index-files.ts";
import type { PageTexts, SearchIndexFile, SearchTermsFile } from "../model/search.ts";
import type { Task } from "../model/task.ts";
import { collectAfter, makeCollector } from "../system/garbage.ts";
import { IndexBuilder, toPageJson } from "./build-index.ts";
import type { SearchedPage } from "./collect.ts";
import type { Line } from "./posting-runs.ts";

export interface IndexRequest {
  /** Prefix of its file names. */
  readonly name: string;
  /** Absent at the end. */
  readonly pages?: readonly SearchedPage[];
  /** Number of all pages of a large index. */
  readonly large?: number;
  /** At the end of a large index, its pages nearest to the root. */
  readonly nearest?: readonly SearchedPage[];
}

/** A file whose name ends with a hash of its text. */
export interface IndexPart {
  readonly name: string;
  readonly text: string;
  /** For a file with terms: the first of them. */
  readonly first?: string;
}

/** Minimum length of a file with terms, in characters. Browsers parse one in a few milliseconds, and need one or two for a word. */
const TERMS_FILE_LENGTH = 500_000;

/** Number of files with terms after which a large index frees memory. */
const PARTS_AT_ONCE = 4;

/**
 * Returns the file with the texts of the pages, and those with the pages of a large index that are complete. At the end, asked again and again, the index and then each file with its terms, and
 * nothing after the last: all of them may not fit into memory.
 */
export const indexPages: Task<IndexRequest, readonly IndexPart[]> = {
  name: "search",
  isText: true,
  open() {
    let growing = new GrowingIndex();
    let ending: Iterator<IndexPart> | undefined;
    let made = 0;
    return ({ name, pages, large, nearest }) => {
      if (pages) return growing.add(name, pages, large);
      ending ??= growing.finish(name, nearest);
      const next = ending.next();
      // What the parts before were made of.
      if (++made % PARTS_AT_ONCE === 0) collectAfter(growing.count);
      if (!next.done) return [next.value];
      const { count } = growing;
      growing = new GrowingIndex();
      ending = undefined;
      collectAfter(count);
      return [];
    };
  },
};

class GrowingIndex {
  readonly #builder = new IndexBuilder();
  readonly #texts: SearchIndexFile["texts"][number][] = [];
  readonly #pageFiles: string[] = [];
  readonly #collect = makeCollector();
  /** Number of pages so far. */
  count = 0;

  add(name: string, pages: readonly SearchedPage[], large: number | undefined): IndexPart[] {
    const part = toTextPart(name, pages);
    const parts = [part];
    this.#texts.push({ file: part.name, first: this.count });
    for (const page of pages) {
      this.#builder.add(page);
      this.count++;
      this.#collect();
      if (large === undefined || (this.count % PAGES_PER_FILE > 0 && this.count < large)) continue;
      const list = toPagesPart(name, this.#builder.takePages());
      this.#pageFiles.push(list.name);
      parts.push(list);
    }
    return parts;
  }

  finish(name: string, nearest: IndexRequest["nearest"]): Iterator<IndexPart> {
    const large = nearest && { nearest, pageFiles: this.#pageFiles };
    return toIndexParts(name, this.#builder, { texts: this.#texts, ...large });
  }
}

/** Fields of an index besides its terms. */
interface IndexFacts {
  readonly texts: SearchIndexFile["texts"];
  /** Only of a large index. */
  readonly pageFiles?: readonly string[];
  readonly nearest?: readonly SearchedPage[];
}

export interface RenewRequest extends IndexFacts {
  /** Prefix of the file name. */
  readonly name: string;
  /** Texts of the earlier index: of the file itself, then of those with its terms. */
  readonly index: readonly string[];
  /** Current positions of its pages: `Places`. */
  readonly places: readonly number[];
  /** What its pages without a position were, if pages that it lacks take their places and all others stay. */
  readonly replaced?: readonly SearchedPage[] | undefined;
  /** Pages that it lacks, by position and in that order. */
  readonly fresh: readonly (readonly [at: number, page: SearchedPage])[];
}

/** Updates an earlier index. Returns the file with the index, then those with its terms. */
export const renewIndex: Task<RenewRequest, readonly IndexPart[]> = {
  name: "renewed search",
  isText: true,
  open:
    () =>
    ({ name, index: [index = "", ...terms], places, replaced, fresh, ...facts }) => {
      const builder = new IndexBuilder();
      const files = terms.map((text) => JSON.parse(text) as SearchTermsFile);
      builder.restore(JSON.parse(index) as SearchIndexFile, files, { places: Int32Array.from(places), replaced });
      for (const [at, page] of fresh) builder.add(page, at);
      return [...toIndexParts(name, builder, facts)];
    },
};

function* toIndexParts(
  name: string,
  builder: IndexBuilder,
  { nearest, ...facts }: IndexFacts,
): Generator<IndexPart, undefined> {
  const { lines, pages, ...rest } = builder.finish();
  const listed = nearest?.map(toPageJson) ?? pages;
  const others = JSON.stringify({ ...rest, ...facts } satisfies Omit<SearchIndexFile, "pages">);
  yield toPart(name, `{"pages":[${listed.join()}],${others.slice(1)}`);
  for (const some of splitTerms(lines)) yield toTermsPart(name, some);
}

/** The terms of each file. */
function* splitTerms(lines: Iterable<Line>): Generator<readonly Line[]> {
  let some: Line[] = [];
  let length = 0;
  for (const line of lines) {
    some.push(line);
    length += line[0].length + line[1].length + 2;
    if (length < TERMS_FILE_LENGTH) continue;
    yield some;
    some = [];
    length = 0;
  }
  if (some.length > 0) yield some;
}

function toTermsPart(name: string, lines: readonly Line[]): IndexPart {
  const file: SearchTermsFile = {
    terms: lines.map(([term]) => term).join(" "),
    postings: lines.map(([, postings]) => postings).join("\n"),
  };
  return { ...toPart(`${name}-terms`, JSON.stringify(file)), first: lines[0]?.[0] ?? "" };
}

/** A file with pages of a large index, given as JSON. */
export function toPagesPart(name: string, pages: readonly string[]): IndexPart {
  return toPart(`${name}-pages`, `[${pages.join()}]`);
}

/** The file with the texts of some pages. */
export function toTextPart(name: string, pages: readonly SearchedPage[]): IndexPart {
  const texts = pages.map(({ sections }): PageTexts => sections.map(({ text }) => text));
  return toPart(`${name}-text`, JSON.stringify(texts));
}

function toPart(stem: string, text: string): IndexPart {
  return { name: `${stem}-${contentHash(text)}.json`, text };
}
