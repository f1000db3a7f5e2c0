/** Finds the root of the repository that contains the site. Code hosts expect paths relative to it. */

import { existsSync } from "node:fs";
import { dirname, isAbsolute, join, relative } from "node:path";
import type { Environment } from "../terminal/output.ts";

/** Returns `GITHUB_WORKSPACE` if it contains the site, else the nearest folder with a `.git`, else the site folder. */
export function repositoryOf(siteDir: string, env: Environment): string {
  const workspace = env["GITHUB_WORKSPACE"];
  if (workspace !== undefined && workspace !== "" && isInside(siteDir, workspace)) return workspace;
  for (let dir = siteDir; ; dir = dirname(dir)) {
    if (existsSync(join(dir, ".git"))) return dir;
    if (dirname(dir) === dir) return siteDir;
  }
}

function isInside(dir: string, outer: string): boolean {
  const path = relative(outer, dir);
  return !path.startsWith("..") && !isAbsolute(path);
}
