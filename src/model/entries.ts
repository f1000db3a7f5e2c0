/** A store of bytes under keys: results of earlier work. */

export interface Entry {
  /** Read the bytes before you ask for the next entry: both may share memory. */
  readonly bytes: Buffer;
  /** Returns a function that reads a part of the bytes again, so that they need not stay in memory. */
  reader(at: number, length: number): () => Buffer;
}

export interface Entries {
  get(key: string): Entry | undefined;
  put(key: string, bytes: Buffer): void;
  /** Marks an entry as used, although nobody reads it now. */
  keep?(key: string): void;
}
