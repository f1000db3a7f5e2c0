/**
 * Takes over from the old site what has not changed. Returns the new path as a second name of the old file, which costs less than
 * writing and deleting, and keeps its time of change: a deployment that goes by it uploads only what is new. The old site itself
 * is not touched.
 */

import { closeSync, constants, fstatSync, linkSync, lstatSync, openSync, readSync, rmSync } from "node:fs";
import { join } from "node:path";
import { systemCode } from "../report/system-error.ts";
import { FILE_MODE } from "./modes.ts";

export interface Reuse {
  /** Whether the old site has exactly these bytes at this path; then the new one now has them too. */
  take(path: string, bytes: Uint8Array): boolean;
}

/** Files larger than this are written: comparing them would need as much memory. */
export const LARGEST_REUSED = 4_000_000;

/** Both folders have to be on one disk. */
export function makeReuse(oldDir: string, newDir: string): Reuse {
  const buffer = Buffer.allocUnsafe(64 * 1024);
  return {
    take(path, bytes) {
      if (bytes.length > LARGEST_REUSED) return false;
      try {
        const old = join(oldDir, path);
        const inode = findSame(old, bytes, buffer);
        if (inode === undefined) return false;
        const target = join(newDir, path);
        linkSync(old, target);
        // Another build may have replaced the old site since the comparison.
        if (lstatSync(target).ino === inode) return true;
        rmSync(target);
        return false;
      } catch (error) {
        // The file does not exist, or this disk has no hard links: then it is written.
        if (systemCode(error) === undefined) throw error;
        return false;
      }
    },
  };
}

/** Returns the inode of a file with exactly these bytes and the usual mode. Stops reading at the first difference. */
function findSame(path: string, bytes: Uint8Array, buffer: Buffer): number | undefined {
  // A symbolic link would become a link of the new site.
  const file = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  try {
    const { size, mode, ino } = fstatSync(file);
    if (size !== bytes.length || (process.platform !== "win32" && (mode & 0o777) !== FILE_MODE)) return undefined;
    for (let at = 0; at < bytes.length;) {
      const count = readSync(file, buffer, 0, buffer.length, at);
      if (count === 0 || !buffer.subarray(0, count).equals(bytes.subarray(at, at + count))) return undefined;
      at += count;
    }
    return ino;
  } finally {
    closeSync(file);
  }
}
