/** Where on disk the file of a URL is. */

import { readdirSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Reporter, ReportingLevel } from "../model/diagnostic.ts";
import type { NamedImage } from "../model/plugin.ts";
import type { Site } from "../model/site.ts";
import { nearestPath } from "../report/nearest.ts";
import { decodeUrl, splitUrl } from "../url/paths.ts";
import { fromSitePath, toSitePath } from "./files.ts";

/** Beside the file, under the site folder (`@site/`), or in one of the static folders (`/`). */
export function filePlaces(site: Site, from: string, url: string): string[] {
  const path = decodeUrl(splitUrl(url).pathname);
  if (path.startsWith("@site/")) return [join(site.dir, path.slice("@site/".length))];
  return path.startsWith("/") ? staticPlaces(site, path) : [join(dirname(fromSitePath(site.dir, from)), path)];
}

/** The same path in each static folder; `baseUrl` in front of it is left away. */
export function staticPlaces({ dir, config }: Site, path: string): string[] {
  const inside = path.startsWith(config.baseUrl) ? [path.slice(config.baseUrl.length)] : [];
  return [path, ...inside].flatMap((place) =>
    config.staticDirectories.map((folder) => join(resolve(dir, folder), place)),
  );
}

/** Whether a path is that of a file, not of a folder; false if the system refuses the path. */
export function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    return false;
  }
}

/** The level for references that may be valid nevertheless. */
export function atMostWarn(level: ReportingLevel): ReportingLevel {
  return level === "throw" ? "warn" : level;
}

/** Diagnostic `broken-image`, with the nearest name in the folder where the file was expected (absolute path). */
export function reportMissing(
  { file, url, line, column, length }: NamedImage,
  { site, report, expected, level }: MissingContext,
): void {
  const near = nearestFile(expected);
  const relaxed = "`markdown.hooks.onBrokenMarkdownImages` relaxes this check.";
  report.addAt(level, {
    code: "broken-image",
    message: `Broken image \`${url}\`: no file \`${toSitePath(site.dir, expected)}\`.`,
    hint: near ? `Did you mean \`${near}\`? ${relaxed}` : `Add the file or correct the path; ${relaxed}`,
    file,
    ...(line === undefined ? {} : { line, column: column ?? 1 }),
    length,
  });
}

export interface MissingContext {
  readonly site: Site;
  readonly report: Reporter;
  /** Absolute path. */
  readonly expected: string;
  readonly level: ReportingLevel;
}

/**
 * Name of the file in the folder of a missing one (absolute path) that is most like it, if any is; without its ending, as
 * modules are imported, where the missing one has none.
 */
export function nearestFile(expected: string): string | undefined {
  const files = filesIn(dirname(expected));
  const names = /\.\w+$/.test(expected) ? files : files.map((name) => name.replace(/\.\w+$/, ""));
  return nearestPath(basename(expected), names);
}

function filesIn(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}
