/**
 * Manages the temporary folder beside the output folder, where the new site is written. Removes it after the build, and cleans
 * up after builds that were killed.
 */

import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { systemCode } from "../report/system-error.ts";
import { randomName } from "../system/sha256.ts";
import { FOLDER_MODE } from "./modes.ts";
import { toRealPath } from "./places.ts";
import { finishInPlace } from "./replace-in-place.ts";
import { isAtWork, ownOwner } from "./workplace-owner.ts";
import { WORKPLACE_OWNER, WORKPLACE_PREFIX } from "../system/workplace-name.ts";

/** The folders of one build. All but `outDir` are inside `dir`. */
interface Folders {
  /** Real path of the output folder. */
  readonly outDir: string;
  /** The temporary folder itself. */
  readonly dir: string;
  /** Where the new site is written. */
  readonly newDir: string;
  /** Holds the previous site between the two renames, on systems that cannot exchange folders. */
  readonly oldDir: string;
  /** Holds the new site while the previous one, which cannot be renamed, is deleted in place. */
  readonly readyDir: string;
}

/** `.veloci-<name>-<machine>-<process>-<random>/` beside the output folder, thus on the same disk. */
export interface Workplace extends Folders {
  /** Path of the output folder as the user gave it, absolute. */
  readonly requested: string;
}

/** Chooses the temporary folder of this build. Changes nothing on the disk. */
export function planWorkplace(requested: string): Workplace {
  const outDir = toRealPath(requested);
  const { machine, pid } = ownOwner();
  const name = `${prefixOf(outDir)}-${machine}-${pid}-${randomName(4)}`;
  return { requested, ...toFolders(outDir, name) };
}

function toFolders(outDir: string, name: string): Folders {
  const dir = join(dirname(outDir), name);
  return { outDir, dir, newDir: join(dir, "new"), oldDir: join(dir, "old"), readyDir: join(dir, "ready") };
}

function prefixOf(outDir: string): string {
  return `${WORKPLACE_PREFIX}${basename(outDir)}`;
}

/** Cleans up after killed builds and makes the temporary folder. Throws system errors. */
export function openWorkplace({ outDir, newDir }: Workplace): void {
  makeFolders(dirname(outDir));
  restoreOutput(outDir);
  for (const { folders, isInUse } of listWorkplaces(outDir)) if (!isInUse) closeWorkplaceNow(folders);
  makeFolders(newDir);
}

/**
 * Completes the output folder if a build was killed while replacing it: restores a previous site that was moved away, and
 * finishes a replacement in place. Every command that uses an output folder calls it first. Ignores system errors.
 */
export function restoreOutput(given: string): void {
  const outDir = toRealPath(given);
  try {
    for (const { folders, isInUse } of listWorkplaces(outDir)) restoreFrom(folders, isInUse);
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
  }
}

function restoreFrom(folders: Folders, isInUse: boolean): void {
  // A running build needs only a moment for its second rename.
  if (isInUse) for (let waited = 0; waited < 500 && holdsPrevious(folders); waited += 10) Bun.sleepSync(10);
  if (holdsPrevious(folders)) renameSync(folders.oldDir, folders.outDir);
  else if (!isInUse && existsSync(folders.readyDir)) finishInPlace(folders, { rename: renameSync, exists: existsSync });
}

/**
 * Deletes the temporary folder and returns whether that worked. Keeps it if it holds the only complete site, which the next
 * command then moves to the output folder.
 */
export async function closeWorkplace(folders: Folders): Promise<boolean> {
  if (holdsOnlySite(folders)) return true;
  try {
    await rm(folders.dir, { recursive: true, force: true });
    return true;
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return !existsSync(folders.dir);
  }
}

/** The same for signal handlers, which cannot await. */
export function closeWorkplaceNow(folders: Folders): void {
  // The writer thread may add files meanwhile, so that a folder is not empty when it is removed.
  if (!holdsOnlySite(folders)) rmSync(folders.dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 5 });
}

function holdsOnlySite(folders: Folders): boolean {
  return holdsPrevious(folders) || existsSync(folders.readyDir);
}

function holdsPrevious({ outDir, oldDir }: Folders): boolean {
  return existsSync(oldDir) && !existsSync(outDir);
}

/** Makes a folder and its parents, readable for a web server. */
function makeFolders(path: string): void {
  const first = mkdirSync(path, { recursive: true });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) chmodSync(made, FOLDER_MODE);
}

interface FoundWorkplace {
  readonly folders: Folders;
  /** Its build is still running. */
  readonly isInUse: boolean;
}

function listWorkplaces(outDir: string): FoundWorkplace[] {
  const parent = dirname(outDir);
  if (!existsSync(parent)) return [];
  return readdirSync(parent).flatMap((name) => {
    const match = WORKPLACE_OWNER.exec(name);
    if (!match || name.slice(0, match.index) !== prefixOf(outDir)) return [];
    const folders = toFolders(outDir, name);
    return [{ folders, isInUse: isAtWork({ machine: match[1] ?? "", pid: Number(match[2]) }, folders.dir) }];
  });
}
