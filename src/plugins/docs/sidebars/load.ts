/** Reads a sidebars file. Returns its export, and the positions of members and IDs in its text. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { importModule } from "../../../config/import-module.ts";
import { makeLocator, positionAt } from "../../../config/locate.ts";
import type { KeyPath } from "../../../config/validate.ts";
import { isFile } from "../../../content/asset-places.ts";
import type { Reporter } from "../../../model/diagnostic.ts";
import type { Position } from "../../../model/document.ts";
import type { Site } from "../../../model/site.ts";
import { toSitePath } from "../../../report/site-path.ts";

/** A sidebars file as read. Plain data. */
export interface SidebarsFile {
  /** Site-relative path. */
  readonly path: string;
  readonly text: string;
  /** Sidebar name → items, unchecked. */
  readonly sidebars: Readonly<Record<string, unknown>>;
}

export interface LoadSidebarsRequest {
  readonly site: Site;
  /** Absolute path. */
  readonly path: string;
  readonly report: Reporter;
  /** Position of an option in the config. */
  readonly locate?: ((path: KeyPath) => Position | undefined) | undefined;
}

/** What a path to a folder means, as in `require`. */
const INDEXES = ["js", "cjs", "mjs", "ts", "json"].map((extension) => `index.${extension}`);

/** Runs a sidebars file. Diagnostics: `missing-sidebars-file`, `invalid-sidebars-file`, and those of running a module. */
export async function loadSidebarsFile(request: LoadSidebarsRequest): Promise<SidebarsFile | undefined> {
  const { site, report } = request;
  const named = toSitePath(site.dir, request.path);
  const path = [request.path, ...INDEXES.map((name) => join(request.path, name))].find(isFile);
  if (path === undefined) {
    const isFolder = existsSync(request.path);
    report.error({
      code: "missing-sidebars-file",
      message: `The sidebars file \`${named}\` ${isFolder ? "is a folder" : "does not exist"}.`,
      hint: `${isFolder ? "Name a file in it" : "Create it"}, leave out \`sidebarPath\` for one generated sidebar, or set it to \`false\` for none.`,
      file: toSitePath(site.dir, site.configPath),
      ...request.locate?.(["sidebarPath"]),
    });
    return undefined;
  }
  const file = toSitePath(site.dir, path);
  const module = await importModule({ siteDir: site.dir, path, report });
  if (!module) return undefined;
  const { value } = module;
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return { path: file, text: readFileSync(path, "utf8"), sidebars: value as Readonly<Record<string, unknown>> };
  }
  report.error({
    code: "invalid-sidebars-file",
    message: `\`${file}\` must export an object that maps the name of each sidebar to its items.`,
    file,
  });
  return undefined;
}

/** Finds members of the sidebars by their path, such as `["docs", 0, "label"]`. */
export function memberLocator({ text, sidebars }: SidebarsFile): (path: KeyPath) => Position | undefined {
  return makeLocator(text, Object.keys(sidebars));
}

/** The first position of a quoted string in the file. */
export function locateString({ text }: SidebarsFile, string: string): Position | undefined {
  const at = ["'", '"', "`"].map((quote) => text.indexOf(quote + string + quote)).find((offset) => offset >= 0);
  return at === undefined ? undefined : positionAt(text, at + 1);
}
