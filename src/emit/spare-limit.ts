import { lstatSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { MOST_BYTES } from "../cache/pack-store.ts";
import { systemCode } from "../report/system-error.ts";
import { isSpareName } from "./spare-folder.ts";

/** Keeps the cache folder within its limit: removes earlier outputs, the oldest first. `bytes` is the size of the newest output. */
export function limitSpares(dir: string, bytes: number, limit = MOST_BYTES): void {
  try {
    const names = readdirSync(dir);
    const spares = names.filter(isSpareName).map((name) => join(dir, name));
    const packs = names.filter((name) => !isSpareName(name)).reduce((sum, name) => sum + sizeOf(join(dir, name)), 0);
    // Measuring every file takes time, and most sites are small.
    if (packs + spares.length * bytes <= limit) return;
    let left = limit - packs;
    for (const path of spares.sort((one, other) => changedAt(other) - changedAt(one))) {
      left -= ownBytes(path);
      if (left < 0) rmSync(path, { recursive: true, force: true });
    }
  } catch (error) {
    // Another build has removed it.
    if (systemCode(error) === undefined) throw error;
  }
}

function sizeOf(path: string): number {
  return lstatSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function changedAt(path: string): number {
  return lstatSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0;
}

/** Size of the files without a second name: the others also belong to the output. */
function ownBytes(path: string): number {
  const stats = lstatSync(path);
  if (!stats.isDirectory()) return stats.nlink === 1 ? stats.size : 0;
  return readdirSync(path).reduce((sum, name) => sum + ownBytes(join(path, name)), 0);
}
