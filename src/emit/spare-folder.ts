/**
 * Keeps the output before the last one, so that the next build need not create thousands of folders: most of its files
 * are hard links to those of the last output. Files that are not part of the new build are removed before it is
 * published.
 */

import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { attempt, systemCode } from "../report/system-error.ts";

/** Prefix of spare folders. */
const SPARE = "spare-";

/** Returns the spare folder of an output folder in a cache folder. */
export function spareFolder(cacheDir: string, outDir: string): string {
  return join(cacheDir, SPARE + Bun.hash(outDir).toString(36));
}

/** Returns whether a file name in the cache folder is that of a spare folder. */
export function isSpareName(name: string): boolean {
  return name.startsWith(SPARE);
}

/** Moves the spare folder to an empty folder's path. Returns whether that worked. */
export function takeSpare(spare: string, newDir: string): boolean {
  // On other systems, a directory listing may spell a name differently than it was written.
  if (process.platform !== "linux" || !isPlainFolder(spare) || ignoresCase(spare)) return false;
  return attempt(() => {
    rmdirSync(newDir);
    try {
      renameSync(spare, newDir);
    } catch (error) {
      mkdirSync(newDir);
      throw error;
    }
  });
}

/** Keeps a folder that is no longer needed, unless a spare one exists already. */
export function keepSpare(spare: string, folder: string): void {
  if (process.platform !== "linux" || !isPlainFolder(folder)) return;
  attempt(() => {
    mkdirSync(dirname(spare), { recursive: true });
    renameSync(folder, spare);
  });
}

/** Removes unclaimed files, and folders that become empty. Returns how many entries are left. */
export function removeUnclaimed(dir: string, claims: ReadonlySet<string>, below = ""): number {
  const entries = readdirSync(join(dir, below), { withFileTypes: true });
  let left = entries.length;
  for (const entry of entries) {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) {
      if (removeUnclaimed(dir, claims, path) > 0) continue;
      rmdirSync(join(dir, path));
    } else if (claims.has(path)) continue;
    else rmSync(join(dir, path));
    left--;
  }
  return left;
}

function isPlainFolder(path: string): boolean {
  try {
    return lstatSync(path).isDirectory();
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return false;
  }
}

function ignoresCase(path: string): boolean {
  return existsSync(join(dirname(path), basename(path).toUpperCase()));
}
