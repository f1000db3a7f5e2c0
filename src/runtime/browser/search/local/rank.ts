/**
 * Ranks the pages that match a query. MiniSearch scores each word; the rank also depends on how much of the query a
 * page contains, and on how well its title or a heading matches.
 */

import { type QueryWord, toWord } from "../../../../lookup/query-words.ts";
import { fit, type KnownWords, type WordTerms } from "./fit.ts";
import type { PageList } from "./page-list.ts";
import { correctWord, findWord, weightOf, type WordMatch } from "./query.ts";
import type { TermIndex } from "./term-index.ts";

/** An index and the kind of pages in it. */
export interface SearchedIndex {
  readonly index: TermIndex;
  readonly pages: PageList;
  /** Whether these are docs, which readers of the site usually look for first. */
  readonly isDocs: boolean;
  /** The words of its titles and headings. */
  readonly known: KnownWords;
}

/** A matching page. */
export interface RankedPage<I extends SearchedIndex> {
  readonly of: I;
  readonly number: number;
  readonly terms: WordTerms;
  readonly score: number;
}

export interface Ranking<I extends SearchedIndex> {
  /** Best first. */
  readonly pages: readonly RankedPage<I>[];
  /** Number of all matching pages. */
  readonly total: number;
}

/** Number of best pages to examine closely: examining the titles and headings of more would take too long, and those are not visible. */
const CLOSELY = 60;

/** Weight of pages other than docs. */
const NOT_DOCS = 0.6;

/** Penalty of a page for each missing word: pages with all words come first, then those with most. */
const MISSING = 3;

/** A page without some of the words is dropped if it scores less than this share of the best. */
const FAR = 0.05;

/**
 * Returns the best pages that contain all or most of the words, up to the requested number. Rejects if the titles of a large index
 * cannot be fetched.
 */
export async function rankPages<I extends SearchedIndex>(
  indexes: readonly I[],
  words: readonly FoundWord[],
  most: number,
): Promise<Ranking<I>> {
  const scored = indexes.flatMap((of, at) => scorePages(of, at, words));
  const [close, rest] = splitBest(scored, Math.max(CLOSELY, most));
  await Promise.all(close.map(({ of, number }) => of.pages.load(number)));
  const fitting = addTerms(close, indexes, words).map((ranked) => {
    const page = ranked.of.pages.get(ranked.number);
    return page ? { ...ranked, score: ranked.score * fit(page, ranked.terms, ranked.of.known) } : ranked;
  });
  const enough = Math.max(0, ...fitting.map(({ score }) => score)) * FAR;
  const isAnswer = ({ matched, score }: ScoredPage<I>): boolean => matched === words.length || score >= enough;
  const answers = fitting.filter(isAnswer).sort(byScore);
  return { pages: answers.slice(0, most), total: answers.length + rest.filter(isAnswer).length };
}

/** Matches of a word of the query. */
export interface FoundWord {
  readonly word: QueryWord;
  /** Per index. */
  readonly matches: readonly (readonly WordMatch[])[];
  /** Its information: the fewer pages contain it, the more. */
  readonly information: number;
}

/**
 * Searches all indexes for a word. Spelling is corrected only if none contains the word, so a correct word never finds
 * something else. Rejects if an index cannot be fetched.
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

/** A page with the scores of its words. */
interface ScoredPage<I extends SearchedIndex> {
  readonly of: I;
  readonly number: number;
  readonly score: number;
  /** Number of words that it contains. */
  readonly matched: number;
}

/** Adds up the matches of each word in the index at a position. */
function scorePages<I extends SearchedIndex>(of: I, at: number, words: readonly FoundWord[]): ScoredPage<I>[] {
  const { documentCount } = of.index;
  const scores = new Float64Array(documentCount);
  const informations = new Float64Array(documentCount);
  const matched = new Uint8Array(documentCount);
  for (const { matches, information } of words) {
    for (const { page, score } of matches[at] ?? []) {
      scores[page] = (scores[page] ?? 0) + score;
      informations[page] = (informations[page] ?? 0) + information;
      matched[page] = (matched[page] ?? 0) + 1;
    }
  }
  const all = words.reduce((sum, { information }) => sum + information, 0);
  const weight = of.isDocs ? 1 : NOT_DOCS;
  const pages: ScoredPage<I>[] = [];
  for (const [number, count] of matched.entries()) {
    if (count === 0) continue;
    const share = (informations[number] ?? 0) / all;
    pages.push({ of, number, matched: count, score: weight * (scores[number] ?? 0) * share ** MISSING });
  }
  return pages;
}

/** Adds the matching terms of pages: too much work for pages that are not shown. */
function addTerms<I extends SearchedIndex>(
  pages: readonly ScoredPage<I>[],
  indexes: readonly I[],
  words: readonly FoundWord[],
): (ScoredPage<I> & RankedPage<I>)[] {
  const terms = new Map(pages.map((page) => [page, words.map((): ReadonlyMap<string, number> => new Map())]));
  const termsByPage = indexes.map((of) => {
    return new Map(pages.flatMap((page) => (page.of === of ? [[page.number, terms.get(page)]] : [])));
  });
  for (const [place, { word, matches }] of words.entries()) {
    for (const [at, found] of matches.entries()) {
      for (const match of found) {
        const own = termsByPage[at]?.get(match.page);
        if (own) own[place] = new Map(match.terms.map((term) => [term, weightOf(term, word)]));
      }
    }
  }
  return pages.map((page) => ({ ...page, terms: terms.get(page) ?? [] }));
}

/** The best ones in order, then the others in any order: sorting thousands of pages would take longer than finding them. */
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
