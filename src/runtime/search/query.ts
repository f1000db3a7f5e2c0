/** Asks one index. In: what the reader typed. Out: sections that match, with score and matched terms. */

import type MiniSearch from "minisearch";
import type { Query, SearchResult } from "minisearch";
import type { SearchField } from "../../lookup/index-files.ts";
import { isUnspaced, type QueryWord } from "../../lookup/terms.ts";

/** A word in a title says more about a page than one in its text. */
const BOOST: Record<SearchField, number> = { title: 5, section: 3, text: 1 };

const OPTIONS = {
  boost: BOOST,
  // One letter begins a large part of all words; in scripts without spaces it is a word.
  prefix: (term: string) => term.length > 1 || isUnspaced(term),
  // A wrong letter in a short word makes another word.
  fuzzy: (term: string) => (term.length > 3 && !isUnspaced(term) ? 0.2 : false),
  weights: { prefix: 0.7, fuzzy: 0.3 },
};

/** How far a word that was not found may be from the one that was meant. */
const SUGGESTION = { fuzzy: 0.4, maxFuzzy: 4, prefix: true };

/** Letters that say something of a word. */
const SHORTEST_BEGIN = 3;

/** Sections with all the words (`AND`) or with some of them (`OR`). */
export function querySections(
  index: MiniSearch,
  words: readonly QueryWord[],
  combineWith: "AND" | "OR",
): SearchResult[] {
  return words.length === 0 ? [] : index.search({ combineWith, queries: words.map(toQuery) }, OPTIONS);
}

/** The term of the index that is nearest to a word, else one that begins like it. */
export function nearestTerm(index: MiniSearch, word: string): string | undefined {
  const [near] = index.autoSuggest(word, SUGGESTION);
  if (near) return near.suggestion;
  for (let length = word.length - 1; length >= SHORTEST_BEGIN; length--) {
    const [begun] = index.autoSuggest(word.slice(0, length), { prefix: true });
    if (begun) return begun.suggestion;
  }
  return undefined;
}

/** A word with joined parts is found as it is written, and where its parts stand apart. */
function toQuery({ whole, parts }: QueryWord): Query {
  if (parts.length === 0) return whole;
  return { combineWith: "OR", queries: [whole, { combineWith: "AND", queries: [...parts] }] };
}
