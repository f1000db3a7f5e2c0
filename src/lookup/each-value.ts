/** The values of a record one by one: those of a large site may not fit into memory together. */
export function eachValue<Value>(record: Readonly<Record<string, Value>>): IteratorObject<Value, undefined> {
  return Object.keys(record)
    .values()
    .map((key) => record[key] as Value);
}
