/**
 * Compares places on the disk. Asks the file system, because names are unreliable: they may differ in case, or be links or bind
 * mounts. Only paths that do not exist are compared by name.
 */

import { type Stats, existsSync, readFileSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve } from "node:path";
import { systemCode } from "../report/system-error.ts";

/** Resolves the existing part of a path and appends the rest. Follows links even if their target does not exist yet. */
export function toRealPath(path: string): string {
  return followLinks(path, MOST_LINKS);
}

/** The limit of Linux. A link to itself stays unresolved. */
const MOST_LINKS = 40;

/** Never resolves a folder that a build may be exchanging: the answer could be its new location. */
function followLinks(path: string, left: number): string {
  const parent = dirname(path);
  if (parent === path || left === 0) return path;
  const target = readLink(path);
  if (target !== undefined) return followLinks(resolve(parent, target), left - 1);
  return join(existsSync(parent) ? realpathSync(parent) : followLinks(parent, left), basename(path));
}

function readLink(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

/** Returns whether `inner` is `outer` or inside it. Neither has to exist. */
export function contains(outer: string, inner: string): boolean {
  const [outerPath, innerPath] = [toRealPath(outer), toRealPath(inner)];
  const id = identify(outerPath);
  if (id !== undefined && withAncestors(innerPath).some((path) => identify(path) === id)) return true;
  return isBelow(foldCase(outerPath), foldCase(innerPath));
}

function isBelow(outer: string, inner: string): boolean {
  const path = relative(outer, inner);
  return path === "" || (!isAbsolute(path) && path !== ".." && !path.startsWith("../") && !path.startsWith("..\\"));
}

/** Returns what the system says about a path, following links, or `undefined` if it cannot be reached. */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch (error) {
    // `throwIfNoEntry: false` still throws if a parent is a file, or denies access.
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
}

/** Returns device and inode as text, or `undefined` if the system does not provide them. */
export function identify(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return ino === 0n ? undefined : `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}

function withAncestors(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [path, ...withAncestors(parent)];
}

/** Drops the case of letters on systems whose usual file system ignores it. */
function foldCase(path: string): string {
  return process.platform === "linux" ? path : path.normalize("NFC").toLowerCase();
}

/** Lists the mount points at or inside a folder. `dir` is a real path. */
export function mountsIn(dir: string): string[] {
  const mounts = listMounts().filter((mount) => isBelow(dir, mount));
  return mounts.length === 0 && isOnDiskOfItsOwn(dir) ? [dir] : mounts;
}

/** Only this file, which only Linux has, lists bind mounts within one disk. */
function listMounts(): string[] {
  try {
    const lines = readFileSync("/proc/self/mountinfo", "utf8").split("\n");
    return lines
      .map((line) => line.split(" ")[4] ?? "")
      .filter((path) => path !== "")
      .map(unescapeMount);
  } catch {
    return [];
  }
}

/** The kernel escapes spaces and the like as octal numbers: `\040`. */
function unescapeMount(path: string): string {
  return path.replace(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)));
}

function isOnDiskOfItsOwn(dir: string): boolean {
  const own = statOf(dir)?.dev;
  return own !== undefined && own !== statOf(dirname(dir))?.dev;
}
