/** The lists of a config as components read them. */

import { existsSync } from "node:fs";
import { dirname, isAbsolute } from "node:path";
import type { Json } from "../model/json.ts";
import type { SiteConfig } from "../model/site.ts";
import { toSitePath } from "../report/site-path.ts";
import type { ExtensionLists } from "./loaded-site.ts";
import { toPlainData } from "./plain-data.ts";

/**
 * Converts the presets, plugins and themes to plain data, in which a function is `null`. Paths of files begin with `@site/`, so that pages
 * tell nothing about the machine and are the same on all.
 */
export function toPublicLists(
  { presets = [], plugins, themes }: ExtensionLists,
  siteDir: string,
): Pick<SiteConfig, "presets" | "plugins" | "themes"> {
  // Options of plugins may hold anything: pages receive what they can.
  const toList = (list: unknown): Json[] => withSitePaths(toPlainData(list, () => {}) as Json, siteDir) as Json[];
  return { presets: toList(presets), plugins: toList(plugins), themes: toList(themes) };
}

function withSitePaths(value: Json, siteDir: string): Json {
  if (typeof value === "string") return isFile(value) ? `@site/${toSitePath(siteDir, value)}` : value;
  if (Array.isArray(value)) return value.map((item: Json) => withSitePaths(item, siteDir));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) =>
      member === undefined ? [] : [[name, withSitePaths(member, siteDir)]],
    ),
  );
}

/** Whether a text is the path of a file, rather than that of a URL. */
function isFile(text: string): boolean {
  return isAbsolute(text) && dirname(text) !== dirname(dirname(text)) && existsSync(text);
}
