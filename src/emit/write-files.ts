/**
 * Writes the files of a site into a folder. In: output files, in any order and perhaps still being made. Out: how many
 * and how big; what cannot be written is a diagnostic. Plain synchronous calls: for thousands of small files they took
 * half the time of batches of promises.
 */

import { accessSync, constants, copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { OutputFile } from "../model/build.ts";
import type { Reporter } from "../model/diagnostic.ts";
import { toSitePath } from "../content/files.ts";
import { makeClaims } from "./claims.ts";
import { makeReuse, type Reuse } from "./reuse.ts";
import { systemCode, toReadReason, toWriteDiagnostic } from "./system-error.ts";

export interface Written {
  readonly files: number;
  readonly bytes: number;
}

export interface WriteRequest {
  /** Absolute path of an existing, empty folder. */
  readonly dir: string;
  /** Absolute path of the site that will be replaced; it need not exist. */
  readonly oldDir: string;
  readonly siteDir: string;
  readonly files: Iterable<OutputFile> | AsyncIterable<OutputFile>;
  readonly report: Reporter;
  /** Told now and then how many files there are by now. */
  readonly onWritten?: ((files: number) => void) | undefined;
}

/** Without a pause now and then, no signal and no timer would get its turn. */
const PAUSE_AFTER_MS = 15;

/** Writes all files. Mistakes in single files are reported and the rest goes on; a folder that fails ends it. */
export async function writeFiles({ dir, oldDir, siteDir, files, report, onWritten }: WriteRequest): Promise<Written> {
  const claims = makeClaims(report);
  const makeFolder = makeFolderMaker(dir);
  const reuse = makeReuse(oldDir, dir);
  let count = 0;
  let bytes = 0;
  let pausedAt = performance.now();
  for await (const file of files) {
    if (!claims.claim(file)) continue;
    try {
      makeFolder(parentOf(file.path));
      bytes += writeFile(file, dir, reuse);
      count++;
    } catch (error) {
      if (reportUnreadable({ file, siteDir, error, report })) continue;
      report.add(toWriteDiagnostic(error, file.path));
      return { files: count, bytes };
    }
    if (performance.now() - pausedAt < PAUSE_AFTER_MS) continue;
    onWritten?.(count);
    await new Promise(setImmediate);
    pausedAt = performance.now();
  }
  return { files: count, bytes };
}

/** Largest file that is read to be copied, and not left to the system: it might be the same as before. */
const LARGEST_READ = 1_000_000;

/** Writes one file and returns its size. */
function writeFile({ path, content }: OutputFile, dir: string, reuse: Reuse): number {
  const target = join(dir, path);
  if (isCopy(content)) {
    const { size } = statSync(content.copy);
    if (size <= LARGEST_READ) return writeFile({ path, content: readFileSync(content.copy) }, dir, reuse);
    copyFileSync(content.copy, target, constants.COPYFILE_FICLONE);
    return size;
  }
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  if (!reuse.take(path, bytes)) writeFileSync(target, bytes);
  return bytes.length;
}

/** Asking for a member `copy` will not do: a buffer has a method of that name. */
function isCopy(content: OutputFile["content"]): content is { readonly copy: string } {
  return typeof content !== "string" && !(content instanceof Uint8Array);
}

/** Makes each folder once, parents first. */
function makeFolderMaker(dir: string): (path: string) => void {
  const made = new Set([""]);
  const make = (path: string): void => {
    if (made.has(path)) return;
    make(parentOf(path));
    made.add(path);
    // Recursive for a file system that ignores case: `Docs/` may exist as `docs/`.
    mkdirSync(join(dir, path), { recursive: true });
  };
  return make;
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

interface FailedCopy {
  readonly file: OutputFile;
  readonly siteDir: string;
  readonly error: unknown;
  readonly report: Reporter;
}

/** Whether a copy failed for the file it was to be of; the output folder is not to blame then. */
function reportUnreadable({ file, siteDir, error, report }: FailedCopy): boolean {
  const { content } = file;
  if (!isCopy(content) || systemCode(error) === undefined) return false;
  const reason = readFailure(content.copy);
  if (reason === undefined) return false;
  const path = toSitePath(siteDir, content.copy);
  const message = `\`${path}\` cannot be read: ${reason}.`;
  report.add({ code: "unreadable-file", severity: "error", message, file: path });
  return true;
}

/** Why a file cannot be read, if so. */
function readFailure(path: string): string | undefined {
  try {
    accessSync(path, constants.R_OK);
    return statSync(path).isFile() ? undefined : "it is not a file";
  } catch (error) {
    return toReadReason(systemCode(error) ?? String(error));
  }
}
