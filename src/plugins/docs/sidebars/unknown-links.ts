import { posix } from "node:path";
import type { FieldPlace } from "../../../plugin-kit/front-matter.ts";
import type { FoundVersion } from "../read.ts";
import type { GeneratorDoc } from "./generate.ts";
import { ownValue } from "../../../lookup/own-value.ts";

export interface UnknownLink {
  readonly place: FieldPlace;
  /** Names that the category file may use for the docs of its folder. */
  readonly names: readonly string[];
}

/** By ID as written, either within the folder or in full. */
export type UnknownLinks = ReadonlyMap<string, UnknownLink>;

/** Finds category files that name a doc that does not exist. If two files name the same ID, the first counts. */
export function findUnknownLinks(
  { categories, categoryLinks }: Pick<FoundVersion, "categories" | "categoryLinks">,
  docs: readonly GeneratorDoc[],
): UnknownLinks {
  const ids = new Set(docs.map(({ id }) => id));
  const unknown = new Map<string, UnknownLink>();
  for (const [folder, place] of Object.entries(categoryLinks)) {
    const link = ownValue(categories, folder)?.link;
    if (link?.type !== "doc" || ids.has(link.id) || unknown.has(link.id)) continue;
    const names = docs.filter(({ sourceDirName }) => sourceDirName === folder).map(({ id }) => posix.basename(id));
    if (!names.includes(link.id)) unknown.set(link.id, { place, names });
  }
  return unknown;
}
