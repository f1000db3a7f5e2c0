/** Returns a record with the same keys, in the same order, and the values that `map` makes of each value and its key. */
export function mapValues<T, U>(
  record: Readonly<Record<string, T>>,
  map: (value: T, key: string) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
