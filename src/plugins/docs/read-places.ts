import { dirname, join, resolve } from "node:path";
import { localizedDir } from "../../plugin-kit/localized.ts";
import type { Site } from "../../model/site.ts";
import type { DocsOptions } from "./options.ts";
import { CURRENT, PLUGIN_NAME, versionPaths } from "./versions.ts";

/** The folders and files that a docs instance reads for all versions, shown or not: absolute paths that need not exist. */
export function docsPlaces(site: Site, id: string, options: DocsOptions): string[] {
  const stored = versionPaths(site.dir, id);
  const translated = localizedDir(site, { name: PLUGIN_NAME, id });
  const { path, sidebarPath } = options;
  return [
    join(site.dir, path),
    stored.list,
    dirname(stored.docs(CURRENT)),
    dirname(stored.sidebars(CURRENT)),
    ...(typeof sidebarPath === "string" ? [resolve(site.dir, sidebarPath)] : []),
    ...(translated === undefined ? [] : [translated]),
  ];
}
