/** What the files of the last output were made from. */

import type { Json } from "./json.ts";

/** A file, whether its name contains a content hash, and what wrote it. */
export type LedgerFile = readonly [path: string, hashed: boolean, source: string | null];

export interface LedgerGroup {
  readonly files: readonly LedgerFile[];
  readonly note: Json;
}

/** What the files of the output folder were made from, in all locales. Paths are relative to that folder. */
export interface Ledger {
  /** Reads the notes of the last build. Call it before this build adds notes. */
  open(): void;
  /** What the last build made for a key. */
  find(key: string): LedgerGroup | undefined;
  /** Metadata of the files of that output when it was finished, by path. If it differs, somebody has changed the file. */
  readonly files: ReadonlyMap<string, string>;
  /** The groups of the last build that contain a text, such as the path of a file or a link. */
  groupsWith(text: string): IteratorObject<LedgerGroup>;
  /** Records that files of the new output are those of the last one, under their previous names. */
  addReused(paths: Iterable<string>): void;
  /** Records what this build makes or reuses, instead of what was recorded for the key before. */
  add(key: string, group: LedgerGroup): void;
  /** Records the groups of the last build that have files, all of them among these. */
  keepGroups(paths: ReadonlySet<string>): void;
}
