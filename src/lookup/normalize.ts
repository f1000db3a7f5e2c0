/**
 * Reduces words to search terms, in the same way for pages and queries: without case, accents, vowel points, elongation and
 * variant letter forms.
 */

/**
 * Accents of Latin, Greek and Cyrillic, Hebrew points, Arabic vowel signs and hamzas, tatweel, invisible joiners, and the spaces
 * in letters that Unicode decomposes into several words (`ﷺ`).
 */
const SIGNS =
  /[\s\u0300-\u036F\u0591-\u05BD\u05BF-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640\u200C\u200D]/gu;

/** Letters without a decomposition in Unicode, and letters that keyboards of related languages type differently. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  (
    "ßss æae œoe øo łl đd ðd ıi ςσ " +
    "ٱا ىي ةه یي کك ھه ہه " +
    // Hebrew letters have final forms; mapping them lets a word match the beginning of its plural.
    "ךכ םמ ןנ ףפ ץצ " +
    "٠0 ١1 ٢2 ٣3 ٤4 ٥5 ٦6 ٧7 ٨8 ٩9 ۰0 ۱1 ۲2 ۳3 ۴4 ۵5 ۶6 ۷7 ۸8 ۹9"
  )
    .split(" ")
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);
const OTHER_LETTER = new RegExp(`[${[...LETTERS.keys()].join("")}]`, "gu");

/** Returns the word in lower case without marks, with full-width letters made narrow. A mark by itself becomes an empty string. */
export function normalize(word: string): string {
  const lower = word.toLowerCase();
  if (/^[\x20-\x7E]*$/.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .replace(SIGNS, "")
    .replace(OTHER_LETTER, (letter) => LETTERS.get(letter) ?? letter)
    .normalize("NFC");
}

/** Articles and prefixes that are written as part of a word. At least three letters must follow. */
const ARTICLES = /^(?:[وف]?(?:[بك]?ال|لل)(?=[\u0621-\u064A]{3})|ו?ה(?=[א-ת]{3}))+/u;

/** Removes the Arabic or Hebrew article from a normalized word. Returns other words unchanged. */
export function withoutArticle(term: string): string {
  return term.replace(ARTICLES, "");
}
