/** The ID of a heading, derived from its text. Pure: the generator makes IDs with it, and the search leaves out derived ones. */

/** Characters that an ID drops: all except letters, marks, digits, connecting punctuation, spaces and hyphens. */
const DROPPED = /[^\p{Alphabetic}\p{Mark}\p{Nd}\p{Pc}\- ]/gu;
const PLAIN = /^[\w\- ]*$/;

/** Returns the ID of a text, which other headings of the page may have, too. */
export function toHeadingSlug(text: string, maintainCase = false): string {
  const cased = maintainCase ? text : text.toLowerCase();
  return (PLAIN.test(cased) ? cased : cased.replace(DROPPED, "")).replaceAll(" ", "-");
}
