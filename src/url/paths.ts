/** URL paths as the format writes them. Pure; used by the generator and in the browser. */

/** Joins parts into one path with single slashes; an absolute URL as the first part keeps its `//`. */
export function joinUrl(...parts: readonly string[]): string {
  const joined = parts.filter((part) => part !== "").join("/");
  const scheme = /^[a-zA-Z][\w+.-]*:\/\//.exec(joined)?.[0] ?? "";
  return scheme + joined.slice(scheme.length).replace(/\/{2,}/g, "/");
}

export interface TrailingSlashOptions {
  readonly trailingSlash?: boolean | undefined;
  readonly baseUrl: string;
}

/** A link as written, with or without a trailing slash as in `toPermalink`; a link to a file (`.html`) is unchanged. */
export function applyTrailingSlash(link: string, options: TrailingSlashOptions): string {
  return /\.html(?:[?#]|$)/.test(link) ? link : toPermalink(link, options);
}

/**
 * URL of a page: adds or removes the trailing slash according to `trailingSlash`, also after `.html`; `undefined` keeps
 * it. Query and hash are kept; hash-only links and `baseUrl` itself are unchanged.
 */
export function toPermalink(path: string, { trailingSlash, baseUrl }: TrailingSlashOptions): string {
  if (path === "" || path.startsWith("#") || trailingSlash === undefined) return path;
  const end = path.search(/[?#]/);
  const pathname = end < 0 ? path : path.slice(0, end);
  const rest = end < 0 ? "" : path.slice(end);
  if (pathname === "/" || pathname === baseUrl) return path;
  const bare = pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
  return (trailingSlash ? `${bare}/` : bare) + rest;
}

/** Whether a link leaves the site: it starts with a scheme or `//`. */
export function isExternalUrl(url: string): boolean {
  return /^(?:[a-zA-Z][a-zA-Z\d+.-]*:|\/\/)/.test(url);
}

/** `/docs` → `/base/docs`; a path that begins with `baseUrl` already, or is relative, is unchanged. */
export function withBaseUrl(path: string, baseUrl: string): string {
  if (!path.startsWith("/") || path.startsWith(baseUrl) || `${path}/` === baseUrl) return path;
  return joinUrl(baseUrl, path);
}

/** A link of a config, which is on every page: `docs/a` means `/docs/a`. Other URLs and hashes are unchanged. */
export function toSiteUrl(url: string, baseUrl: string): string {
  if (url === "" || url.startsWith("#") || isExternalUrl(url)) return url;
  return withBaseUrl(url.startsWith("/") ? url : `/${url}`, baseUrl);
}

/** Prefix of a path that looks like a page of the site but is not one: only `baseUrl` is added to it. */
export const PATHNAME = "pathname://";

/** Splits `path?query#hash` into its three parts, each with its delimiter, or empty. */
export function splitUrl(url: string): { readonly pathname: string; readonly search: string; readonly hash: string } {
  const hashAt = url.indexOf("#");
  const hash = hashAt < 0 ? "" : url.slice(hashAt);
  const beforeHash = hashAt < 0 ? url : url.slice(0, hashAt);
  const searchAt = beforeHash.indexOf("?");
  return searchAt < 0
    ? { pathname: beforeHash, search: "", hash }
    : { pathname: beforeHash.slice(0, searchAt), search: beforeHash.slice(searchAt), hash };
}

/** `/a/b/../c` → `/a/c`; a path that climbs above the root ends at the root. */
export function normalizeDots(path: string): string {
  const out: string[] = [];
  for (const part of path.split("/")) {
    if (part !== ".." && part !== ".") out.push(part);
    else if (part === ".." && out.length > 1) out.pop();
  }
  return out.join("/") || "/";
}

/** Decodes a URL or a part of one; unchanged if its percent signs are invalid. */
export function decodeUrl(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Decodes a path or a part of one, once; `undefined` if its percent signs are invalid. */
export function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** A path without percent-encoding, except for encoded characters with a meaning (`%2F`). A path that cannot be decoded is unchanged. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
