/**
 * Writes single files into a folder. Calls are synchronous: for thousands of small files they take half the time of
 * batches of promises.
 */

import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { isPacked, makeUnpacker } from "../cache/packed-content.ts";
import type { OutputFile } from "../model/build.ts";
import type { Content, PackedContent, TextInParts } from "../model/output-file.ts";
import { FILE_MODE, FOLDER_MODE } from "./modes.ts";
import { systemCode } from "../report/system-error.ts";
import { makeReuse, type Reuse } from "./reuse.ts";

export interface Folders {
  /** Absolute path of the folder to fill. */
  readonly dir: string;
  /** Absolute path of the previous site, which need not exist. Unset if files must not be shared with it. */
  readonly oldDir?: string | undefined;
  /** Whether the umask of the process would give other modes than those of the output. */
  readonly setsModes: boolean;
  /** Whether the folder contains files of an earlier build, possibly hard links to those of the previous site. */
  readonly hasFiles?: boolean | undefined;
}

/** Makes the function that writes a file and returns its size in bytes. It throws system errors. */
export function makeFileWriter({ dir, oldDir, setsModes, hasFiles }: Folders): (file: OutputFile) => number {
  const makeFolder = makeFolderMaker(dir, setsModes);
  const reuse = oldDir === undefined ? undefined : makeReuse(oldDir, dir);
  const unpack = makeUnpacker();
  return (file) => {
    if (isReused(file.content)) return file.content.reused;
    makeFolder(parentOf(file.path));
    // Never written to, because the previous site may share its bytes.
    if (hasFiles) rmSync(join(dir, file.path), { recursive: true, force: true });
    const content = isPacked(file.content) ? unpack(file.content) : file.content;
    return writeFile({ path: file.path, content }, { dir, reuse, setsModes });
  };
}

/** Size up to which a file is read before it is copied, because it may be unchanged. The system copies larger ones. */
const LARGEST_READ = 1_000_000;

interface Target {
  readonly dir: string;
  readonly reuse: Reuse | undefined;
  readonly setsModes: boolean;
}

interface MadeFile {
  readonly path: string;
  readonly content: Exclude<Content, PackedContent | { readonly reused: number }>;
}

/** Writes one file and returns its size. */
function writeFile({ path, content }: MadeFile, to: Target): number {
  const target = join(to.dir, path);
  if (isCopy(content)) {
    const { size } = statSync(content.copy);
    if (size <= LARGEST_READ) return writeFile({ path, content: readFileSync(content.copy) }, to);
    copyFileSync(content.copy, target, constants.COPYFILE_FICLONE);
    // A copy would have the mode of its source.
    chmodSync(target, FILE_MODE);
    return size;
  }
  if (isInParts(content)) return writeParts(target, content.parts, to);
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  if (to.reuse?.take(path, bytes)) return bytes.length;
  writeFileSync(target, bytes);
  if (to.setsModes) chmodSync(target, FILE_MODE);
  return bytes.length;
}

/** Writes a text piece by piece. Comparing it with the last one would take as long. */
function writeParts(target: string, parts: Iterable<string>, { setsModes }: Target): number {
  const file = openSync(target, "w");
  let size = 0;
  // One buffer for all parts: those of a large site would be in memory until a collection that does not know their size.
  let bytes = Buffer.alloc(0);
  try {
    for (const part of parts) {
      if (3 * part.length > bytes.length) bytes = Buffer.allocUnsafeSlow(6 * part.length);
      size += writeAll(file, bytes.subarray(0, bytes.write(part)));
    }
  } finally {
    closeSync(file);
  }
  if (setsModes) chmodSync(target, FILE_MODE);
  return size;
}

function writeAll(file: number, bytes: Uint8Array): number {
  for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done);
  return bytes.length;
}

/** Whether a file is a text in pieces. */
export function isInParts(content: Content): content is TextInParts {
  return typeof content !== "string" && !(content instanceof Uint8Array) && "parts" in content;
}

/** Whether a file is a copy. Testing for a member `copy` is not enough: a buffer has a method of that name. */
export function isCopy(content: Content): content is { readonly copy: string } {
  return typeof content !== "string" && !(content instanceof Uint8Array) && "copy" in content;
}

/** Whether a file is in the new output already. */
export function isReused(content: Content): content is { readonly reused: number } {
  return typeof content !== "string" && !(content instanceof Uint8Array) && "reused" in content;
}

/** Creates each folder once, parents first. */
export function makeFolderMaker(dir: string, setsModes: boolean): (path: string) => void {
  const made = new Set([""]);
  const make = (path: string): void => {
    if (made.has(path)) return;
    make(parentOf(path));
    made.add(path);
    // Recursive for a file system that ignores case: `Docs/` may exist as `docs/`.
    makeFolderNow(join(dir, path));
    if (setsModes) chmodSync(join(dir, path), FOLDER_MODE);
  };
  return make;
}

/** Removes a file of an earlier build where a folder is needed. */
function makeFolderNow(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    if (systemCode(error) !== "EEXIST") throw error;
    rmSync(path);
    mkdirSync(path);
  }
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
