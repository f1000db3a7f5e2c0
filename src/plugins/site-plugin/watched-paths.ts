/** Resolves the paths that a site's plugin wants watched, which also show what it reads. */

import { resolve } from "node:path";
import type { LifecyclePlugin } from "./lifecycle.ts";

/** Returns absolute paths. A pattern counts as the folder before its first wildcard. */
export function toWatchedPaths(plugin: LifecyclePlugin, siteDir: string): string[] {
  try {
    const paths: unknown = plugin.getPathsToWatch?.() ?? [];
    const patterns = Array.isArray(paths) ? paths.filter((path) => typeof path === "string") : [];
    return patterns.map((pattern) => resolve(siteDir, pattern.replace(/(?:^|[\\/])[^\\/]*[*?[\]{}()!].*$/s, "")));
  } catch {
    // The format calls this only to watch files, so it must not fail a build.
    return [];
  }
}
