/** The rules that replace a route table: the path of a page, and the paths of its HTML and data. */

import { decodePath, type TrailingSlashOptions } from "./paths.ts";

/** `/a/index.html` and `/a.html` are the page `/a`; the trailing slash is removed, too (`/` stays). */
export function toPagePath(pathname: string): string {
  const bare = pathname.replace(/(?:\/index)?\.html$/, "").replace(/\/+$/, "");
  return bare === "" ? "/" : bare;
}

/** The page that a browser requests for a URL of the site, with its escapes. */
export function toBrowserPath(url: string): string {
  return toPagePath(new URL(url, "https://a.example").pathname);
}

/** The route that serves everything below it, if a path is below one of these or is its own. */
export function routeAround(pathname: string, nonExact: readonly string[]): string | undefined {
  const path = toPagePath(pathname);
  return nonExact.map(toPagePath).find((route) => path === route || path.startsWith(`${route}/`));
}

/**
 * Output path of a route's HTML: `a/index.html`, or `a.html` if `trailingSlash` is false (the format's rule), or if the
 * route has that name. Percent signs of the URL are decoded, because files have plain names.
 */
export function htmlPath(routePath: string, { baseUrl, trailingSlash }: TrailingSlashOptions): string {
  const inside = decodePath(routePath).slice(baseUrl.length).replace(/\/+$/, "");
  if (inside === "" || /^\/?$/.test(inside)) return "index.html";
  if (routePath.endsWith(".html")) return inside;
  return trailingSlash === false ? `${inside}.html` : `${inside}/index.html`;
}

/**
 * Makes the function that returns the output path of a redirect from a path. Most hosts answer `/a` with `a.html`, even if there is
 * `a/index.html`: if `/a` is a page, the redirect from `/a.html` is in a folder of that name, because it would hide the page.
 */
export function makeRedirectPath(
  routes: readonly { readonly path: string }[],
  options: TrailingSlashOptions,
): (from: string) => string {
  let pages: ReadonlySet<string> | undefined;
  const isBeside = (from: string): boolean => {
    if (options.trailingSlash === false || !from.endsWith(".html")) return false;
    pages ??= new Set(routes.map(({ path }) => path.replace(/\/$/, "")));
    return pages.has(from.slice(0, -5)) && !pages.has(from);
  };
  return (from) => htmlPath(from, options) + (isBeside(from) ? "/index.html" : "");
}

/** URL path of a page as Markdown: `/docs/a/` → `/docs/a.md`; for the home page, `/index.md`. */
export function markdownUrl(routePath: string, baseUrl: string): string {
  const path = toPagePath(routePath);
  return path === "/" || `${path}/` === baseUrl ? `${baseUrl}index.md` : `${path}.md`;
}
