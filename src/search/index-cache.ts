/** The index of the last output. */

import type { OutputFile } from "../model/build.ts";
import type { Json } from "../model/json.ts";
import type { OutputCache } from "../model/output-cache.ts";
import { sha256 } from "../system/sha256.ts";
import type { SearchedList } from "./collect.ts";
import type { Places } from "./splice-postings.ts";

/** Index of the first page, and of the one after the last. */
export type PageRange = readonly [first: number, end: number];

interface Note {
  /** Paths of the files with the index and its terms. */
  readonly files: readonly string[];
  /** Data of each page besides the index. */
  readonly pages: readonly (readonly [key: string, length: number])[];
}

export interface LastIndex {
  /** Texts of its files. */
  readonly index: readonly string[];
  /** Current positions of its pages. */
  readonly places: Places;
  /** Lengths of the texts of those pages, by current position. */
  readonly lengths: ReadonlyMap<number, number>;
}

/** What a file has of its pages: their texts, or their titles and headings. */
export type PartKind = "texts" | "pages";

export interface IndexCache {
  readonly last: LastIndex | undefined;
  take(kind: PartKind, range: PageRange): OutputFile | undefined;
  put(kind: PartKind, range: PageRange, file: OutputFile): void;
  /** Records a file with the index or its terms, in order. All of them may not fit into memory. */
  putIndexFile(file: OutputFile): void;
  /** Ends the index. `lengths`: those of the texts of all pages. */
  putIndex(lengths: readonly number[]): void;
}

/** Opens the index of some pages; `undefined` if some of them have no key. */
export function openIndexCache(
  cache: OutputCache,
  about: readonly string[],
  pages: SearchedList,
): IndexCache | undefined {
  const keys = Array.from(pages, ({ key }) => key).filter((key) => key !== undefined);
  if (keys.length < pages.length) return undefined;
  const name = `search ${JSON.stringify(about)}`;
  const keyOf = (kind: PartKind, [first, end]: PageRange): string =>
    sha256(JSON.stringify([name, kind, keys.slice(first, end)]), "base64url");
  const files: string[] = [];
  return {
    last: findLast(cache, name, keys),
    take: (kind, range) => cache.take(keyOf(kind, range))?.files[0],
    put: (kind, range, file) => cache.put(keyOf(kind, range), { files: [file], note: null }),
    putIndexFile: (file) => {
      files.push(file.path);
      cache.put(keyOfFile(file.path), { files: [file], note: null });
    },
    putIndex: (lengths) => {
      const note: Note = { files, pages: keys.map((key, at) => [key, lengths[at] ?? 0]) };
      cache.put(name, { files: [], note: note as unknown as Json });
    },
  };
}

/** Paths contain a hash of the text: a cache may also hold files of other runs. */
function keyOfFile(path: string): string {
  return `search ${path}`;
}

function findLast(cache: OutputCache, name: string, keys: readonly string[]): LastIndex | undefined {
  const note = cache.read(name)?.note as unknown as Note | undefined;
  if (!note || note.files.length === 0) return undefined;
  const parts = note.files.map((path) => cache.read(keyOfFile(path))?.files[0]?.content.toString());
  if (parts.includes(undefined)) return undefined;
  const now = new Map(keys.map((key, at) => [key, at]));
  const before = note.pages;
  const places = new Int32Array(before.length).fill(-1);
  const lengths = new Map<number, number>();
  let last = -1;
  for (const [index, [key, length]] of before.entries()) {
    const at = now.get(key) ?? -1;
    // A page that has moved past others is read again.
    if (at <= last) continue;
    places[index] = last = at;
    lengths.set(at, length);
  }
  return { index: parts.map((text) => text ?? ""), places, lengths };
}
