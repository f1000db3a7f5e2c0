/**
 * Puts the new site in place of the previous one. In: a workplace with the complete new site. Out: nothing; whenever the process
 * is killed, the output folder has all of the one or all of the other, or the next command puts the previous one back.
 */

import { existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import { systemCode } from "../report/system-error.ts";
import { type Exchange, loadExchange } from "./exchange.ts";
import { finishInPlace, type PlainDisk } from "./replace-in-place.ts";
import type { Workplace } from "./workplace.ts";

/** What the swap needs of the file system; tests have one that dies on the way. */
export interface Disk extends PlainDisk {
  /** Absent where the system cannot exchange folders. */
  readonly exchange?: Exchange | undefined;
}

/** The real one. */
export async function loadDisk(): Promise<Disk> {
  return { exchange: await loadExchange(), rename: renameSync, exists: existsSync };
}

/** Another build may put its own site there between any two steps; then it is this one's turn to replace that. */
const MOST_ATTEMPTS = 20;

/**
 * Replaces the output folder. Throws what the system throws, after having put the previous site back; only one that had to be
 * deleted in place does not come back, then the next command puts the new one there.
 */
export function swapIn(place: Workplace, disk: Disk): void {
  for (let attempt = 1; ; attempt++) {
    if (disk.exists(place.outDir) && disk.exchange?.(place.newDir, place.outDir)) return;
    try {
      renameTwice(place, disk, attempt);
      return;
    } catch (error) {
      const code = systemCode(error) ?? "";
      if (code === "EXDEV") return replaceInPlace(place, disk);
      if (attempt === MOST_ATTEMPTS || !RIVAL_CODES.includes(code)) throw error;
    }
  }
}

/** What renaming answers when somebody else was faster. */
const RIVAL_CODES = ["ENOTEMPTY", "EEXIST", "ENOENT"];

function renameTwice({ outDir, dir, newDir, oldDir }: Workplace, disk: Disk, attempt: number): void {
  const hadOld = disk.exists(outDir);
  if (hadOld) disk.rename(outDir, oldDir);
  try {
    disk.rename(newDir, outDir);
  } catch (error) {
    if (hadOld && !disk.exists(outDir)) disk.rename(oldDir, outDir);
    else if (hadOld) disk.rename(oldDir, toSpent(dir, attempt));
    throw error;
  }
  // Under its new name nobody takes for the previous site what is left of it while it is deleted.
  if (hadOld) disk.rename(oldDir, toSpent(dir, attempt));
}

/** The output folder lies in a layer in which nothing can be renamed. */
function replaceInPlace(place: Workplace, disk: Disk): void {
  disk.rename(place.newDir, place.readyDir);
  finishInPlace(place, disk);
}

function toSpent(dir: string, attempt: number): string {
  return join(dir, `spent-${attempt}`);
}
