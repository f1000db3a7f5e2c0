/** Decides whether a doc is the index page of its folder, by the format's convention. */

import { posix } from "node:path";

/** A doc's name on disk, with number prefixes. */
export interface MatcherInput {
  /** Without extension. */
  readonly fileName: string;
  /** With the dot. */
  readonly extension: string;
  /** From the innermost folder outward. */
  readonly directories: readonly string[];
}

export type CategoryIndexMatcher = (input: MatcherInput) => boolean;

/** `index`, `readme` in any case, or a file named like its folder. */
export const isCategoryIndex: CategoryIndexMatcher = ({ fileName, directories: [folder] }) => {
  const name = fileName.toLowerCase();
  return name === "index" || name === "readme" || name === folder?.toLowerCase();
};

/** A path relative to the version's folder, in the shape that matchers receive. */
export function toMatcherInput(docPath: string): MatcherInput {
  const { dir, name, ext } = posix.parse(docPath);
  return { fileName: name, extension: ext, directories: dir.split("/").toReversed() };
}
