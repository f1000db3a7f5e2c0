import { routeAround, toPagePath } from "./page-path.ts";

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
