/** How well a page's title and headings match a query. */

import { isCounted } from "../../../../lookup/query-words.ts";
import { isUnspaced, termsOfWord, wordsOf } from "../../../../lookup/terms.ts";
import type { IndexedPage } from "../../../../model/search.ts";

/** For each word of the query, the page's matching terms and their weights; empty if there are none. */
export type WordTerms = readonly ReadonlyMap<string, number>[];

/** A word of a title or heading. */
interface Word {
  readonly whole: string;
  /** The words that it joins. */
  readonly parts: readonly string[];
}

/** The words of titles and headings. Every key press needs those of dozens of pages, so texts are split once. */
export class KnownWords {
  readonly #words = new Map<string, readonly Word[]>();

  /** Returns the words of a text that count; all of them, if none does. */
  of(text: string): readonly Word[] {
    let words = this.#words.get(text);
    if (!words) this.#words.set(text, (words = countedWords(text)));
    return words;
  }
}

/** Returns a factor from 1 to 4: how completely and exclusively the title, and the best heading, match the query. */
export function fit({ title, breadcrumbs, sections }: IndexedPage, terms: WordTerms, known: KnownWords): number {
  const ofTitle = overlap(known.of(title), terms, known.of(breadcrumbs?.join(" ") ?? ""));
  let ofHeading = 0;
  for (const [heading] of sections) ofHeading = Math.max(ofHeading, overlap(known.of(heading), terms, []));
  return 1 + 2 * ofTitle + ofHeading;
}

/** Share of the query that a text covers, together with the text above it, times the share of the text that matches the query. */
function overlap(own: readonly Word[], terms: WordTerms, above: readonly Word[]): number {
  let requested = 0;
  for (const word of own) requested += matchedShare(word, terms);
  if (requested === 0) return 0;
  let matched = 0;
  for (const word of terms) matched += Math.max(heaviest(own, word), heaviest(above, word));
  return (matched / terms.length) * (requested / own.length);
}

/** How much of a word matches: the whole word, or some of its parts. */
function matchedShare({ whole, parts }: Word, terms: WordTerms): number {
  const share = weightIn(terms, whole);
  if (parts.length === 0) return share;
  let sum = 0;
  for (const part of parts) sum += weightIn(terms, part);
  return Math.max(share, sum / parts.length);
}

function weightIn(terms: WordTerms, term: string): number {
  let most = 0;
  for (const word of terms) most = Math.max(most, word.get(term) ?? 0);
  return most;
}

function heaviest(words: readonly Word[], weights: ReadonlyMap<string, number>): number {
  let most = 0;
  for (const { whole, parts } of words) {
    most = Math.max(most, weights.get(whole) ?? 0);
    for (const part of parts) most = Math.max(most, weights.get(part) ?? 0);
  }
  return most;
}

function countedWords(text: string): readonly Word[] {
  const words = wordsOf(text).flatMap((word): Word[] => {
    const [whole, ...parts] = termsOfWord(word).map(({ term }) => term);
    if (whole === undefined) return [];
    return isUnspaced(word) ? [whole, ...parts].map((pair) => ({ whole: pair, parts: [] })) : [{ whole, parts }];
  });
  const counted = words.filter(({ whole }) => isCounted(whole));
  return counted.length > 0 ? counted : words;
}
