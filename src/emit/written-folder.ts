/**
 * Inspects a folder that plugins may have written to directly: lists its files and, at the end, counts them, sets their modes, and
 * shares unchanged ones with the previous site.
 */

import { lstatSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setMode } from "./modes.ts";
import { statOf } from "./places.ts";
import { LARGEST_REUSED, makeReuse, type Reuse } from "./reuse.ts";

/** The files that a build wrote. */
export interface Written {
  readonly files: number;
  readonly bytes: number;
}

/** Lists all files and links, relative to the folder and with `/`. */
export function listFiles(dir: string): string[] {
  return listEntries(dir, "").flatMap(({ path, isFolder }) => (isFolder ? [] : path));
}

/**
 * Finishes the folder after the last write. Only now may files become hard links to the previous site's: a plugin that changes a
 * file in place would change that site as well.
 */
export function settleFolder(dir: string, oldDir: string): Written {
  const target = { dir, oldDir, reuse: makeReuse(oldDir, dir) };
  let [files, bytes] = [0, 0];
  for (const { path, isFolder } of listEntries(dir, "")) {
    const absolute = join(dir, path);
    const stats = lstatSync(absolute);
    setMode(absolute, stats);
    if (isFolder) continue;
    files++;
    bytes += stats.size;
    if (stats.isFile()) takeOver(path, stats.size, target);
  }
  return { files, bytes };
}

interface Entry {
  readonly path: string;
  readonly isFolder: boolean;
}

function listEntries(dir: string, below: string): Entry[] {
  return readdirSync(join(dir, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    const isFolder = entry.isDirectory();
    return isFolder ? [{ path, isFolder }, ...listEntries(dir, path)] : [{ path, isFolder }];
  });
}

interface Target {
  readonly dir: string;
  readonly oldDir: string;
  readonly reuse: Reuse;
}

/** Replaces a file by a hard link to the previous site's if both have the same bytes. */
function takeOver(path: string, size: number, { dir, oldDir, reuse }: Target): void {
  if (size > LARGEST_REUSED || statOf(join(oldDir, path))?.size !== size) return;
  const absolute = join(dir, path);
  // Outside the new site, where no file can have this name.
  const aside = join(dir, "../aside");
  renameSync(absolute, aside);
  if (reuse.take(path, readFileSync(aside))) rmSync(aside);
  else renameSync(aside, absolute);
}
