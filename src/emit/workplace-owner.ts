/** Finds out whether the build that created a temporary folder is still running. */

import { readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { systemCode } from "../report/system-error.ts";
import { statOf } from "./places.ts";

/** The process that created the folder. */
export interface Owner {
  /** Several machines or containers may share a folder, each with its own process IDs. */
  readonly machine: string;
  readonly pid: number;
}

/** Describes this process. */
export function ownOwner(): Owner {
  const machine = Bun.SHA1.hash(`${hostname()}\0${processSpace()}`, "hex").slice(0, 8);
  return { machine, pid: process.pid };
}

/** The PID namespace, which only Linux has. */
function processSpace(): string {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return "";
  }
}

/** No build takes longer than a day. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/** Returns whether the owner of the folder `dir` is running, as far as this process can tell. */
export function isAtWork({ machine, pid }: Owner, dir: string): boolean {
  const stats = statOf(dir);
  if (!stats) return false;
  if (machine !== ownOwner().machine) return Date.now() - stats.mtimeMs < LONGEST_MS;
  // A restarted container reuses process IDs: a folder older than this process belongs to an earlier one.
  if (pid === process.pid) return stats.birthtimeMs >= performance.timeOrigin;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === "EPERM";
  }
}
