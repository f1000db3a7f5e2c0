/** Recognizes folders that Veloci wrote, so that a site does not read its own output. */

import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The file at the root of every built site. Not hidden, because build servers drop hidden files from artifacts. */
export const MANIFEST_NAME = "veloci-manifest.json";

/** Whether a folder is the output of a build. */
export function isBuiltFolder(dir: string): boolean {
  const path = join(dir, MANIFEST_NAME);
  if (!existsSync(path)) return false;
  try {
    const manifest: unknown = JSON.parse(readFileSync(path, "utf8"));
    return Object(manifest).generator === "Veloci";
  } catch {
    return false;
  }
}

/** Removes the files of built folders from a list. Paths are relative to `dir`, with `/`. */
export function withoutBuiltFiles(dir: string, paths: readonly string[]): string[] {
  const known = new Map<string, boolean>([[".", false]]);
  const isBuilt = (folder: string): boolean => {
    const before = known.get(folder);
    if (before !== undefined) return before;
    const found = isBuilt(dirname(folder)) || isBuiltFolder(join(dir, folder));
    known.set(folder, found);
    return found;
  };
  return paths.filter((path) => !isBuilt(dirname(path)));
}
