/** Bytes that are kept under keys, as results of earlier work. */

export interface Entry {
  /** To be read before the next entry is asked for: these may have the same place in memory. */
  readonly bytes: Buffer;
  /** Makes what reads a part of the bytes again, without holding them in memory. */
  reader(at: number, length: number): () => Buffer;
}

export interface Entries {
  get(key: string): Entry | undefined;
  put(key: string, bytes: Buffer): void;
}
