/**
 * Puts the new site in place of the previous one. Whenever the process is killed, the output folder holds one of the two
 * complete, or the next command sees to that.
 */

import { existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import { systemCode } from "../report/system-error.ts";
import { type Exchange, loadExchange } from "./exchange.ts";
import { finishInPlace, type PlainDisk } from "./replace-in-place.ts";
import type { Workplace } from "./workplace.ts";

/** The file system calls of the swap. Tests pass some that kill the process. */
export interface Disk extends PlainDisk {
  /** Absent if the system cannot exchange folders. */
  readonly exchange?: Exchange | undefined;
}

/** Returns the calls of this system. */
export function loadDisk(): Disk {
  return { exchange: loadExchange(), rename: renameSync, exists: existsSync };
}

/** Another build may finish between any two steps; the swap then starts over and replaces its output. */
const MOST_ATTEMPTS = 20;

/**
 * Replaces the output folder. If the system refuses, puts the previous site back and throws. Exception: a site that had to be
 * deleted in place does not come back; the next command puts the new one there.
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

/** Errors of a rename after another build was faster. */
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
  // A later command must not restore it half deleted.
  if (hadOld) disk.rename(oldDir, toSpent(dir, attempt));
}

/** For an output folder from an earlier layer of a container image, which cannot be renamed. */
function replaceInPlace(place: Workplace, disk: Disk): void {
  disk.rename(place.newDir, place.readyDir);
  finishInPlace(place, disk);
}

function toSpent(dir: string, attempt: number): string {
  return join(dir, `spent-${attempt}`);
}
