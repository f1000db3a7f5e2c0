/** Looks up words that an author chose: languages, tags, ids, names. `constructor` is a word like any other. */

/** Returns the record's own value for a word; what all objects inherit does not count. */
export function ownValue<T>(record: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(record, word) ? record[word] : undefined;
}
