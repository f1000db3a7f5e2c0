/** Asks one index for one word. */

import type MiniSearch from "minisearch";
import type { Query, SearchOptions } from "minisearch";
import type { SearchField } from "../../../../lookup/index-files.ts";
import { type QueryWord, stemOf } from "../../../../lookup/query-words.ts";
import { isUnspaced } from "../../../../lookup/terms.ts";

/** A word in a title says more about a page than one in a heading, and that more than one in its text. */
const BOOST: Record<SearchField, number> = { title: 10, headings: 4, introduction: 2, text: 1 };

/** What a term counts for that is not the word itself: another form of it, one of its parts, a word that begins with it. */
const WEIGHTS = { form: 0.8, part: 0.5, prefix: 0.35 };

/** How a page matches one word. */
export interface WordMatch {
  readonly page: number;
  readonly score: number;
  readonly terms: readonly string[];
}

/** Fields in which a word is completed, by its number of letters: few letters begin a large part of all words. */
const COMPLETED: readonly (readonly SearchField[])[] = [[], ["title"], ["title", "headings"]];

/** Letters from which on a word is completed in texts, too. */
const LONG_ENOUGH = COMPLETED.length;

/** A Korean syllable is one character of two or three letters, and most words have two. */
const KOREAN = /^\p{Script=Hangul}{2}$/u;

/** Returns the pages that have the word, another form of it, all its parts, or words that begin with it. */
export function findWord(index: MiniSearch, word: QueryWord): WordMatch[] {
  const options: SearchOptions = { boost: BOOST, weights: { prefix: 1, fuzzy: 1 } };
  return index.search(toQuery(word), options).map(({ id, score, terms }) => ({ page: Number(id), score, terms }));
}

function toQuery(word: QueryWord): Query {
  const { whole, parts, stem } = word;
  if (whole.length < LONG_ENOUGH && !isUnspaced(whole) && !KOREAN.test(whole)) {
    const begun: Query = {
      queries: [whole],
      prefix: true,
      fields: [...(COMPLETED[whole.length] ?? [])],
      boostDocument: weigher(word),
    };
    return { queries: [whole, begun], combineWith: "OR" };
  }
  const own: Query = { queries: [stem], prefix: true, boostDocument: weigher(word) };
  const joined: Query = { queries: [...parts], combineWith: "AND", prefix: true, boostDocument: () => WEIGHTS.part };
  return parts.length > 0 ? { queries: [own, joined], combineWith: "OR" } : own;
}

/** Returns what a term of the index counts for when a word is asked for, from 1 to 0. */
export function weightOf(term: string, { whole, parts, stem }: QueryWord): number {
  if (term === whole) return 1;
  if (stemOf(term) === stem) return WEIGHTS.form;
  if (term.startsWith(whole)) return WEIGHTS.prefix;
  return parts.some((part) => term.startsWith(part)) ? WEIGHTS.part : 0;
}

/** Terms are found by the stem, which also begins words that have nothing to do with this one: those weigh nothing. */
function weigher(word: QueryWord): (page: unknown, term: string) => number {
  const own: QueryWord = { ...word, parts: [] };
  // It is asked for page after page of a term.
  let last = { term: word.whole, weight: 1 };
  return (_page, term) => {
    if (term !== last.term) last = { term, weight: weightOf(term, own) };
    return last.weight;
  };
}

/** How far a term may be from a word that was not found. */
const NEAREST: SearchOptions = { fuzzy: 0.4, maxFuzzy: 4, prefix: true };

/** Returns the term of the index that a word is a misspelling of: one letter apart, in longer words two. */
export function correctWord(index: MiniSearch, { whole }: QueryWord): string | undefined {
  if (whole.length < 4 || isUnspaced(whole)) return undefined;
  const distances = whole.length < 6 ? [1] : [1, 2];
  return distances.map((fuzzy) => index.autoSuggest(whole, { fuzzy, prefix: false })[0]?.suggestion).find(Boolean);
}

/** Returns the term of the index that is nearest to a word, else one that begins like it. */
export function nearestTerm(index: MiniSearch, word: string): string | undefined {
  if (word.length < LONG_ENOUGH) return undefined;
  const [near] = index.autoSuggest(word, NEAREST);
  if (near) return near.suggestion;
  for (let length = word.length - 1; length >= LONG_ENOUGH; length--) {
    const [begun] = index.autoSuggest(word.slice(0, length), { prefix: true });
    if (begun) return begun.suggestion;
  }
  return undefined;
}
