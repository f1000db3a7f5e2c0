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
  /** A file's metadata when that output was finished, as text: if it differs, somebody has changed the file. */
  factsOf(path: string): string | undefined;
  /** Paths of all files of that output. */
  paths(): readonly string[];
  /** The groups of the last build. */
  groups(): IteratorObject<LedgerGroup>;
  /** One of them with this file. */
  groupOf(path: string): LedgerGroup | undefined;
  /** Records that a file of the new output is that file, under its previous name. */
  addReused(path: string): void;
  /** Records what this build makes or reuses, instead of what was recorded for the key before. */
  add(key: string, group: LedgerGroup): void;
  /** Records the groups of the last build whose files are all among these. */
  keepGroups(paths: ReadonlySet<string>): void;
}
