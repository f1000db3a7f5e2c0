/** Which docs are the page of their folder. Returns whether by the format's convention it is the folder's own page. */

import { posix } from "node:path";

/** What a doc is called on disk: number prefixes are part of the names. */
export interface MatcherInput {
  /** Without extension. */
  readonly fileName: string;
  /** With the dot. */
  readonly extension: string;
  /** From the innermost folder outwards. */
  readonly directories: readonly string[];
}

export type CategoryIndexMatcher = (input: MatcherInput) => boolean;

/** `index`, `readme` in any case, or a file named like its folder. */
export const isCategoryIndex: CategoryIndexMatcher = ({ fileName, directories: [folder] }) => {
  const name = fileName.toLowerCase();
  return name === "index" || name === "readme" || name === folder?.toLowerCase();
};

/** A path relative to the version's folder, as matchers take it. */
export function toMatcherInput(docPath: string): MatcherInput {
  const { dir, name, ext } = posix.parse(docPath);
  return { fileName: name, extension: ext, directories: dir.split("/").toReversed() };
}
