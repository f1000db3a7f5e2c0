/** Where a plugin of the site reads. In: what its author wrote. Out: the absolute paths that it would have watched. */

import { resolve } from "node:path";
import type { LifecyclePlugin } from "./lifecycle.ts";

/** Folders and files: a pattern counts from the folder in front of its first sign. */
export function toWatchedPaths(plugin: LifecyclePlugin, siteDir: string): string[] {
  try {
    const paths: unknown = plugin.getPathsToWatch?.() ?? [];
    const patterns = Array.isArray(paths) ? paths.filter((path) => typeof path === "string") : [];
    return patterns.map((pattern) => resolve(siteDir, pattern.replace(/(?:^|[\\/])[^\\/]*[*?[\]{}()!].*$/s, "")));
  } catch {
    // A build can do without: the format asks for it only to watch the files.
    return [];
  }
}
