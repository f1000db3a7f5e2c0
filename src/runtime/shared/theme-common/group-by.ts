/** Lists by a key. */

/** The items by what `keyOf` says of each, in the order in which keys and items come. */
export function groupBy<T, K extends string>(items: Iterable<T>, keyOf: (item: T, index: number) => K): Record<K, T[]> {
  // Names of the object's prototype are keys like any other.
  return Object.assign(Object.create(null) as Record<K, T[]>, Object.fromEntries(Map.groupBy(items, keyOf)));
}
