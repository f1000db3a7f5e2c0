/** Which release of the format a site is written for. Returns what its `package.json` says: a build is the same with and without installed packages. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const CORE = "@docusaurus/core";

/** Whether the site asks for the release `major.minor` of the format or a later one. False when it does not say. */
export function hasRelease(siteDir: string, [major, minor]: readonly [major: number, minor: number]): boolean {
  const { dependencies, devDependencies } = readManifest(join(siteDir, "package.json"));
  const asked: unknown = Object(dependencies)[CORE] ?? Object(devDependencies)[CORE];
  const found = /(\d+)(?:\.(\d+))?/.exec(String(asked ?? ""));
  if (!found) return false;
  const [first, second] = [Number(found[1]), Number(found[2] ?? 0)];
  return first > major || (first === major && second >= minor);
}

function readManifest(file: string): Readonly<Record<string, unknown>> {
  try {
    return existsSync(file) ? (Object(JSON.parse(readFileSync(file, "utf8"))) as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
