/** What the files of the last output were made from. */

import type { Json } from "./json.ts";

/** A file, whether its name carries a hash of its content, and who writes it. */
export type LedgerFile = readonly [path: string, hashed: boolean, source: string | null];

export interface LedgerGroup {
  readonly files: readonly LedgerFile[];
  readonly note: Json;
}

/** What the files of the output folder were made from; of all locales. Paths of files are relative to that folder. */
export interface Ledger {
  /** Reads what the last build noted: to be called before this one notes anything. */
  open(): void;
  /** What the last build made for a key. */
  find(key: string): LedgerGroup | undefined;
  /** What the system kept of a file when that output was finished, as a text: another one means that somebody has touched the file. */
  factsOf(path: string): string | undefined;
  /** Says that a file of the new output is that file, under the name that it had already. */
  addKept(path: string): void;
  /** Notes what this build makes, or takes over. */
  add(key: string, group: LedgerGroup): void;
}
