/**
 * Splits text into search terms. The same code runs when the index is built and when it is searched. It does not use
 * `Intl.Segmenter`, whose results differ between browsers.
 */

import { normalize, withoutArticle } from "./normalize.ts";

/** A term and its position in the text. */
export interface FoundTerm {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Dots, hyphens and underscores join words: `docusaurus.config.js` is indexed as one term and as its three parts. Invisible
 * joiners, which Persian uses within words, join as well.
 */
const WORD = /[\p{L}\p{M}\p{N}]+(?:[\u200D\u200C._-]+[\p{L}\p{M}\p{N}]+)*/gu;

/** Matches most words of most texts. */
const PLAIN = /^[a-z\d]+$/;

/** Scripts without spaces between words. Every pair of adjacent characters becomes a term. */
const SCRIPTS = ["Han", "Hiragana", "Katakana", "Thai", "Lao", "Khmer", "Myanmar"];
const UNSPACED = `${SCRIPTS.map((script) => `\\p{Script=${script}}`).join("")}ー`;
const HAS_UNSPACED = new RegExp(`[${UNSPACED}]`, "u");
const RUN = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}._-](?:[^${UNSPACED}]*[^${UNSPACED}._-])?`, "gu");

const PART = /[^\u200D\u200C._-]+/g;

/** Word boundaries inside `onBrokenLinks` and `XMLHttpRequest`. */
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Returns the words of a text as written. */
export function wordsOf(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

/** Returns the terms of a word: the word itself, and its parts if it has several. Marks without a letter have none. */
export function termsOfWord(word: string): readonly FoundTerm[] {
  if (PLAIN.test(word)) return [{ term: word, start: 0, end: word.length }];
  if (HAS_UNSPACED.test(word)) return termsOfRuns(word);
  const whole = { term: normalize(word), start: 0, end: word.length };
  if (whole.term === "") return [];
  const parts = [...word.matchAll(PART)].flatMap(({ 0: part, index }) => termsOfPart(part, index));
  const others = parts.length > 1 ? parts.filter(({ term }) => term.length > 1) : [];
  const bare = { ...whole, term: withoutArticle(whole.term) };
  return [whole, ...[bare, ...others].filter(({ term }) => term !== whole.term)];
}

/**
 * Returns all terms of a text with their positions. Plain words, the most common case, skip all other steps, because readers wait
 * for this.
 */
export function findTerms(text: string): FoundTerm[] {
  const found: FoundTerm[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (PLAIN.test(word)) found.push({ term: word, start: index, end: index + word.length });
    else found.push(...shift(termsOfWord(word), index));
  }
  return found;
}

/** Whether a term is from a script without spaces. */
export function isUnspaced(term: string): boolean {
  return HAS_UNSPACED.test(term);
}

/** Returns the terms of a word that contains scripts without spaces. */
export function termsOfRuns(word: string): FoundTerm[] {
  return [...word.matchAll(RUN)].flatMap(({ 0: run, index }) =>
    shift(HAS_UNSPACED.test(run) ? pairsOf(run) : termsOfWord(run), index),
  );
}

function pairsOf(run: string): FoundTerm[] {
  const characters = Array.from(run);
  if (characters.length === 1) return [{ term: normalize(run), start: 0, end: run.length }];
  const found: FoundTerm[] = [];
  let start = 0;
  for (const [index, character] of characters.slice(0, -1).entries()) {
    const pair = character + (characters[index + 1] ?? "");
    found.push({ term: normalize(pair), start, end: start + pair.length });
    start += character.length;
  }
  return found;
}

/** Returns the terms of a part: `parseFrontMatter` in `markdown.parseFrontMatter` yields itself and its camel-case pieces. */
function termsOfPart(part: string, at: number): FoundTerm[] {
  let start = at;
  const pieces = part.split(CAMEL).map((piece) => {
    const found = { term: normalize(piece), start, end: start + piece.length };
    start = found.end;
    return found;
  });
  return pieces.length > 1 ? [{ term: normalize(part), start: at, end: at + part.length }, ...pieces] : pieces;
}

function shift(terms: readonly FoundTerm[], by: number): FoundTerm[] {
  return terms.map(({ term, start, end }) => ({ term, start: start + by, end: end + by }));
}
