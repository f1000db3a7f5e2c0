/**
 * What marks and slots are written with in body strings. An author's text may contain any character, in a character reference,
 * in an escape of JavaScript or in data: so the marker has an unpredictable part. It differs in each process,
 * and nothing that is written holds it.
 *
 * Signs are of Latin-1: one character outside of it, and the engine keeps the whole text, and all that is cut from it, with two bytes
 * for each character.
 */

/** Begins a placeholder; the characters after it say what it represents. */
export const SIGN = `\x7f${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`;

/** Ends it. */
export const SIGN_END = "\x80";
