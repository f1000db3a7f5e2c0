/** The rules that replace a route table: which path a page has, and where its HTML and its data are. */

import { decodePath, type TrailingSlashOptions } from "./paths.ts";

/** `/a/index.html` and `/a.html` are the page `/a`; the trailing slash goes too (`/` stays). */
export function toPagePath(pathname: string): string {
  const bare = pathname.replace(/(?:\/index)?\.html$/, "").replace(/\/+$/, "");
  return bare === "" ? "/" : bare;
}

/** The route that answers for everything below it, if a path is one of those (or that route's own). */
export function routeAround(pathname: string, nonExact: readonly string[]): string | undefined {
  const path = toPagePath(pathname);
  return nonExact.map(toPagePath).find((route) => path === route || path.startsWith(`${route}/`));
}

/**
 * Where a route's HTML goes: `a/index.html`, or `a.html` when `trailingSlash` is false (the format's rule), or when the
 * route is called so. Percent signs of the URL are decoded: files have plain names.
 */
export function htmlPath(routePath: string, { baseUrl, trailingSlash }: TrailingSlashOptions): string {
  const inside = decodePath(routePath).slice(baseUrl.length).replace(/\/+$/, "");
  if (inside === "" || /^\/?$/.test(inside)) return "index.html";
  if (routePath.endsWith(".html")) return inside;
  return trailingSlash === false ? `${inside}.html` : `${inside}/index.html`;
}

/** URL path of a page as Markdown: `/docs/a/` → `/docs/a.md`; that of the site's home page is `/index.md`. */
export function markdownUrl(routePath: string, baseUrl: string): string {
  const path = toPagePath(routePath);
  return path === "/" || `${path}/` === baseUrl ? `${baseUrl}index.md` : `${path}.md`;
}
