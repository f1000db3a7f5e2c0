/** The words of a query. Returns the words that count, each with the ways in which a page may say it. */

import { normalize, withoutArticle } from "./normalize.ts";
import { isUnspaced, termsOfRuns, wordsOf } from "./terms.ts";

export interface QueryWord {
  /** As it is typed. */
  readonly whole: string;
  /** The words that it joins (`docusaurus.config.js`), which pages may have apart. */
  readonly parts: readonly string[];
  /** Common part of its forms: `install` for `installing` and `installation`. */
  readonly stem: string;
}

/** Words of English questions that say nothing about their subject. Other languages get by with how rare their words are. */
const UNCOUNTED: ReadonlySet<string> = new Set(
  (
    "a about am an and any are as at be been but by can could did do does doesn don for from get go had has have having how i if in into " +
    "is isn it its ll me my need no not of on or our please s shall should so some t than that the their them then there these they this " +
    "those to use using ve want was way we were what when where which who why will with won work works would you your"
  ).split(" "),
);

/** Whether a term says something about the subject of a text. */
export function isCounted(term: string): boolean {
  return !UNCOUNTED.has(term);
}

/**
 * Returns the words of a query that count; all of them, if none does. Capitals say nothing: who looks for `GitHub` means
 * `github`, too.
 */
export function queryWords(query: string): QueryWord[] {
  const all = wordsOf(query).flatMap(toQueryWords);
  const counted = all.filter(({ whole }) => isCounted(whole));
  const words = counted.length > 0 ? counted : all;
  return [...new Map(words.map((word) => [word.whole, word])).values()];
}

function toQueryWords(word: string): QueryWord[] {
  if (isUnspaced(word)) {
    return termsOfRuns(word.toLowerCase()).map(({ term }) => toWord(term));
  }
  const term = withoutArticle(normalize(word));
  return term === "" ? [] : [toWord(term)];
}

/** Returns a term as a word to ask for. */
export function toWord(whole: string): QueryWord {
  const parts = whole.split(/[._-]+/).filter((part) => part.length > 1);
  return { whole, parts: parts.length > 1 ? parts : [], stem: stemOf(whole) };
}

/** Endings of English words, and how much of the word must be left without them. */
const ENDINGS: readonly (readonly [ending: string, least: number])[] = [
  ...toEndings("ations ation ators ator ating ated ates ate ments ment ings ing ions ion ies ied es ed", 4),
  ...toEndings("s", 3),
  ...toEndings("e y", 4),
];

function toEndings(list: string, least: number): (readonly [string, number])[] {
  return list.split(" ").map((ending) => [ending, least]);
}

/** Returns what a word has in common with its other forms. It is the beginning of the word. */
export function stemOf(word: string): string {
  if (!/^[a-z]+$/.test(word) || word.endsWith("ss")) return word;
  const found = ENDINGS.find(([ending, least]) => word.endsWith(ending) && word.length - ending.length >= least);
  return found ? word.slice(0, -found[0].length) : word;
}
