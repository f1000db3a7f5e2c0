/** Finds the Markdown files that imports name: by a path, from the root, by an alias of the site's bundler settings, or in a package. */

import { existsSync } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { type BundlerSettings, readAlias } from "../model/bundler-settings.ts";
import { fromSitePath, toSitePath } from "./files.ts";
import { toSiteFile } from "./imported-data.ts";

/** The site-relative path of the Markdown file that an import names; `undefined` for a name that nothing resolves. */
export type FindMarkdown = (importer: string, from: string) => string | undefined;

/** What other names can mean. */
type Naming = Pick<BundlerSettings, "alias" | "fallback" | "modules">;

const GENERATED = ".docusaurus/";

/** Whether an import names a file by its path. */
export function isPath(from: string): boolean {
  return /^(?:\.|@site\/)/.test(from);
}

/** Folders that imports with a leading `/` start from, if the file system has no such file. */
export function importRoots(siteDir: string, staticDirectories: readonly string[]): string[] {
  return [...staticDirectories.map((folder) => resolve(siteDir, folder)), siteDir];
}

export interface MarkdownFinderRequest {
  readonly siteDir: string;
  readonly staticDirectories: readonly string[];
  /** Called only for names that are not paths. */
  readonly getSettings: () => Naming;
}

/** Makes the function for one site. Packages are searched as by their importer. */
export function makeMarkdownFinder(request: MarkdownFinderRequest): FindMarkdown {
  const { siteDir, getSettings } = request;
  const roots = importRoots(siteDir, request.staticDirectories);
  return (importer, from) => {
    // A path may leave the site folder and return.
    if (isPath(from)) return toSitePath(siteDir, fromSitePath(siteDir, toSiteFile(importer, from)));
    if (from.startsWith("@generated/")) return from.replace("@generated/", GENERATED);
    const { alias, fallback, modules } = getSettings();
    const folder = dirname(fromSitePath(siteDir, importer));
    const named = readAlias(alias, from)?.target ?? from;
    const other = readAlias(fallback, from)?.target;
    const inRoots = from.startsWith("/") ? roots.map((root) => join(root, from)) : [];
    const inModules = modules.map((dir) => join(dir, from));
    const candidates = [named, ...inRoots, ...inModules, ...(other === undefined ? [] : [other])];
    const files = candidates.flatMap((name) => (name === false ? [] : (findFile(name, folder) ?? [])));
    const paths = files.map((file) => toSitePath(siteDir, file));
    // What a plugin makes is in no folder.
    return paths.find((path) => path.startsWith(GENERATED) || existsSync(fromSitePath(siteDir, path)));
  };
}

function findFile(name: string, folder: string): string | undefined {
  if (isAbsolute(name)) return name;
  try {
    return Bun.resolveSync(name, folder);
  } catch {
    return undefined;
  }
}
