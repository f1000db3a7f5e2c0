/**
 * The output folder and the temporary folder beside it. In: the output path. Out: a place to write the new site, and a
 * swap that puts it where the old one was. Whatever fails, the old site stays or comes back.
 */

import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { systemCode } from "../report/system-error.ts";

/**
 * `.veloci-<name>-<pid>-<random>/` beside the output folder, thus on the same disk: `new/` is what is being written,
 * `old/` the previous site between the two renames.
 */
export interface Workplace {
  /** Absolute path of the output folder. */
  readonly outDir: string;
  /** The temporary folder itself. */
  readonly dir: string;
  /** Where the new site is written. */
  readonly newDir: string;
}

/** Clears away what crashed runs left, and makes a temporary folder. Throws what the system throws. */
export function openWorkplace(outDir: string): Workplace {
  const parent = dirname(outDir);
  mkdirSync(parent, { recursive: true });
  clearLeftovers(outDir);
  const dir = join(parent, `${prefixOf(outDir)}${process.pid}-${randomBytes(4).toString("hex")}`);
  const newDir = join(dir, "new");
  mkdirSync(newDir, { recursive: true });
  return { outDir, dir, newDir };
}

/** Puts the new site in place of the old. Throws what the system throws, after having put the old one back. */
export function swapIn({ outDir, dir, newDir }: Workplace): void {
  const oldDir = join(dir, "old");
  const hadOld = existsSync(outDir);
  if (hadOld) renameSync(outDir, oldDir);
  try {
    renameSync(newDir, outDir);
  } catch (error) {
    if (hadOld) renameSync(oldDir, outDir);
    throw error;
  }
}

/** Deletes the temporary folder with what is in it; says whether that worked. */
export async function closeWorkplace({ dir }: Workplace): Promise<boolean> {
  try {
    await rm(dir, { recursive: true, force: true });
    return true;
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return false;
  }
}

/** The same from a signal handler, where nothing can be waited for. */
export function closeWorkplaceNow({ dir }: Workplace): void {
  rmSync(dir, { recursive: true, force: true });
}

function prefixOf(outDir: string): string {
  return `.veloci-${basename(outDir)}-`;
}

/** Deletes temporary folders of runs that are gone; one that was killed between the renames still has the old site. */
function clearLeftovers(outDir: string): void {
  const parent = dirname(outDir);
  for (const name of readdirSync(parent)) {
    const owner = ownerOf(name, outDir);
    const dir = join(parent, name);
    if (owner === undefined || isAtWork(owner, dir)) continue;
    const oldDir = join(dir, "old");
    if (!existsSync(outDir) && existsSync(oldDir)) renameSync(oldDir, outDir);
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Process that made a temporary folder of this output folder. */
function ownerOf(name: string, outDir: string): number | undefined {
  const prefix = prefixOf(outDir);
  if (!name.startsWith(prefix)) return undefined;
  const match = /^(\d+)-[\da-f]{8}$/.exec(name.slice(prefix.length));
  return match ? Number(match[1]) : undefined;
}

/** In a container every run may have the same process number: what is older than this process is not its own. */
function isAtWork(pid: number, dir: string): boolean {
  if (pid === process.pid) return statSync(dir).birthtimeMs >= performance.timeOrigin;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === "EPERM";
  }
}
