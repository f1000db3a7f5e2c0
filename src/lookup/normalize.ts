/**
 * Words without what writers may leave out: case, accents, points, lengthening, the forms of one letter. Returns the term by
 * which the search knows it, the same for pages and queries.
 */

/**
 * Accents of Latin, Greek and Cyrillic, points of Hebrew, vowel signs and hamzas of Arabic, tatweel, joiners that nobody sees, and
 * the spaces of letters that Unicode takes apart into several words (`ﷺ`).
 */
const SIGNS =
  /[\s\u0300-\u036F\u0591-\u05BD\u05BF-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640\u200C\u200D]/gu;

/** Letters that Unicode does not decompose, and letters that keyboards of neighboring languages write differently. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  (
    "ßss æae œoe øo łl đd ðd ıi ςσ " +
    "ٱا ىي ةه یي کك ھه ہه " +
    // Hebrew letters look different at the end of a word, so a word and its plural would not begin alike.
    "ךכ םמ ןנ ףפ ץצ " +
    "٠0 ١1 ٢2 ٣3 ٤4 ٥5 ٦6 ٧7 ٨8 ٩9 ۰0 ۱1 ۲2 ۳3 ۴4 ۵5 ۶6 ۷7 ۸8 ۹9"
  )
    .split(" ")
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);
const OTHER_LETTER = new RegExp(`[${[...LETTERS.keys()].join("")}]`, "gu");

/** Returns the word in lower case, plain; full-width letters become narrow ones. Nothing is left of a sign by itself. */
export function normalize(word: string): string {
  const lower = word.toLowerCase();
  if (/^[\x20-\x7E]*$/.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .replace(SIGNS, "")
    .replace(OTHER_LETTER, (letter) => LETTERS.get(letter) ?? letter)
    .normalize("NFC");
}

/** Articles that are written as part of the word, with what may be before them; at least three letters follow. */
const ARTICLES = /^(?:[وف]?(?:[بك]?ال|لل)(?=[\u0621-\u064A]{3})|ו?ה(?=[א-ת]{3}))+/u;

/** Returns a normalized word without its Arabic or Hebrew article; any other word unchanged. */
export function withoutArticle(term: string): string {
  return term.replace(ARTICLES, "");
}
