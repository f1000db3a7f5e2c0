/**
 * Maps URL paths to files, for a site that is opened from a folder without a server. Pure; used by the generator and in
 * the browser, so that links made by scripts lead to the same files.
 */

import { routeAround } from "./page-path.ts";
import { decodePath, isExternalUrl, splitUrl, type TrailingSlashOptions } from "./paths.ts";

/** Locations of a site's files. */
export interface DiskMap extends TrailingSlashOptions {
  /** Origin of the site: scheme and host. */
  readonly url: string;
  /** `SiteData.nonExact`. */
  readonly nonExact: readonly string[];
  /** Exceptions to the rule: URL path without `baseUrl` and trailing slash → file. */
  readonly exceptions: Readonly<Record<string, string>>;
}

/** Data about the files for scripts in the browser. */
export interface DiskRequest extends DiskMap {
  /** Source of an expression that matches the files that also exist as scripts. */
  readonly held: string;
  /** Suffix of these scripts' names, after the file's own. */
  readonly heldEnding: string;
}

/** Returns the file of a URL path, relative to the site's folder; `undefined` for a path outside the site. */
export function diskPath(pathname: string, map: DiskMap): string | undefined {
  const key = diskKey(pathname, map.baseUrl);
  if (key === undefined) return undefined;
  const around = routeAround(pathname, map.nonExact);
  const isBelow = around !== undefined && diskKey(around, map.baseUrl) !== key;
  if (Object.hasOwn(map.exceptions, key)) return map.exceptions[key];
  return isBelow ? diskPath(around, map) : ruledPath(key, map);
}

/**
 * Returns the relative URL of a path with query and hash, for a page from which `root` leads to the site's folder
 * (`../`, or nothing). A path of the host outside the site gets its URL on the host, any other URL `undefined`.
 */
export function diskAddress(url: string, root: string, map: DiskMap): string | undefined {
  if (!url.startsWith("/") || isExternalUrl(url)) return undefined;
  const { pathname, search, hash } = splitUrl(url);
  const file = diskPath(pathname, map);
  return file === undefined ? hostUrl(url, map) : toDiskUrl(file, root) + search + hash;
}

/** Returns the URL that a path has on the site's host. */
export function hostUrl(path: string, { url }: DiskMap): string {
  return url.replace(/\/+$/, "") + path;
}

/** Returns the relative URL of a file. */
export function toDiskUrl(file: string, root: string): string {
  return root + encodeURI(file).replaceAll("#", "%23").replaceAll("?", "%3F");
}

/** Returns the path from a file back to the site's folder: `../` for each folder it is in. */
export function rootFrom(file: string): string {
  return "../".repeat(file.split("/").length - 1);
}

function diskKey(pathname: string, baseUrl: string): string | undefined {
  const path = decodePath(pathname);
  if (`${path}/` !== baseUrl && !path.startsWith(baseUrl)) return undefined;
  return path.slice(baseUrl.length).replace(/\/+$/, "");
}

/** Paths with a file extension are files, all others are pages. */
function ruledPath(key: string, { trailingSlash }: DiskMap): string {
  if (key === "") return "index.html";
  if (/\.[a-z][a-z\d]{0,9}$/i.test(key)) return key;
  return trailingSlash === false ? `${key}.html` : `${key}/index.html`;
}
