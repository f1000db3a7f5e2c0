/** An index file made searchable. In: the file as it was fetched. Out: MiniSearch, whose documents are numbers of sections. */

import MiniSearch from "minisearch";
import { SEARCH_FIELDS } from "../../lookup/index-files.ts";
import { decodeNumbers, decodePostings } from "../../lookup/postings.ts";
import type { SearchIndexFile } from "../../model/search.ts";

type PlainIndex = Parameters<typeof MiniSearch.loadJS>[0];
type Counts = Record<number, number>;

/** Terms come as terms: queries are taken apart before they get here. */
const OPTIONS = {
  fields: [...SEARCH_FIELDS],
  tokenize: (term: string) => [term],
  processTerm: (term: string) => term,
};

export function loadIndex({ pages, lengths, terms, postings }: SearchIndexFile): MiniSearch {
  const count = pages.reduce((sum, { sections }) => sum + sections.length, 0);
  const numbers = Object.fromEntries(Array.from({ length: count }, (_, section) => [section, section]));
  const fieldLength = toFieldLengths(decodeNumbers(lengths));
  const lines = postings.split("\n");
  const index = terms.split(" ").map((term, at): PlainIndex["index"][number] => [term, toFields(lines[at] ?? "")]);
  return MiniSearch.loadJS(
    {
      documentCount: count,
      nextId: count,
      documentIds: numbers,
      fieldIds: Object.fromEntries(SEARCH_FIELDS.map((field, id) => [field, id])),
      fieldLength: Object.fromEntries(fieldLength.entries()),
      averageFieldLength: SEARCH_FIELDS.map((_, field) => average(fieldLength.map((of) => of[field] ?? 0))),
      storedFields: {},
      index: terms === "" ? [] : index,
      serializationVersion: 2,
    },
    OPTIONS,
  );
}

function toFieldLengths(lengths: readonly number[]): number[][] {
  const bySection: number[][] = [];
  for (let at = 0; at < lengths.length; at += SEARCH_FIELDS.length)
    bySection.push(lengths.slice(at, at + SEARCH_FIELDS.length));
  return bySection;
}

/** Field → section → how often. */
function toFields(line: string): Record<number, Counts> {
  const fields: Record<number, Counts> = {};
  for (const [field, text] of line.split("|").entries()) {
    if (text !== "") fields[field] = toCounts(text);
  }
  return fields;
}

function toCounts(text: string): Counts {
  const postings = decodePostings(text);
  const counts: Counts = {};
  for (let at = 0; at < postings.length; at += 2) counts[postings[at] ?? 0] = postings[at + 1] ?? 1;
  return counts;
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
