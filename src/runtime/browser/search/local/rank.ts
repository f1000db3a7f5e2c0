/**
 * Which pages answer a query best. MiniSearch scores each word; what also counts is how much of the query a page contains, and
 * how well its title or a heading fits.
 */

import { type QueryWord, toWord } from "../../../../lookup/query-words.ts";
import type { IndexedPage } from "../../../../model/search.ts";
import { fit, type KnownWords, type WordTerms } from "./fit.ts";
import { correctWord, findWord, weightOf, type WordMatch } from "./query.ts";
import type { TermIndex } from "./term-index.ts";

/** An index with the pages it is of. */
export interface SearchedIndex {
  readonly index: TermIndex;
  readonly pages: readonly IndexedPage[];
  /** Whether these are docs, which are what readers of the site look for first. */
  readonly isDocs: boolean;
  /** The words of its titles and headings. */
  readonly known: KnownWords;
}

/** A page that answers a query. */
export interface RankedPage<I extends SearchedIndex> {
  readonly of: I;
  readonly number: number;
  readonly terms: WordTerms;
  readonly score: number;
}

export interface Ranking<I extends SearchedIndex> {
  /** Best first. */
  readonly pages: readonly RankedPage<I>[];
  /** Number of all pages that answer. */
  readonly total: number;
}

/** Best pages that are looked at closely: the titles and headings of more would take too long, and are on no screen. */
const CLOSELY = 60;

/** What pages other than docs count for. */
const NOT_DOCS = 0.6;

/** How hard it is for a page to make up for a word that it does not have: all words come first, then most. */
const MISSING = 3;

/** A page without some of the words is dropped if it scores less than this share of the best. */
const FAR = 0.05;

/** Returns the best pages that have all or most of the words, at most as many as asked for. */
export function rankPages<I extends SearchedIndex>(
  indexes: readonly I[],
  words: readonly FoundWord[],
  most: number,
): Ranking<I> {
  const scored = indexes.flatMap((of, at) => scorePages(of, at, words));
  const [close, rest] = splitBest(scored, Math.max(CLOSELY, most));
  const fitting = addTerms(close, indexes, words).map((ranked) => {
    const page = ranked.of.pages[ranked.number];
    return page ? { ...ranked, score: ranked.score * fit(page, ranked.terms, ranked.of.known) } : ranked;
  });
  const enough = Math.max(0, ...fitting.map(({ score }) => score)) * FAR;
  const isAnswer = ({ said, score }: ScoredPage<I>): boolean => said === words.length || score >= enough;
  const answers = fitting.filter(isAnswer).sort(byScore);
  return { pages: answers.slice(0, most), total: answers.length + rest.filter(isAnswer).length };
}

/** What was found for a word of the query. */
export interface FoundWord {
  readonly word: QueryWord;
  /** Per index. */
  readonly matches: readonly (readonly WordMatch[])[];
  /** How much it says: the fewer pages have it, the more. */
  readonly information: number;
}

/**
 * Looks for a word in all indexes. Misspellings are looked for only where none has the word: what is typed right never finds
 * something else. Rejects when an index cannot be fetched.
 */
export async function findInAll(indexes: readonly SearchedIndex[], typed: QueryWord): Promise<FoundWord> {
  const find = async (word: QueryWord): Promise<FoundWord> => {
    const matches = await Promise.all(indexes.map(({ index }) => findWord(index, word)));
    const pages = indexes.reduce((sum, { index }) => sum + index.documentCount, 0);
    const having = matches.reduce((sum, { length }) => sum + length, 0);
    return { word, matches, information: Math.log(1 + pages / Math.max(1, having)) };
  };
  const found = await find(typed);
  if (found.matches.some(({ length }) => length > 0)) return found;
  const corrected = await Promise.all(indexes.map(({ index }) => correctWord(index, typed)));
  const meant = corrected.find((term) => term !== undefined);
  return meant === undefined ? found : find(toWord(meant));
}

/** A page with what its words score. */
interface ScoredPage<I extends SearchedIndex> {
  readonly of: I;
  readonly number: number;
  readonly score: number;
  /** Number of the words that it has. */
  readonly said: number;
}

/** Adds up what was found for each word in the index at a place. */
function scorePages<I extends SearchedIndex>(of: I, at: number, words: readonly FoundWord[]): ScoredPage<I>[] {
  const scores = new Float64Array(of.pages.length);
  const informations = new Float64Array(of.pages.length);
  const said = new Uint8Array(of.pages.length);
  for (const { matches, information } of words) {
    for (const { page, score } of matches[at] ?? []) {
      scores[page] = (scores[page] ?? 0) + score;
      informations[page] = (informations[page] ?? 0) + information;
      said[page] = (said[page] ?? 0) + 1;
    }
  }
  const all = words.reduce((sum, { information }) => sum + information, 0);
  const weight = of.isDocs ? 1 : NOT_DOCS;
  const pages: ScoredPage<I>[] = [];
  for (const [number, count] of said.entries()) {
    if (count === 0) continue;
    const share = (informations[number] ?? 0) / all;
    pages.push({ of, number, said: count, score: weight * (scores[number] ?? 0) * share ** MISSING });
  }
  return pages;
}

/** Adds the terms by which pages have the words: too much work for pages that are not shown. */
function addTerms<I extends SearchedIndex>(
  pages: readonly ScoredPage<I>[],
  indexes: readonly I[],
  words: readonly FoundWord[],
): (ScoredPage<I> & RankedPage<I>)[] {
  const terms = new Map(pages.map((page) => [page, words.map((): ReadonlyMap<string, number> => new Map())]));
  const wanted = indexes.map((of) => {
    return new Map(pages.flatMap((page) => (page.of === of ? [[page.number, terms.get(page)]] : [])));
  });
  for (const [place, { word, matches }] of words.entries()) {
    for (const [at, found] of matches.entries()) {
      for (const match of found) {
        const own = wanted[at]?.get(match.page);
        if (own) own[place] = new Map(match.terms.map((term) => [term, weightOf(term, word)]));
      }
    }
  }
  return pages.map((page) => ({ ...page, terms: terms.get(page) ?? [] }));
}

/** The best in order, then the others in any. Sorting all of thousands of pages would take longer than finding them. */
function splitBest<P extends { readonly score: number }>(pages: readonly P[], most: number): readonly [P[], P[]] {
  if (pages.length <= most) return [pages.toSorted(byScore), []];
  const scores = Float64Array.from(pages, ({ score }) => score).sort();
  const least = scores[scores.length - most] ?? 0;
  const close = pages.filter(({ score }) => score >= least).sort(byScore);
  const rest = [...close.splice(most), ...pages.filter(({ score }) => score < least)];
  return [close, rest];
}

function byScore(a: { readonly score: number }, b: { readonly score: number }): number {
  return b.score - a.score;
}
