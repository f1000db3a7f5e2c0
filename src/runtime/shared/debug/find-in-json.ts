/** Searches plain data. Pure. */

import type { Json } from "../../../model/json.ts";
import { toPointer } from "../../../url/json-pointer.ts";

/** A value whose key or text contains the search text. */
export interface JsonMatch {
  /** JSON pointer. */
  readonly path: string;
  readonly value: Json;
}

export interface JsonMatches {
  /** The first matches. */
  readonly shown: readonly JsonMatch[];
  readonly total: number;
}

/** Entries of a list or an object; none for other values. */
export function entriesOf(value: Json): [string, Json][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value as Readonly<Record<string, Json | undefined>>).filter(
    (entry): entry is [string, Json] => entry[1] !== undefined,
  );
}

/** Values whose key or own text contains `words`, ignoring case; at most `limit`. */
export function findInJson(value: Json, words: string, limit: number): JsonMatches {
  const query = words.trim().toLowerCase();
  const shown: JsonMatch[] = [];
  let total = 0;
  let level = [{ path: "", value }];
  while (level.length > 0) {
    const next: typeof level = [];
    for (const { path, value: holder } of level) {
      for (const [key, entry] of entriesOf(holder)) {
        const isBranch = typeof entry === "object" && entry !== null;
        const isFound = has(Array.isArray(holder) ? "" : key, query) || (!isBranch && has(String(entry), query));
        const found = { path: toPointer(path, key), value: entry };
        if (isFound && ++total <= limit) shown.push(found);
        if (isBranch) next.push(found);
      }
    }
    level = next;
  }
  return { shown, total };
}

function has(text: string, query: string): boolean {
  return text.toLowerCase().includes(query);
}
