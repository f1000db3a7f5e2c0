/** Finds the Markdown files that imports name: by a path, by an alias of the site's bundler settings, or in a package. */

import { existsSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
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

/** Makes the function for one site. Settings are read only for names that are not paths, and packages are searched as by their importer. */
export function makeMarkdownFinder(siteDir: string, getSettings: () => Naming): FindMarkdown {
  return (importer, from) => {
    if (isPath(from)) return toSiteFile(importer, from);
    if (from.startsWith("@generated/")) return from.replace("@generated/", GENERATED);
    const { alias, fallback, modules } = getSettings();
    const folder = dirname(fromSitePath(siteDir, importer));
    const named = readAlias(alias, from)?.target ?? from;
    const other = readAlias(fallback, from)?.target;
    const candidates = [named, ...modules.map((dir) => join(dir, from)), ...(other === undefined ? [] : [other])];
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
