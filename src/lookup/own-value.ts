/** Looks up words that authors choose (languages, tags, IDs, names), including words such as `constructor`. */
export function ownValue<T>(record: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(record, word) ? record[word] : undefined;
}
