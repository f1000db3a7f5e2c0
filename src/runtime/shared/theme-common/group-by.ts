/** Groups items by `keyOf`, in the order in which keys and items appear. */
export function groupBy<T, K extends string>(items: Iterable<T>, keyOf: (item: T, index: number) => K): Record<K, T[]> {
  // Property names of the object prototype are valid keys.
  return Object.assign(Object.create(null) as Record<K, T[]>, Object.fromEntries(Map.groupBy(items, keyOf)));
}
