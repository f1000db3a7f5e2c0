/**
 * Reuses unchanged files of the old site as hard links. That costs less than writing and deleting, and keeps the
 * modification time, so deployments that compare times upload only new files. The old site is not changed.
 */

import { closeSync, constants, fstatSync, linkSync, lstatSync, openSync, readSync, rmSync } from "node:fs";
import { join } from "node:path";
import { systemCode } from "../report/system-error.ts";
import { FILE_MODE } from "./modes.ts";

export interface Reuse {
  /** Returns whether the old site has exactly these bytes at this path; if so, the new path is now a hard link to them. */
  take(path: string, bytes: Uint8Array): boolean;
}

/** Larger files are always written: comparing them would take as much memory. */
export const LARGEST_REUSED = 4_000_000;

/** Both folders must be on one disk. */
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
        // The file does not exist, or this disk has no hard links: then the file is written.
        if (systemCode(error) === undefined) throw error;
        return false;
      }
    },
  };
}

/** Returns the inode of a file with exactly these bytes and the usual mode. Stops reading at the first difference. */
function findSame(path: string, bytes: Uint8Array, buffer: Buffer): number | undefined {
  // A symbolic link would stay a link in the new site.
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
