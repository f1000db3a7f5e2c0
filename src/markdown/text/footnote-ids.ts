/** IDs of footnotes. */

/** Suffix of all IDs of a file's footnotes, where one page may show many files. */
export function footnoteSuffix(path: string): string {
  return `-${Bun.hash(path).toString(36).slice(0, 6)}`;
}

/** ID of the heading over footnotes, without suffix. */
export const FOOTNOTES_HEADING = "footnote-label";
