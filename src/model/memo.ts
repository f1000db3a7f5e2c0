/** Cached results, under keys that name everything they depend on. */
export interface Memo<T> {
  get(key: string): T | undefined;
  put(key: string, value: T): void;
}
