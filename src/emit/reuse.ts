/**
 * Takes over from the old site what has not changed. In: a file of the new site and where the old one is. Out: the new
 * path as a second name of the old file, which costs less than writing and deleting, and keeps its time of change: a
 * deployment that goes by it uploads only what is new. The old site itself is not touched.
 */

import { closeSync, constants, fstatSync, linkSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { systemCode } from "../report/system-error.ts";

export interface Reuse {
  /** Whether the old site has exactly these bytes at this path; then the new one now has them too. */
  take(path: string, bytes: Uint8Array): boolean;
}

/** Files larger than this are written: comparing them would need as much memory. */
const LARGEST = 4_000_000;

/** Both folders have to be on one disk. */
export function makeReuse(oldDir: string, newDir: string): Reuse {
  const buffer = Buffer.allocUnsafe(64 * 1024);
  return {
    take(path, bytes) {
      if (bytes.length > LARGEST) return false;
      try {
        const old = join(oldDir, path);
        if (!holds(old, bytes, buffer)) return false;
        linkSync(old, join(newDir, path));
        return true;
      } catch (error) {
        // There is no such file, or this disk has no second names: it is written then.
        if (systemCode(error) === undefined) throw error;
        return false;
      }
    },
  };
}

/** Whether a file has just these bytes; reads no further than the first difference. */
function holds(path: string, bytes: Uint8Array, buffer: Buffer): boolean {
  // A symbolic link would become a link of the new site.
  const file = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  try {
    if (fstatSync(file).size !== bytes.length) return false;
    for (let at = 0; at < bytes.length;) {
      const count = readSync(file, buffer, 0, buffer.length, at);
      if (count === 0 || !buffer.subarray(0, count).equals(bytes.subarray(at, at + count))) return false;
      at += count;
    }
    return true;
  } finally {
    closeSync(file);
  }
}
