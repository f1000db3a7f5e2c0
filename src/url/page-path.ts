/** The two rules that replace a route table in the browser: which path a page has, and where its data is. */

/** `/a/index.html` and `/a.html` are the page `/a`; the trailing slash goes too (`/` stays). */
export function toPagePath(pathname: string): string {
  const bare = pathname.replace(/(?:\/index)?\.html$/, "").replace(/\/+$/, "");
  return bare === "" ? "/" : bare;
}

export interface PageDataRequest {
  readonly pathname: string;
  readonly baseUrl: string;
  /** `SiteData.nonExact`. */
  readonly nonExact: readonly string[];
}

/** URL path of a page's data file; `undefined` for a path outside the site. */
export function pageDataUrl({ pathname, baseUrl, nonExact }: PageDataRequest): string | undefined {
  const path = toPagePath(pathname);
  if (`${path}/` !== baseUrl && !path.startsWith(baseUrl)) return undefined;
  const inside = (routeAround(path, nonExact) ?? path).slice(baseUrl.length);
  return `${baseUrl}assets/pages/${inside === "" ? "index" : inside}.json`;
}

/** The route that answers for everything below it, if a path is one of those (or that route's own). */
export function routeAround(pathname: string, nonExact: readonly string[]): string | undefined {
  const path = toPagePath(pathname);
  return nonExact.map(toPagePath).find((route) => path === route || path.startsWith(`${route}/`));
}
