import type { Entries } from "../model/entries.ts";
import type { Memo } from "../model/memo.ts";

/** Makes the memo for one kind of plain data, whose name prefixes its keys among other entries. The data is compressed. */
export function makeJsonMemo<T>(entries: Entries, kind: string): Memo<T> {
  return {
    get(key) {
      const entry = entries.get(`${kind} ${key}`);
      return entry && (JSON.parse(Bun.zstdDecompressSync(entry.bytes).toString()) as T);
    },
    put: (key, value) => entries.put(`${kind} ${key}`, Bun.zstdCompressSync(JSON.stringify(value), { level: 1 })),
  };
}
