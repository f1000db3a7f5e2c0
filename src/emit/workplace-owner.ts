/** Whose a temporary folder is. In: its name and its dates. Out: whether the build that made it is still running. */

import { createHash } from "node:crypto";
import { readlinkSync, statSync } from "node:fs";
import { hostname } from "node:os";
import { systemCode } from "../report/system-error.ts";

/** The process that made a folder. */
export interface Owner {
  /** A folder may be shared by several machines or containers, each with processes of its own. */
  readonly machine: string;
  readonly pid: number;
}

/** This process. */
export function ownOwner(): Owner {
  const machine = createHash("sha1").update(`${hostname()}\0${processSpace()}`).digest("hex").slice(0, 8);
  return { machine, pid: process.pid };
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

/** Whether the owner of the folder `dir` is at work, as far as can be told from here. */
export function isAtWork({ machine, pid }: Owner, dir: string): boolean {
  const stats = statSync(dir, { throwIfNoEntry: false });
  if (!stats) return false;
  if (machine !== ownOwner().machine) return Date.now() - stats.mtimeMs < LONGEST_MS;
  // After a restart a process may have the number of an earlier one: what is older than this process is not its own.
  if (pid === process.pid) return stats.birthtimeMs >= performance.timeOrigin;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === "EPERM";
  }
}
