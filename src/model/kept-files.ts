/** Files of the last output that need not be made again. */

import type { Diagnostic } from "./diagnostic.ts";
import type { Entries } from "./entries.ts";
import type { Json } from "./json.ts";
import type { OutputFile } from "./output-file.ts";

/** Files that are made together, and what else is known once they are made. */
export interface FileGroup {
  readonly files: readonly OutputFile[];
  readonly note: Json;
}

/** Groups of files under keys that name everything they are made from. */
export interface KeptFiles {
  /** The group as the last build wrote it, whose files are in the new output now; `isRight` looks at the note before that. */
  take(key: string, isRight?: (note: Json) => boolean): FileGroup | undefined;
  /** What the last build wrote for a key, to make the like of it: nothing is taken. */
  read(key: string): { readonly texts: readonly string[]; readonly note: Json } | undefined;
  /** Says what is made for a key. */
  put(key: string, group: FileGroup): void;
  /** Text of a file that was taken. */
  textOf(path: string): string | undefined;
}

/** Pages between processes that share the work: one renders a part of them, and another has those of all parts. */
export interface PageExchange {
  readonly files: KeptFiles;
  /** Compiled documents: what other processes have of them, and what is known here. */
  documents(known: Entries | undefined): Entries;
  /** Whether this process makes the page with this index. */
  isOwn(index: number): boolean;
  /** Told the key of every page, in their order. Returns what is wrong with it. */
  onPage(key: string, isOwn: boolean): Diagnostic | undefined;
}
