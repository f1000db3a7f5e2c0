/** Query strings joined to one. Pure. */

/** How names that come again are treated: both values stay, or the later one does. */
export type MergeStrategy = "append" | "set";

export function mergeSearchParams(params: readonly URLSearchParams[], strategy: MergeStrategy): URLSearchParams {
  const merged = new URLSearchParams();
  for (const list of params) {
    if (strategy === "set") for (const name of list.keys()) merged.delete(name);
    // A name that one list has several times keeps all of its values.
    for (const [name, value] of list) merged.append(name, value);
  }
  return merged;
}

/** The same for texts like `?a=1`, each of which may be absent. Empty when nothing is left. */
export function mergeSearchStrings(searches: readonly (string | undefined)[], strategy: MergeStrategy): string {
  const params = searches.map((search) => new URLSearchParams(search ?? ""));
  const text = mergeSearchParams(params, strategy).toString();
  return text === "" ? "" : `?${text}`;
}
