/** What the files of the last output were made from. */

import type { Json } from "./json.ts";

/** A file, whether its name carries a hash of its content, and who writes it. */
export type LedgerFile = readonly [path: string, hashed: boolean, source: string | null];

export interface LedgerGroup {
  readonly files: readonly LedgerFile[];
  readonly note: Json;
}

/** What the system keeps of a file. */
export interface FileFacts {
  readonly ino: number;
}

/** What the files of the output folder were made from; of all locales. */
export interface Ledger {
  /** Looks at the output: to be called before anything is written, because a second name changes what the system keeps of a file. */
  open(): void;
  /** What the last build made for a key. */
  find(key: string): LedgerGroup | undefined;
  /** What a file of that output was when this was opened, by its absolute path. */
  factsOf(path: string): FileFacts | undefined;
  /** Notes what this build makes, or takes over. */
  add(key: string, group: LedgerGroup): void;
}
