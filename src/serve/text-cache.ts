/** Keeps compressed copies of served text files in memory. */

import { compress, type Coding, SMALLEST_COMPRESSED } from "../emit/compress.ts";
import { textTypeOf } from "../emit/text-types.ts";
import type { ServedFile } from "./served-folder.ts";

/** Larger files are not compressed, which would need as much memory again. */
const LARGEST_COMPRESSED = 16_000_000;

/** Maximum size of the cache in bytes. */
const CAPACITY = 64_000_000;

export interface TextCache {
  /** The compressed file; `undefined` if compression would not make it smaller. */
  compressed(file: ServedFile, coding: Coding): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Current size in bytes. */
  readonly size: number;
}

interface Entry {
  /** State of the file that was compressed. */
  readonly state: string;
  readonly bytes: Promise<Uint8Array<ArrayBuffer> | undefined>;
  size: number;
}

/** Whether a file is text of a size that is worth compressing on request. */
export function isCompressible({ path, size }: ServedFile): boolean {
  return size >= SMALLEST_COMPRESSED && size <= LARGEST_COMPRESSED && textTypeOf(path) !== undefined;
}

/** Makes an empty cache. The least recently used entries are dropped first. */
export function makeTextCache(capacity = CAPACITY): TextCache {
  // In the order of their last use.
  const entries = new Map<string, Entry>();
  let size = 0;
  const drop = (key: string): void => {
    size -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  const keep = (key: string, entry: Entry, length: number): void => {
    // The file may have changed while it was compressed.
    if (entries.get(key) !== entry) return;
    entry.size = length;
    size += length;
    for (const oldest of entries.keys()) {
      if (size <= capacity) return;
      drop(oldest);
    }
  };
  return {
    get size() {
      return size;
    },
    compressed(file, coding) {
      const key = `${coding}:${file.absolute}`;
      const state = `${file.size}-${file.modified}`;
      const known = entries.get(key);
      if (known?.state === state) {
        entries.delete(key);
        entries.set(key, known);
        return known.bytes;
      }
      drop(key);
      const entry: Entry = { state, bytes: compressFile(file, coding), size: 0 };
      entries.set(key, entry);
      entry.bytes.then(
        (bytes) => keep(key, entry, bytes?.length ?? 0),
        () => void (entries.get(key) === entry && drop(key)),
      );
      return entry.bytes;
    },
  };
}

async function compressFile({ absolute }: ServedFile, coding: Coding): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const plain = await Bun.file(absolute).bytes();
  const bytes = await compress(plain, coding, "fast");
  return bytes.length < plain.length ? bytes : undefined;
}
