/**
 * The temporary folder beside the output folder, in which the new site is written. In: the output path. Out: a place to write,
 * gone when the build is over; what killed runs left is put right by the next one.
 */

import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { systemCode } from "../report/system-error.ts";
import { FOLDER_MODE } from "./modes.ts";
import { toRealPath } from "./places.ts";
import { finishInPlace } from "./replace-in-place.ts";
import { isAtWork, ownOwner } from "./workplace-owner.ts";

/** The folders of one build; all but the output folder are inside of `dir`. */
interface Folders {
  /** Real path of the output folder. */
  readonly outDir: string;
  /** The temporary folder itself. */
  readonly dir: string;
  /** Where the new site is written. */
  readonly newDir: string;
  /** Where the previous site is between the two renames of systems that cannot exchange folders. */
  readonly oldDir: string;
  /** Where the new site is while the previous one is deleted in place, since it cannot be renamed. */
  readonly readyDir: string;
}

/** `.veloci-<name>-<machine>-<process>-<random>/` beside the output folder, thus on the same disk. */
export interface Workplace extends Folders {
  /** Path of the output folder as the user gave it, absolute. */
  readonly asked: string;
}

const PREFIX = ".veloci-";

/** How such names end: machine, process, chance. */
const OWNER = /-([\da-f]{8})-(\d+)-[\da-f]{8}$/;

/** Whether a name is that of the temporary folder of any build. */
export function isWorkplaceName(name: string): boolean {
  return name.startsWith(PREFIX) && OWNER.test(name);
}

/** Says where the temporary folder of this build will be. Changes nothing on the disk. */
export function planWorkplace(asked: string): Workplace {
  const outDir = toRealPath(asked);
  const { machine, pid } = ownOwner();
  const name = `${prefixOf(outDir)}-${machine}-${pid}-${randomBytes(4).toString("hex")}`;
  return { asked, ...toFolders(outDir, name) };
}

function toFolders(outDir: string, name: string): Folders {
  const dir = join(dirname(outDir), name);
  return { outDir, dir, newDir: join(dir, "new"), oldDir: join(dir, "old"), readyDir: join(dir, "ready") };
}

function prefixOf(outDir: string): string {
  return `${PREFIX}${basename(outDir)}`;
}

/** Clears away what killed runs left, and makes the temporary folder. Throws what the system throws. */
export function openWorkplace({ outDir, newDir }: Workplace): void {
  makeFolders(dirname(outDir));
  restoreOutput(outDir);
  for (const { folders, isInUse } of listWorkplaces(outDir)) if (!isInUse) closeWorkplaceNow(folders);
  makeFolders(newDir);
}

/**
 * Makes the output folder complete when a build was killed while it replaced it: between two renames the previous site comes
 * back, and one that was being deleted is replaced to the end. Every command that uses an output folder calls it first.
 * Where the system does not let it, all stays where it is.
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
  // A build that is still alive needs a moment for its second rename, not more.
  if (isInUse) for (let waited = 0; waited < 500 && holdsPrevious(folders); waited += 10) Bun.sleepSync(10);
  if (holdsPrevious(folders)) renameSync(folders.oldDir, folders.outDir);
  else if (!isInUse && existsSync(folders.readyDir)) finishInPlace(folders, { rename: renameSync, exists: existsSync });
}

/**
 * Deletes the temporary folder with what is in it; says whether that worked. It stays when the only complete site is in it: the
 * next command puts that where it belongs.
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

/** The same from a signal handler, where nothing can be waited for. */
export function closeWorkplaceNow(folders: Folders): void {
  if (!holdsOnlySite(folders)) rmSync(folders.dir, { recursive: true, force: true });
}

function holdsOnlySite(folders: Folders): boolean {
  return holdsPrevious(folders) || existsSync(folders.readyDir);
}

function holdsPrevious({ outDir, oldDir }: Folders): boolean {
  return existsSync(oldDir) && !existsSync(outDir);
}

/** Makes a folder and those above it, all of them readable for a web server. */
function makeFolders(path: string): void {
  const first = mkdirSync(path, { recursive: true });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) chmodSync(made, FOLDER_MODE);
}

interface FoundWorkplace {
  readonly folders: Folders;
  /** Its build is still running, as far as can be told. */
  readonly isInUse: boolean;
}

function listWorkplaces(outDir: string): FoundWorkplace[] {
  const parent = dirname(outDir);
  if (!existsSync(parent)) return [];
  return readdirSync(parent).flatMap((name) => {
    const match = OWNER.exec(name);
    if (!match || name.slice(0, match.index) !== prefixOf(outDir)) return [];
    const folders = toFolders(outDir, name);
    return [{ folders, isInUse: isAtWork({ machine: match[1] ?? "", pid: Number(match[2]) }, folders.dir) }];
  });
}
