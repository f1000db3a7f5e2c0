/** Symbolic links in a site: systems report no change of what they lead to. */

import { lstatSync, readdirSync, realpathSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { isBuiltFolder } from "../content/built-folders.ts";
import { isIgnored } from "./ignored-paths.ts";

/** Returns the absolute paths of all symbolic links in a folder and its subfolders. */
export function findLinks(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (isIgnored(entry.name)) return [];
    const path = join(dir, entry.name);
    if (entry.isSymbolicLink()) return path;
    return entry.isDirectory() && !isBuiltFolder(path) ? findLinks(path) : [];
  });
}

export interface LinkTarget {
  /** Absolute, without links. */
  readonly path: string;
  readonly isFolder: boolean;
}

/** Returns where a link in a watched folder leads to, unless that is watched as well, contains the folder, or does not exist. */
export function targetOf(link: string, watched: string): LinkTarget | undefined {
  if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return undefined;
  const stat = statSync(link, { throwIfNoEntry: false });
  if (!stat) return undefined;
  const path = realpathSync(link);
  const isRelated = `${path}${sep}`.startsWith(`${watched}${sep}`) || `${watched}${sep}`.startsWith(`${path}${sep}`);
  return isRelated ? undefined : { path, isFolder: stat.isDirectory() };
}
