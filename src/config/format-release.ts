/**
 * The release of the format that a site is written for, from its `package.json` or one above it, so that a build is the same with and
 * without installed packages, or else from the installed package.
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
 * A site in a workspace may leave it to a folder above to name the package. The installed one counts only if none names a number:
 * workspaces keep numbers elsewhere (`catalog:`).
 */
function requestedRelease(siteDir: string): Release | undefined {
  const dirs = [siteDir, ...foldersAbove(siteDir)];
  return firstRelease(dirs, "package.json", releaseIn) ?? firstRelease(dirs, INSTALLED, ({ version }) => version);
}

function firstRelease(dirs: readonly string[], file: string, read: typeof releaseIn): Release | undefined {
  for (const dir of dirs) {
    const found = /(\d+)(?:\.(\d+))?/.exec(String(read(objectIn(join(dir, file)) ?? {}) ?? ""));
    if (found) return [Number(found[1]), Number(found[2] ?? 0)];
  }
  return undefined;
}
