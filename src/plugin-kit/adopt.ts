/** Applies the changes that a site's code made to content it received. Pure. */

import { toPlainData } from "../config/plain-data.ts";

/** The object with those members of `changed` that have the same type as its own; the others stay unchanged. */
export function adoptMembers<T extends object>(own: T, changed: unknown): T {
  if (typeof changed !== "object" || changed === null) return own;
  const members = Object.entries(own).map(([name, value]: [string, unknown]) => {
    const given: unknown = toPlainData(Reflect.get(changed, name), () => {});
    const isAlike = typeof given === typeof value && Array.isArray(given) === Array.isArray(value) && given !== null;
    return [name, isAlike ? given : value] as const;
  });
  return Object.fromEntries(members) as T;
}

/** Entries of a returned list, in their new order; `keyOf` matches an entry with the original. */
export function adoptList<T extends object>(
  own: readonly T[],
  changed: unknown,
  keyOf: (entry: object) => unknown,
): readonly T[] {
  if (!Array.isArray(changed)) return own;
  const byKey = new Map(own.map((entry) => [keyOf(entry), entry]));
  return changed.flatMap((entry) => {
    const found = byKey.get(keyOf(Object(entry)));
    return found ? [adoptMembers(found, entry)] : [];
  });
}
