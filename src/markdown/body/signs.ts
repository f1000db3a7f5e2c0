/**
 * Delimiters of marks and slots in body strings. An author's text may contain any character, in a character reference,
 * an escape of JavaScript or in data, so the delimiter has an unpredictable part. It differs in each process, and
 * nothing that is written contains it.
 *
 * Signs are Latin-1: with a single character beyond that, the engine stores the whole text, and everything cut from it,
 * with two bytes for each character.
 */

/** Begins a placeholder; the characters after it identify its kind. */
export const SIGN = `\x7f${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`;

/** Ends it. */
export const SIGN_END = "\x80";
