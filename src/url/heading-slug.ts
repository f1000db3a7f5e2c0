/** The id of a heading as it follows from its text. Pure: the generator makes ids with it, the search leaves out those it gives. */

/** Everything an id drops: all but letters, marks, digits, connecting punctuation, spaces and hyphens. */
const DROPPED = /[^\p{Alphabetic}\p{Mark}\p{Nd}\p{Pc}\- ]/gu;
const PLAIN = /^[\w\- ]*$/;

/** Returns the id of a text, which other headings of the page may have, too. */
export function toHeadingSlug(text: string, maintainCase = false): string {
  const cased = maintainCase ? text : text.toLowerCase();
  return (PLAIN.test(cased) ? cased : cased.replace(DROPPED, "")).replaceAll(" ", "-");
}
