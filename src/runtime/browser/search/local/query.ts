/** Searches one index for one word. */

import type { Query, SearchOptions } from "minisearch";
import type { SearchField } from "../../../../lookup/index-files.ts";
import { type QueryWord, stemOf } from "../../../../lookup/query-words.ts";
import { isUnspaced } from "../../../../lookup/terms.ts";
import type { TermIndex, TermRange } from "./term-index.ts";

/** A word in a title says more about a page than one in a heading, and that more than one in its text. */
const BOOST: Record<SearchField, number> = { title: 10, headings: 4, introduction: 2, text: 1 };

/** Weight of a term other than the word itself: another form of it, one of its parts, or a word that begins with it. */
const WEIGHTS = { form: 0.8, part: 0.5, prefix: 0.35 };

/** How a page matches one word. */
export interface WordMatch {
  readonly page: number;
  readonly score: number;
  readonly terms: readonly string[];
}

/** Fields in which a word is completed, by its number of letters: few letters begin many words. */
const COMPLETED: readonly (readonly SearchField[])[] = [[], ["title"], ["title", "headings"]];

/** Number of letters from which a word is completed in texts, too. */
const LONG_ENOUGH = COMPLETED.length;

/** A Korean syllable is one character of two or three letters, and most words have two. */
const KOREAN = /^\p{Script=Hangul}{2}$/u;

/** Returns the pages that contain the word, another form of it, all its parts, or words that begin with it. */
export async function findWord(index: TermIndex, word: QueryWord): Promise<WordMatch[]> {
  const options: SearchOptions = { boost: BOOST, weights: { prefix: 1, fuzzy: 1 } };
  const terms = await index.beginningWith(rangesOf(word));
  return terms
    .search(toQuery(word), options)
    .map(({ id, score, terms: found }) => ({ page: Number(id), score, terms: found }));
}

/** Whether a word is completed in few fields only. */
function isShort(whole: string): boolean {
  return whole.length < LONG_ENOUGH && !isUnspaced(whole) && !KOREAN.test(whole);
}

/** The terms that `toQuery` considers. Of long words only the first letters count, so that the next keys need no other terms. */
function rangesOf({ whole, parts, stem }: QueryWord): TermRange[] {
  if (isShort(whole)) return [{ prefix: whole, fields: COMPLETED[whole.length] ?? [] }];
  const begins = [stem, ...parts].map((word) => word.slice(0, LONG_ENOUGH));
  return [...new Set(begins)].sort().map((prefix) => ({ prefix }));
}

function toQuery(word: QueryWord): Query {
  const { whole, parts, stem } = word;
  if (isShort(whole)) {
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

/** Returns the weight of an index term for a word, from 1 to 0. */
export function weightOf(term: string, { whole, parts, stem }: QueryWord): number {
  if (term === whole) return 1;
  if (stemOf(term) === stem) return WEIGHTS.form;
  if (term.startsWith(whole)) return WEIGHTS.prefix;
  return parts.some((part) => term.startsWith(part)) ? WEIGHTS.part : 0;
}

/** Terms are found by their stem, which also begins unrelated words: those weigh nothing. */
function weigher(word: QueryWord): (page: unknown, term: string) => number {
  const own: QueryWord = { ...word, parts: [] };
  // Cached, because it is called for every page of a term.
  let last = { term: word.whole, weight: 1 };
  return (_page, term) => {
    if (term !== last.term) last = { term, weight: weightOf(term, own) };
    return last.weight;
  };
}

/** Returns the index term that a word probably misspells: one edit away, or two in longer words. */
export async function correctWord(index: TermIndex, { whole }: QueryWord): Promise<string | undefined> {
  if (whole.length < 4 || isUnspaced(whole)) return undefined;
  const distances = whole.length < 6 ? [1] : [1, 2];
  const near = await index.near(whole, Math.max(...distances));
  return distances.map((fuzzy) => near.autoSuggest(whole, { fuzzy, prefix: false })[0]?.suggestion).find(Boolean);
}

/** Maximum distance of a term from a word without matches: a share of its letters, up to a limit. */
const NEAREST = { share: 0.4, most: 4 };

/** Returns the index term nearest to a word, or else one that begins like it. */
export async function nearestTerm(index: TermIndex, word: string): Promise<string | undefined> {
  if (word.length < LONG_ENOUGH) return undefined;
  const fuzzy = Math.min(NEAREST.most, Math.round(word.length * NEAREST.share));
  const [near] = (await index.near(word, fuzzy)).autoSuggest(word, { fuzzy, prefix: false });
  if (near) return near.suggestion;
  const begun = await index.beginningWith([{ prefix: word.slice(0, LONG_ENOUGH) }]);
  for (let length = word.length; length >= LONG_ENOUGH; length--) {
    const [longest] = begun.autoSuggest(word.slice(0, length), { prefix: true });
    if (longest) return longest.suggestion;
  }
  return undefined;
}
