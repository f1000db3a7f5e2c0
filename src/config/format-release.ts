/**
 * The release of the format that a site is written for, from its `package.json`, so that a build is the same with and
 * without installed packages.
 */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The release that pages and plugins see. */
export const FORMAT_VERSION = "2.0.0-rc.1";

const CORE = "@docusaurus/core";

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

function requestedRelease(siteDir: string): Release | undefined {
  const { dependencies, devDependencies } = readManifest(join(siteDir, "package.json"));
  const requested: unknown = Object(dependencies)[CORE] ?? Object(devDependencies)[CORE];
  const found = /(\d+)(?:\.(\d+))?/.exec(String(requested ?? ""));
  return found ? [Number(found[1]), Number(found[2] ?? 0)] : undefined;
}

function readManifest(file: string): Readonly<Record<string, unknown>> {
  try {
    return existsSync(file) ? (Object(JSON.parse(readFileSync(file, "utf8"))) as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
