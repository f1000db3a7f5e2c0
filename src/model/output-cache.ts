/** Files of the last output that need not be made again. */

import type { Diagnostic } from "./diagnostic.ts";
import type { Entries } from "./entries.ts";
import type { Json } from "./json.ts";
import type { OutputFile } from "./output-file.ts";
import type { RunTask } from "./task.ts";

/** Files that are made together, and facts known once they are made. */
export interface FileGroup {
  readonly files: readonly OutputFile[];
  readonly note: Json;
}

/** The bytes of files that were made together, which the reader may change, and other facts that are known once they are made. */
export interface ReadGroup {
  readonly files: readonly (OutputFile & { readonly content: Buffer })[];
  readonly note: Json;
}

/** Groups of files under keys that name everything they depend on. */
export interface OutputCache {
  /** The group as the last build wrote it. Its files are now in the new output. `isRight` checks the note first. */
  take(key: string, isRight?: (note: Json) => boolean): FileGroup | undefined;
  /** What the last build wrote for a key, as a model for similar files. Takes nothing. */
  read(key: string): ReadGroup | undefined;
  /** Records what is made for a key. */
  put(key: string, group: FileGroup): void;
  /** Text of a reused file. */
  textOf(path: string): string | undefined;
}

/** The files of the last output as a whole. */
export interface LastFiles extends OutputCache {
  /** Bytes of a file; `undefined` if somebody has changed it. */
  bytesOf(path: string): Buffer | undefined;
  /** Finds out on another thread which files are in the new output already, so that keeping them takes less time. */
  lookAhead(run: RunTask): Promise<void>;
  /**
   * Takes over the files with these paths, and the groups of which all files are kept. Returns their size in bytes; `undefined` if
   * one of them has changed or cannot be linked.
   */
  keep(paths: ReadonlySet<string>): number | undefined;
}

/** Shares pages between processes: one renders a part of them, and another merges all parts. */
export interface PageExchange {
  readonly files: OutputCache;
  /** Compiled documents, from other processes and from this one. */
  documents(known: Entries | undefined): Entries;
  /** Whether this process renders the page with this index. */
  isOwn(index: number): boolean;
  /** Receives the key of every page, in order. Returns a message if they do not match. */
  onPage(key: string, isOwn: boolean): Diagnostic | undefined;
}
