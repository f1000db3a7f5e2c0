/**
 * Reuses files of the last output as hard links in the new one. Returns groups of files that are in the new folder
 * already; the caller makes the others.
 */

import {
  closeSync,
  fstatSync,
  linkSync,
  lstatSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  unlinkSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { factsOf } from "../cache/tree.ts";
import type { OutputFile } from "../model/build.ts";
import type { Json } from "../model/json.ts";
import type { FileGroup, LastFiles, ReadGroup } from "../model/output-cache.ts";
import type { Ledger, LedgerFile, LedgerGroup } from "../model/ledger.ts";
import type { RunTask, Task } from "../model/task.ts";
import { attempt, systemCode } from "../report/system-error.ts";
import { makeFolderMaker } from "./file-writer.ts";

export interface OutputCacheRequest {
  readonly ledger: Ledger;
  /** Absolute paths of the last output, and of the new one. */
  readonly oldDir: string;
  readonly newDir: string;
  /** Path of the locale's folder inside both; empty for the root. */
  readonly folder?: string;
  /** Whether the umask of the process would give other modes than those of the output. */
  readonly setsModes: boolean;
  /** Whether the new folder contains files of an earlier build. */
  readonly hasFiles?: boolean | undefined;
}

/** Opens the files of one locale. */
export function openOutputCache(request: OutputCacheRequest): LastFiles {
  return new LastOutput(request);
}

class LastOutput implements LastFiles {
  readonly #ledger: Ledger;
  readonly #oldDir: string;
  readonly #newDir: string;
  readonly #folder: string;
  readonly #hasFiles: boolean;
  readonly #makeFolder: (path: string) => void;
  readonly #taken = new Set<string>();
  /** Files that existed already. */
  readonly #found = new Set<string>();
  /** Those that another thread has found. */
  #seen: ReadonlySet<string> = new Set();

  constructor({ ledger, oldDir, newDir, setsModes, hasFiles = false, folder = "" }: OutputCacheRequest) {
    this.#ledger = ledger;
    this.#oldDir = join(oldDir, folder);
    this.#newDir = join(newDir, folder);
    this.#folder = folder;
    this.#hasFiles = hasFiles;
    this.#makeFolder = makeFolderMaker(this.#newDir, setsModes);
  }

  take(key: string, isRight: (note: Json) => boolean = () => true): FileGroup | undefined {
    const group = this.#ledger.find(key);
    if (!group || !isRight(group.note)) return undefined;
    const files = this.#linkAll(group);
    if (!files) return undefined;
    this.#ledger.add(key, group);
    for (const { path } of files) this.#taken.add(path);
    const found = files.flatMap(({ path }) => (this.#found.has(path) ? this.#inOutput(path) : []));
    this.#ledger.addReused(found);
    return { files, note: group.note };
  }

  read(key: string): ReadGroup | undefined {
    const group = this.#ledger.find(key);
    const files = group?.files.flatMap((file) => {
      const [path] = file;
      const content = this.bytesOf(path);
      return content === undefined ? [] : { ...toOutputFile(file), content };
    });
    return group && files?.length === group.files.length ? { files, note: group.note } : undefined;
  }

  bytesOf(path: string): Buffer | undefined {
    return readOld(join(this.#oldDir, path), this.#factsOf(path));
  }

  async lookAhead(run: RunTask): Promise<void> {
    // Such a folder is the whole output.
    if (!this.#hasFiles) return;
    this.#seen = new Set(await run(findSameFiles, { dir: this.#newDir, files: [...this.#ledger.files] }));
  }

  put(key: string, { files, note }: FileGroup): void {
    this.#ledger.add(key, { files: files.map(toLedgerFile), note });
  }

  textOf(path: string): string | undefined {
    return this.#taken.has(path) ? readFileSync(join(this.#newDir, path), "utf8") : undefined;
  }

  keep(paths: ReadonlySet<string>): number | undefined {
    let size = 0;
    const areLinked = attempt(() => {
      // Linking a file changes its metadata, so a second link would fail.
      for (const path of paths) size += this.#taken.has(path) ? this.#sizeOf(path) : this.#link(path);
    });
    if (!areLinked) return undefined;
    this.#ledger.keepGroups(paths);
    this.#ledger.addReused(this.#found);
    return size;
  }

  #sizeOf(path: string): number {
    return Number.parseInt(this.#factsOf(path) ?? "0", 10);
  }

  #inOutput(path: string): string {
    return this.#folder === "" ? path : `${this.#folder}/${path}`;
  }

  #factsOf(path: string): string | undefined {
    return this.#ledger.files.get(this.#inOutput(path));
  }

  /** Takes all files of a group, or none. */
  #linkAll({ files }: LedgerGroup): FileGroup["files"] | undefined {
    const linked: OutputFile[] = [];
    const areLinked = attempt(() => {
      for (const file of files) linked.push({ ...toOutputFile(file), content: { reused: this.#link(file[0]) } });
    });
    if (areLinked) return linked;
    for (const { path } of linked) rmSync(join(this.#newDir, path));
    return undefined;
  }

  /** Puts one file into the new output, and returns its size in bytes. Throws system errors. */
  #link(path: string): number {
    if (this.#seen.has(path)) {
      this.#found.add(path);
      return this.#sizeOf(path);
    }
    const facts = this.#factsOf(path);
    const target = `${this.#newDir}/${path}`;
    const there = this.#hasFiles ? lstatSync(target, { throwIfNoEntry: false }) : undefined;
    if (there && factsOf(there) === facts) {
      this.#found.add(path);
      return there.size;
    }
    const old = join(this.#oldDir, path);
    const stats = lstatSync(old);
    if (factsOf(stats) !== facts) throw toTouched(old);
    if (there) unlinkSync(target);
    else this.#makeFolder(dirname(path) === "." ? "" : dirname(path));
    linkSync(old, target);
    // Another build may have replaced the output meanwhile.
    if (lstatSync(target).ino === stats.ino) return stats.size;
    rmSync(target);
    throw toTouched(old);
  }
}

/** Returns those of some files of a folder that still have the given metadata. */
export const findSameFiles: Task<SameFilesRequest, readonly string[]> = {
  name: "same files",
  isText: true,
  open: () => (request) => request.files.flatMap(([path, facts]) => (hasFacts(request.dir, path, facts) ? path : [])),
};

export interface SameFilesRequest {
  readonly dir: string;
  readonly files: readonly (readonly [path: string, facts: string])[];
}

function hasFacts(dir: string, path: string, facts: string): boolean {
  const stats = lstatSync(`${dir}/${path}`, { throwIfNoEntry: false });
  return stats !== undefined && factsOf(stats) === facts;
}

/** Treated like a system error: the files are then made. */
function toTouched(path: string): Error {
  return Object.assign(new Error(`${path} was replaced by another file.`), { code: "ESTALE", syscall: "link" });
}

/** Bytes of a file of the last output; `undefined` if somebody has changed it. */
function readOld(path: string, facts: string | undefined): Buffer | undefined {
  try {
    const fd = openSync(path, "r");
    try {
      const stats = fstatSync(fd);
      return factsOf(stats) === facts ? readShared(fd, stats.size) : undefined;
    } finally {
      closeSync(fd);
    }
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
}

/** Reads a file into memory that threads share, so that sending it to another one does not copy it. */
function readShared(fd: number, size: number): Buffer {
  const bytes = Buffer.from(new SharedArrayBuffer(size));
  let read = 0;
  for (let count = -1; count !== 0 && read < size; read += count) count = readSync(fd, bytes, read, size - read, read);
  return bytes.subarray(0, read);
}

function toOutputFile([path, hashed, source]: LedgerFile): Omit<OutputFile, "content"> {
  return { path, hashed, ...(source !== null && { source }) };
}

function toLedgerFile({ path, hashed = false, source }: OutputFile): LedgerFile {
  return [path, hashed, source ?? null];
}
