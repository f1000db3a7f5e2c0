/**
 * Resolves a URL to a file, as hosts of static sites do. Returns a file, a redirect to the canonical URL, or neither.
 * Pure.
 */

import { routeAround, toPagePath } from "../url/page-path.ts";
import { decodePath, decodeOnce } from "../url/paths.ts";

export interface SiteAddress {
  /** Begins and ends with `/`. */
  readonly baseUrl: string;
  readonly trailingSlash?: boolean | undefined;
  /** Routes (with `baseUrl`) that serve everything below them, and their files. The first match wins. */
  readonly nonExact: Readonly<Record<string, string>>;
}

export interface ResolveOptions extends SiteAddress {
  /** Whether the folder contains a file with this path (relative, with `/`). */
  has(path: string): boolean;
}

export interface RequestedPath {
  /** As received: percent-encoded. */
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
}

export type Resolution =
  | { readonly kind: "file"; readonly path: string }
  /** `location` is a path with query on this host. */
  | { readonly kind: "redirect"; readonly location: string; readonly permanent: boolean }
  | { readonly kind: "missing" }
  /** The path tries to leave the folder, or is invalid. */
  | { readonly kind: "refused" };

const MISSING: Resolution = { kind: "missing" };
const REFUSED: Resolution = { kind: "refused" };

/** Finds the file for a request. Redirects keep the query and never leave the host. */
export function resolvePath({ pathname, search }: RequestedPath, options: ResolveOptions): Resolution {
  const baseUrl = decodeOnce(options.baseUrl) ?? options.baseUrl;
  // Doubly encoded text is a file name with percent signs.
  const decoded = decodeOnce(pathname);
  if (decoded === undefined || !isHarmless(decoded)) return REFUSED;
  if (!decoded.startsWith(baseUrl)) {
    const isAbove = decoded === "/" || `${decoded}/` === baseUrl;
    return isAbove ? { kind: "redirect", location: encodePath(baseUrl) + search, permanent: false } : MISSING;
  }
  const path = decoded.slice(baseUrl.length);
  // An empty part would make a redirect to `//host`, which is another site.
  if (path.startsWith("/") || path.includes("//")) return MISSING;
  const found = lookUp(path, options) ?? lookUpAround(decoded, options);
  if (!found) return MISSING;
  if (found.kind === "file") return { kind: "file", path: found.path };
  return { kind: "redirect", location: encodePath(baseUrl + found.path) + search, permanent: true };
}

function isHarmless(path: string): boolean {
  if (/[\\\0]/.test(path)) return false;
  return !path.split("/").some((part) => part === "." || part === "..");
}

function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** The file of the non-exact route around a path. Browsers apply the same rule. */
function lookUpAround(pathname: string, { nonExact, has }: ResolveOptions): Found | undefined {
  const files = Object.entries(nonExact).map(([route, path]) => [decodePath(route), path] as const);
  const route = routeAround(
    pathname,
    files.map(([path]) => path),
  );
  const found = files.find(([path]) => toPagePath(path) === route)?.[1];
  return found !== undefined && has(found) ? file(found) : undefined;
}

/** A file, or the path (relative to the base URL) to redirect to. */
interface Found {
  readonly kind: "file" | "elsewhere";
  readonly path: string;
}

function file(path: string): Found {
  return { kind: "file", path };
}

function elsewhere(path: string): Found {
  return { kind: "elsewhere", path };
}

function lookUp(path: string, options: ResolveOptions): Found | undefined {
  if (path === "" || path.endsWith("/")) return lookUpFolder(path, options);
  return path.endsWith(".html") ? lookUpHtml(path, options) : lookUpBare(path, options);
}

/** `a/`: the page `a/index.html`, or `a.html` if URLs have no trailing slash. */
function lookUpFolder(path: string, { has, trailingSlash }: ResolveOptions): Found | undefined {
  const bare = path.slice(0, -1);
  const hasPage = bare !== "" && has(`${bare}.html`);
  if (hasPage && trailingSlash === false) return elsewhere(bare);
  if (has(`${path}index.html`)) return file(`${path}index.html`);
  if (!hasPage) return undefined;
  return trailingSlash === undefined ? file(`${bare}.html`) : elsewhere(bare);
}

/** `a`: the file itself, the page `a.html`, or the page `a/index.html`, whose URL ends in a slash. */
function lookUpBare(path: string, { has, trailingSlash }: ResolveOptions): Found | undefined {
  if (has(path)) return file(path);
  const hasPage = has(`${path}.html`);
  if (hasPage && trailingSlash === false) return file(`${path}.html`);
  // Relative links in a folder's page need its slash, whatever the other pages have.
  if (has(`${path}/index.html`)) {
    return trailingSlash === undefined ? file(`${path}/index.html`) : elsewhere(`${path}/`);
  }
  return hasPage ? file(`${path}.html`) : undefined;
}

/** `a.html` and `a/index.html` redirect to their clean URL, unless that means another file. */
function lookUpHtml(path: string, options: ResolveOptions): Found | undefined {
  const exists = options.has(path);
  if (path === "404.html" && exists) return file(path);
  const clean = /(?:^|\/)index\.html$/.test(path)
    ? path.slice(0, -"index.html".length)
    : path.slice(0, -".html".length);
  const found = lookUp(clean, options);
  const address = found?.kind === "elsewhere" ? found.path : clean;
  if (!exists) return found ? elsewhere(address) : lookUpBare(path, options);
  const target = lookUp(address, options);
  return target?.kind === "file" && target.path === path ? elsewhere(address) : file(path);
}
