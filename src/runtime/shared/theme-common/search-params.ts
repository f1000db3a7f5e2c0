/** Merges query strings. Pure. */

/** How to treat repeated names, as in `URLSearchParams`: keep both values, or only the later one, in the first one's position. */
export type MergeStrategy = "append" | "set";

export function mergeSearchParams(params: readonly URLSearchParams[], strategy: MergeStrategy): URLSearchParams {
  const merged = new URLSearchParams();
  for (const [name, value] of params.flatMap((list) => [...list])) merged[strategy](name, value);
  return merged;
}

/** The same for texts like `?a=1`, each of which may be absent. Empty when nothing is left. */
export function mergeSearchStrings(searches: readonly (string | undefined)[], strategy: MergeStrategy): string {
  const params = searches.map((search) => new URLSearchParams(search ?? ""));
  const text = mergeSearchParams(params, strategy).toString();
  return text === "" ? "" : `?${text}`;
}
