/**
 * The temporary folder beside the output folder, in which the new site is written. In: the output path. Out: a place to write,
 * gone when the build is over; what killed runs left is put right by the next one.
 */

import { createHash, randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { systemCode } from "../report/system-error.ts";
import { FOLDER_MODE } from "./modes.ts";
import { toRealPath } from "./places.ts";

/**
 * `.veloci-<name>-<machine>-<process>-<random>/` beside the output folder, thus on the same disk. `new/` is what is being
 * written. `old/` is the previous site, there only between the two renames of systems that cannot exchange folders.
 */
export interface Workplace {
  /** Path of the output folder as the user gave it, absolute. */
  readonly asked: string;
  /** Its real path. */
  readonly outDir: string;
  /** The temporary folder itself. */
  readonly dir: string;
  /** Where the new site is written. */
  readonly newDir: string;
  /** Where the previous site is while it has no other place. */
  readonly oldDir: string;
}

const PREFIX = ".veloci-";

/** Whether a name is that of the temporary folder of any build. */
export function isWorkplaceName(name: string): boolean {
  return name.startsWith(PREFIX) && OWNER.test(name);
}

/** How such names end: machine, process, chance. */
const OWNER = /-([\da-f]{8})-(\d+)-[\da-f]{8}$/;

/** Says where the temporary folder of this build will be. Changes nothing on the disk. */
export function planWorkplace(asked: string): Workplace {
  const outDir = toRealPath(asked);
  const name = `${prefixOf(outDir)}-${ownMachine()}-${process.pid}-${randomBytes(4).toString("hex")}`;
  const dir = join(dirname(outDir), name);
  return { asked, outDir, dir, newDir: join(dir, "new"), oldDir: toOldDir(dir) };
}

function toOldDir(dir: string): string {
  return join(dir, "old");
}

/** Clears away what killed runs left, and makes the temporary folder. Throws what the system throws. */
export function openWorkplace({ outDir, newDir }: Workplace): void {
  makeFolders(dirname(outDir));
  restoreOutput(outDir);
  for (const { dir } of listLeftovers(outDir)) closeWorkplaceNow({ outDir, dir, oldDir: toOldDir(dir) });
  makeFolders(newDir);
}

/**
 * Puts the previous site back when a build was killed between the two renames. Every command that uses an output folder calls
 * it first. Where the system does not let it, the site stays where it is.
 */
export function restoreOutput(given: string): void {
  const outDir = toRealPath(given);
  try {
    for (const { dir, isInUse } of listWorkplaces(outDir)) restoreFrom({ outDir, oldDir: toOldDir(dir) }, isInUse);
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
  }
}

function restoreFrom(place: Pick<Workplace, "outDir" | "oldDir">, isInUse: boolean): void {
  // A build that is still alive needs a moment for its second rename, not more.
  if (isInUse) for (let waited = 0; waited < 500 && holdsPrevious(place); waited += 10) Bun.sleepSync(10);
  if (holdsPrevious(place)) renameSync(place.oldDir, place.outDir);
}

/**
 * Deletes the temporary folder with what is in it; says whether that worked. It stays when the previous site is in it and has no
 * other place: the next command puts that back.
 */
export async function closeWorkplace(place: Workplace): Promise<boolean> {
  if (holdsPrevious(place)) return true;
  try {
    await rm(place.dir, { recursive: true, force: true });
    return true;
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return !existsSync(place.dir);
  }
}

/** The same from a signal handler, where nothing can be waited for. */
export function closeWorkplaceNow(place: Pick<Workplace, "outDir" | "dir" | "oldDir">): void {
  if (!holdsPrevious(place)) rmSync(place.dir, { recursive: true, force: true });
}

function holdsPrevious({ outDir, oldDir }: Pick<Workplace, "outDir" | "oldDir">): boolean {
  return existsSync(oldDir) && !existsSync(outDir);
}

/** Makes a folder and those above it, all of them readable for a web server. */
function makeFolders(path: string): void {
  const first = mkdirSync(path, { recursive: true });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) chmodSync(made, FOLDER_MODE);
}

interface FoundWorkplace {
  readonly dir: string;
  /** Its build is still running, as far as can be told. */
  readonly isInUse: boolean;
}

function listLeftovers(outDir: string): FoundWorkplace[] {
  return listWorkplaces(outDir).filter(({ isInUse }) => !isInUse);
}

function listWorkplaces(outDir: string): FoundWorkplace[] {
  const parent = dirname(outDir);
  const prefix = prefixOf(outDir);
  if (!existsSync(parent)) return [];
  return readdirSync(parent).flatMap((name) => {
    const match = OWNER.exec(name);
    if (!match || name.slice(0, match.index) !== prefix) return [];
    const dir = join(parent, name);
    return [{ dir, isInUse: isAtWork({ dir, owner: match[1] ?? "", pid: Number(match[2]) }) }];
  });
}

function prefixOf(outDir: string): string {
  return `${PREFIX}${basename(outDir)}`;
}

/** A folder may be shared by several machines or containers, each with processes of its own. */
function ownMachine(): string {
  return createHash("sha1").update(`${hostname()}\0${processSpace()}`).digest("hex").slice(0, 8);
}

/** On Linux the set of processes that share their numbers with this one. */
function processSpace(): string {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return "";
  }
}

/** Nobody builds for longer than a day. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

interface Owned {
  readonly dir: string;
  readonly owner: string;
  readonly pid: number;
}

function isAtWork({ dir, owner, pid }: Owned): boolean {
  const stats = statSync(dir, { throwIfNoEntry: false });
  if (!stats) return false;
  const { birthtimeMs, mtimeMs } = stats;
  if (owner !== ownMachine()) return Date.now() - mtimeMs < LONGEST_MS;
  // After a restart a process may have the number of an earlier one: what is older than this process is not its own.
  if (pid === process.pid) return birthtimeMs >= performance.timeOrigin;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === "EPERM";
  }
}
