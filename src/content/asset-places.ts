/** Resolves the URL of a file to its places on disk. */

import { statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Reporter, ReportingLevel } from "../model/diagnostic.ts";
import type { NamedImage } from "../model/plugin.ts";
import type { Site } from "../model/site.ts";
import { nearestPath } from "../report/nearest.ts";
import { decodeUrl, splitUrl } from "../url/paths.ts";
import { fromSitePath, toSitePath } from "./files.ts";
import { namesIn } from "../system/lenient-files.ts";

/** Returns the possible paths: next to the referring file, in the site folder (`@site/`), or in one of the static folders (`/`). */
export function filePlaces(site: Site, from: string, url: string): string[] {
  const path = decodeUrl(splitUrl(url).pathname);
  if (path.startsWith("@site/")) return [join(site.dir, path.slice("@site/".length))];
  return path.startsWith("/") ? staticPlaces(site, path) : [join(dirname(fromSitePath(site.dir, from)), path)];
}

/** Returns the path in each static folder, without `baseUrl`. */
export function staticPlaces({ dir, config }: Site, path: string): string[] {
  const inside = path.startsWith(config.baseUrl) ? [path.slice(config.baseUrl.length)] : [];
  return [path, ...inside].flatMap((place) =>
    config.staticDirectories.map((folder) => join(resolve(dir, folder), place)),
  );
}

/** Returns whether a path is a file. False if the system rejects the path. */
export function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    return false;
  }
}

/** Limits a reporting level to `warn`, for references that may still be valid. */
export function atMostWarn(level: ReportingLevel): ReportingLevel {
  return level === "throw" ? "warn" : level;
}

/** Reports `broken-image` and suggests the most similar name in the folder where the file was expected. */
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
 * Returns the file name in the same folder that is most like that of a missing file (absolute path), if any is similar. If the
 * missing name has no extension, as in module imports, neither has the result.
 */
export function nearestFile(expected: string): string | undefined {
  const files = namesIn(dirname(expected));
  const names = /\.\w+$/.test(expected) ? files : files.map((name) => name.replace(/\.\w+$/, ""));
  return nearestPath(basename(expected), names);
}
