/**
 * The release of the format that a site is written for, from its `package.json` or one above it, so that a build is the same with and
 * without installed packages.
 */

import { join } from "node:path";
import { foldersAbove } from "../cache/surroundings.ts";
import { objectIn } from "../system/lenient-files.ts";

/** The release that pages and plugins see. */
export const FORMAT_VERSION = "2.0.0-rc.1";

const CORE = "@docusaurus/core";
const INSTALLED = `node_modules/${CORE}/package.json`;

/** The release in a `package.json`: that of the format's package, or the field that `migrate` writes when it removes the package. */
export function releaseIn({ dependencies, devDependencies, veloci }: Readonly<Record<string, unknown>>): unknown {
  return Object(dependencies)[CORE] ?? Object(devDependencies)[CORE] ?? Object(veloci).format;
}

export type Release = readonly [major: number, minor: number];

/** Whether the site asks for release `major.minor` of the format or a later one. False if it names none. */
export function hasRelease(siteDir: string, release: Release): boolean {
  const requested = requestedRelease(siteDir);
  return requested !== undefined && !isBefore(requested, release);
}

/** Whether the site asks for a release of the format before `major.minor`. False when it does not say. */
export function precedesRelease(siteDir: string, release: Release): boolean {
  const requested = requestedRelease(siteDir);
  return requested !== undefined && isBefore(requested, release);
}

function isBefore([major, minor]: Release, [otherMajor, otherMinor]: Release): boolean {
  return major < otherMajor || (major === otherMajor && minor < otherMinor);
}

/**
 * A site in a workspace may leave it to a folder above to name the package, and the number to another file (`catalog:`): then that of
 * the installed package counts.
 */
function requestedRelease(siteDir: string): Release | undefined {
  const dirs = [siteDir, ...foldersAbove(siteDir)];
  const named = dirs
    .map((dir) => releaseIn(objectIn(join(dir, "package.json")) ?? {}))
    .filter((one) => one !== undefined);
  const installed = dirs.values().map((dir) => objectIn(join(dir, INSTALLED))?.["version"]);
  return firstRelease(named) ?? (named.length > 0 ? firstRelease(installed) : undefined);
}

function firstRelease(versions: Iterable<unknown>): Release | undefined {
  for (const version of versions) {
    const found = /(\d+)(?:\.(\d+))?/.exec(String(version));
    if (found) return [Number(found[1]), Number(found[2] ?? 0)];
  }
  return undefined;
}
