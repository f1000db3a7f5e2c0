/** Ids of footnotes. Returns names that no other file has, since one page may show many files. */

/** The end of all ids of a file's footnotes. */
export function footnoteSuffix(path: string): string {
  return `-${Bun.hash(path).toString(36).slice(0, 6)}`;
}

/** Id of the heading over footnotes, without suffix. */
export const FOOTNOTES_HEADING = "footnote-label";
