/**
 * Which pages answer a query best. In: indexes and the words of the query. Out: pages, best first. MiniSearch scores each word;
 * what counts besides is how much of the query a page says, and how well its title or a heading fits.
 */

import type MiniSearch from "minisearch";
import { isCounted, type QueryWord, toWord } from "../../../lookup/query-words.ts";
import { findTerms } from "../../../lookup/terms.ts";
import type { IndexedPage } from "../../../model/search.ts";
import { correctWord, findWord, weightOf, type WordMatch } from "./query.ts";

/** An index with the pages it is of. */
export interface SearchedIndex {
  readonly index: MiniSearch;
  readonly pages: readonly IndexedPage[];
  /** Whether these are docs, which are what readers of the site look for first. */
  readonly isDocs: boolean;
}

/** For each word of the query the terms by which a page has it, and what they count for; none when it has not. */
export type WordTerms = readonly ReadonlyMap<string, number>[];

/** A page that answers a query. */
export interface RankedPage<I extends SearchedIndex> {
  readonly of: I;
  readonly number: number;
  readonly terms: WordTerms;
  readonly score: number;
}

/** Best pages that are looked at closely: the titles and headings of more would take too long, and are on no screen. */
const CLOSELY = 60;

/** What pages other than docs count for. */
const NOT_DOCS = 0.6;

/** How hard it is for a page to make up for a word that it does not have: all words come first, then most. */
const MISSING = 3;

/** A page without some of the words is no answer if it scores less than this share of the best. */
const FAR = 0.05;

/** Returns the pages that have all or most of the words. */
export function rankPages<I extends SearchedIndex>(
  indexes: readonly I[],
  words: readonly QueryWord[],
): RankedPage<I>[] {
  const found = words.map((word) => findInAll(indexes, word));
  const pages = collectPages(indexes, found);
  const ranked = pages.sort(byScore);
  const close = ranked.slice(0, CLOSELY).map((page) => ({ ...page, score: page.score * fit(page) }));
  const all = [...close.sort(byScore), ...ranked.slice(CLOSELY)];
  const enough = (all[0]?.score ?? 0) * FAR;
  return all.filter(({ terms, score }) => score >= enough || terms.every(({ size }) => size > 0));
}

/** What was found for a word of the query. */
interface FoundWord {
  readonly word: QueryWord;
  /** Per index. */
  readonly matches: readonly (readonly WordMatch[])[];
  /** How much it says: the fewer pages have it, the more. */
  readonly information: number;
}

/** Misspellings are looked for only where no index has the word: what is typed right never finds something else. */
function findInAll(indexes: readonly SearchedIndex[], typed: QueryWord): FoundWord {
  const find = (word: QueryWord): FoundWord => {
    const matches = indexes.map(({ index }) => findWord(index, word));
    const pages = indexes.reduce((sum, { index }) => sum + index.documentCount, 0);
    const having = matches.reduce((sum, { length }) => sum + length, 0);
    return { word, matches, information: Math.log(1 + pages / Math.max(1, having)) };
  };
  const found = find(typed);
  if (found.matches.some(({ length }) => length > 0)) return found;
  const meant = indexes.map(({ index }) => correctWord(index, typed)).find((term) => term !== undefined);
  return meant === undefined ? found : find(toWord(meant));
}

/** Puts together what was found for each word. */
function collectPages<I extends SearchedIndex>(indexes: readonly I[], words: readonly FoundWord[]): RankedPage<I>[] {
  const all = words.reduce((sum, { information }) => sum + information, 0);
  return indexes.flatMap((of, at) => {
    const pages = new Map<number, { score: number; said: number; terms: ReadonlyMap<string, number>[] }>();
    for (const [place, { word, matches, information }] of words.entries()) {
      for (const { page, score, terms } of matches[at] ?? []) {
        const known = pages.get(page) ?? { score: 0, said: 0, terms: words.map(() => new Map()) };
        pages.set(page, known);
        known.score += score;
        known.said += information;
        known.terms[place] = new Map(terms.map((term) => [term, weightOf(term, word)]));
      }
    }
    const weight = of.isDocs ? 1 : NOT_DOCS;
    return [...pages].map(([number, { score, said, terms }]) => {
      return { of, number, terms, score: weight * score * (said / all) ** MISSING };
    });
  });
}

function byScore(a: { readonly score: number }, b: { readonly score: number }): number {
  return b.score - a.score;
}

/** From 1 to 4: how well the title, and the best heading, say what was asked for and nothing else. */
function fit({ of, number, terms }: RankedPage<SearchedIndex>): number {
  const page = of.pages[number];
  if (!page) return 1;
  const title = overlap(page.title, terms, page.breadcrumbs?.join(" "));
  const heading = Math.max(0, ...page.sections.map(([text]) => overlap(text, terms)));
  return 1 + 2 * title + heading;
}

/** Share of the query that a text says, be it with what is above it, times the share of the text that is about the query. */
function overlap(text: string, terms: WordTerms, above = ""): number {
  const own = countedTerms(text);
  const context = countedTerms(above);
  const weigh = (from: readonly string[], word: ReadonlyMap<string, number>): number =>
    Math.max(0, ...from.map((term) => word.get(term) ?? 0));
  const said = terms.reduce((sum, word) => sum + Math.max(weigh(own, word), weigh(context, word)), 0);
  const asked = own.reduce((sum, term) => sum + Math.max(0, ...terms.map((word) => word.get(term) ?? 0)), 0);
  return own.length === 0 ? 0 : (said / terms.length) * (asked / own.length);
}

function countedTerms(text: string): string[] {
  const terms = findTerms(text).map(({ term }) => term);
  const counted = terms.filter(isCounted);
  return counted.length > 0 ? counted : terms;
}
