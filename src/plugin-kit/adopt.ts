/** Takes over what code of a site changed in content that it was given. Pure. */

import { toPlainData } from "../config/plain-data.ts";

/** The object with those members of `changed` that are of the same type as its own; others stay as they are. */
export function adoptMembers<T extends object>(own: T, changed: unknown): T {
  if (typeof changed !== "object" || changed === null) return own;
  const members = Object.entries(own).map(([name, value]: [string, unknown]) => {
    const given: unknown = toPlainData(Reflect.get(changed, name), () => {});
    const isAlike = typeof given === typeof value && Array.isArray(given) === Array.isArray(value) && given !== null;
    return [name, isAlike ? given : value] as const;
  });
  return Object.fromEntries(members) as T;
}

/** Entries of a list that came back, in the order they came back in; `keyOf` finds an entry's own. */
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
