/** An index file made searchable. */

import MiniSearch, { type AsPlainObject } from "minisearch";
import { SEARCH_FIELDS } from "../../../../lookup/index-files.ts";
import { decodeNumbers, decodePostings } from "../../../../lookup/postings.ts";
import type { SearchIndexFile } from "../../../../model/search.ts";

/** The version of MiniSearch's plain form that `toPlainIndex` writes. */
const SERIALIZATION_VERSION = 2;

/** Input is terms: queries are split before they get here. */
const OPTIONS = {
  fields: [...SEARCH_FIELDS],
  tokenize: (term: string) => [term],
  processTerm: (term: string) => term,
};

type Encoded = Pick<SearchIndexFile, "lengths" | "terms" | "postings">;

/** Makes the index. */
export function loadIndex(file: Encoded): MiniSearch {
  return MiniSearch.loadJS(toPlainIndex(file), OPTIONS);
}

/** Milliseconds of work after which the page gets a turn. */
const TURN_MS = 4;

/** Makes the index on a thread that has more to do: a part, then a pause, then the next part. */
export async function loadIndexInTurns(
  { terms, postings, ...rest }: Encoded,
  pause: () => Promise<void>,
): Promise<MiniSearch> {
  const plain = toPlainIndex({ ...rest, terms: "", postings: "" });
  await pause();
  const lines = postings.split("\n");
  await pause();
  const all = splitTerms(terms);
  await pause();
  let end = performance.now() + TURN_MS;
  for (const [at, term] of all.entries()) {
    plain.index.push([term, toFields(lines[at] ?? "")]);
    if (performance.now() < end) continue;
    await pause();
    end = performance.now() + TURN_MS;
  }
  return MiniSearch.loadJSAsync(plain, OPTIONS);
}

/** Returns the index as `MiniSearch.toJSON` would give it. */
export function toPlainIndex({ lengths, terms, postings }: Encoded): AsPlainObject {
  const width = SEARCH_FIELDS.length;
  const numbers = decodeNumbers(lengths);
  const count = numbers.length / width;
  const pages = Array.from({ length: count }, (_, page) => page);
  const fieldLengths = pages.map((page) => numbers.slice(page * width, (page + 1) * width));
  const lines = postings.split("\n");
  return {
    documentCount: count,
    nextId: count,
    documentIds: toRecord(pages),
    fieldIds: Object.fromEntries(SEARCH_FIELDS.map((field, index) => [field, index])),
    fieldLength: toRecord(fieldLengths),
    averageFieldLength: SEARCH_FIELDS.map((_, field) => average(fieldLengths.map((own) => own[field] ?? 0))),
    storedFields: {},
    dirtCount: 0,
    index: splitTerms(terms).map((term, at) => [term, toFields(lines[at] ?? "")]),
    serializationVersion: SERIALIZATION_VERSION,
  };
}

function splitTerms(terms: string): string[] {
  return terms === "" ? [] : terms.split(" ");
}

/** Field → page → how often. */
function toFields(line: string): Record<string, Record<string, number>> {
  const fields: Record<string, Record<string, number>> = {};
  for (const [field, text] of line.split("|").entries()) {
    if (text === "") continue;
    const counts: Record<string, number> = {};
    decodePostings(text, (page, count) => void (counts[page] = count));
    fields[field] = counts;
  }
  return fields;
}

function toRecord<T>(values: readonly T[]): Record<string, T> {
  return Object.fromEntries(values.entries());
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
