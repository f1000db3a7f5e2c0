/** Parses a query: returns the words that count, each with the variants that may match a page. */

import { normalize, withoutArticle } from "./normalize.ts";
import { isUnspaced, termsOfRuns, wordsOf } from "./terms.ts";

export interface QueryWord {
  /** The word as typed. */
  readonly whole: string;
  /** The parts of a compound (`docusaurus.config.js`), which a page may contain separately. */
  readonly parts: readonly string[];
  /** The stem that its forms share: `install` for `installing` and `installation`. */
  readonly stem: string;
}

/** English stop words. In other languages, the rarity of words is enough to rank by. */
const UNCOUNTED: ReadonlySet<string> = new Set(
  (
    "a about am an and any are as at be been but by can could did do does doesn don for from get go had has have having how i if in into " +
    "is isn it its ll me my need no not of on or our please s shall should so some t than that the their them then there these they this " +
    "those to use using ve want was way we were what when where which who why will with won work works would you your"
  ).split(" "),
);

/** Whether a term counts, that is, whether it is not a stop word. */
export function isCounted(term: string): boolean {
  return !UNCOUNTED.has(term);
}

/** Returns the words of a query that count, or all of them if none does. Ignores case: `GitHub` also matches `github`. */
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

/** Makes a query word from a single term. */
export function toWord(whole: string): QueryWord {
  const parts = whole.split(/[._-]+/).filter((part) => part.length > 1);
  return { whole, parts: parts.length > 1 ? parts : [], stem: stemOf(whole) };
}

/** English word endings, with the minimum number of letters that must remain. */
const ENDINGS: readonly (readonly [ending: string, least: number])[] = [
  ...toEndings("ations ation ators ator ating ated ates ate ments ment ings ing ions ion ies ied es ed", 4),
  ...toEndings("s", 3),
  ...toEndings("e y", 4),
];

function toEndings(list: string, least: number): (readonly [string, number])[] {
  return list.split(" ").map((ending) => [ending, least]);
}

/** Returns the stem of a word, which is always its beginning. */
export function stemOf(word: string): string {
  if (!/^[a-z]+$/.test(word) || word.endsWith("ss")) return word;
  const found = ENDINGS.find(([ending, least]) => word.endsWith(ending) && word.length - ending.length >= least);
  return found ? word.slice(0, -found[0].length) : word;
}
