/**
 * The terms of an index for MiniSearch. It receives only those that a word may match, because loading all of them takes
 * seconds on a large site. Scores are the same, since that of a term depends only on its own postings and on the
 * lengths of fields.
 */

import MiniSearch, { type AsPlainObject } from "minisearch";
import { SEARCH_FIELDS, type SearchField } from "../../../../lookup/index-files.ts";
import { decodeNumbers, decodePostings } from "../../../../lookup/postings.ts";
import type { SearchIndexFile } from "../../../../model/search.ts";
import { RecentPromises } from "./recent.ts";
import type { TermFiles, TermLine } from "./term-files.ts";

/** The version of MiniSearch's plain format that this produces. */
const SERIALIZATION_VERSION = 2;

/** The input is terms: queries are split before. */
const OPTIONS = {
  fields: [...SEARCH_FIELDS],
  tokenize: (term: string) => [term],
  processTerm: (term: string) => term,
};

/** Terms with the same prefix. */
export interface TermRange {
  readonly prefix: string;
  /** Fields to include for terms longer than the prefix; all when absent. */
  readonly fields?: readonly SearchField[];
}

/** Number of cached sets of terms: words share prefixes, and a query has a few words. */
const RECENT_RANGES = 12;

export class TermIndex {
  /** Whether it is small enough to load before any query. */
  readonly isSmall: boolean;
  readonly documentCount: number;
  readonly #files: TermFiles;
  readonly #plain: Omit<AsPlainObject, "index">;
  readonly #recent = new RecentPromises<MiniSearch>(RECENT_RANGES);

  constructor({ lengths }: Pick<SearchIndexFile, "lengths">, files: TermFiles) {
    this.isSmall = files.isSmall;
    this.#plain = toPlainIndex(decodeNumbers(lengths));
    this.documentCount = this.#plain.documentCount;
    this.#files = files;
  }

  /** Fetches what later words may need, unless that is a lot. Rejects as below. */
  prepare(): Promise<void> {
    return this.#files.prepare();
  }

  /** Returns an index of the terms in these ranges. Rejects if a file cannot be fetched; the next call tries again. */
  beginningWith(ranges: readonly TermRange[]): Promise<MiniSearch> {
    const key = ranges.map(({ prefix, fields }) => [prefix, ...(fields ?? ["*"])].join(" ")).join("\n");
    return this.#recent.find(key, async () => {
      const found = new Map<string, Entry[1]>();
      for (const { prefix, fields } of ranges) {
        for (const [term, line] of await this.#files.beginningWith(prefix)) {
          found.set(term, toFields(line, term === prefix ? undefined : fields));
        }
      }
      return this.#toIndex([...found]);
    });
  }

  /** Returns an index of the terms within some edits of a word. Rejects as above. */
  async near(word: string, edits: number): Promise<MiniSearch> {
    const found = await this.#files.near(word, edits);
    return this.#toIndex(found.map(([term, line]: TermLine): Entry => [term, toFields(line)]));
  }

  #toIndex(index: Entry[]): MiniSearch {
    return MiniSearch.loadJS({ ...this.#plain, index }, OPTIONS);
  }
}

/** A term in MiniSearch's plain format. */
type Entry = AsPlainObject["index"][number];

/** Field → page → frequency, for the requested fields. */
function toFields(line: string, fields?: readonly SearchField[]): Entry[1] {
  const entry: Entry[1] = {};
  for (const [field, text] of line.split("|").entries()) {
    const name = SEARCH_FIELDS[field];
    if (text === "" || (fields && name && !fields.includes(name))) continue;
    const counts: Record<string, number> = {};
    decodePostings(text, (page, count) => void (counts[page] = count));
    entry[field] = counts;
  }
  return entry;
}

/** The output of `MiniSearch.toJSON` for an index without terms, from the length of each field of each page. */
function toPlainIndex(lengths: readonly number[]): Omit<AsPlainObject, "index"> {
  const width = SEARCH_FIELDS.length;
  const documentCount = lengths.length / width;
  const pages = Array.from({ length: documentCount }, (_, page) => page);
  const fieldLengths = pages.map((page) => lengths.slice(page * width, (page + 1) * width));
  return {
    documentCount,
    nextId: documentCount,
    documentIds: toRecord(pages),
    fieldIds: Object.fromEntries(SEARCH_FIELDS.map((field, index) => [field, index])),
    fieldLength: toRecord(fieldLengths),
    averageFieldLength: SEARCH_FIELDS.map((_, field) => average(fieldLengths.map((own) => own[field] ?? 0))),
    storedFields: {},
    dirtCount: 0,
    serializationVersion: SERIALIZATION_VERSION,
  };
}

function toRecord<T>(values: readonly T[]): Record<string, T> {
  return Object.fromEntries(values.entries());
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
