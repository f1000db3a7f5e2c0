/** Links over redirects, which readers need not take. In: the redirects of a site. Out: links to where these end. */

import type { Json, JsonObject } from "../model/json.ts";
import type { Redirect } from "../model/redirect.ts";
import type { Site } from "../model/site.ts";
import { toPagePath } from "../url/page-path.ts";
import { decodeUrl, isExternalUrl, splitUrl, toSiteUrl } from "../url/paths.ts";

/** Where a link with `baseUrl` ends; undefined when there is no redirect at its path. */
export type RedirectEnd = (url: string) => string | undefined;

/** Makes the function. Query and hash of a link go where the redirect would take them. */
export function makeRedirectEnd(redirects: readonly Redirect[]): RedirectEnd {
  const ends = new Map(redirects.toReversed().map(({ from, to }) => [toPagePath(from), to]));
  return (url) => {
    const { pathname, search, hash } = splitUrl(url);
    const end = ends.get(toPagePath(decodeUrl(pathname)));
    if (end === undefined) return undefined;
    const target = splitUrl(end);
    const query = target.search === "" ? search : target.search + search.replace("?", "&");
    return target.pathname + query + (hash || target.hash);
  };
}

/** The site with links of its navbar and footer that lead over no redirect. */
export function withoutRedirects(site: Site, endOf: RedirectEnd): Site {
  const { themeConfig, baseUrl } = site.config;
  const { navbar, footer } = themeConfig;
  const inside = (url: string): string | undefined => {
    if (url === "" || url.startsWith("#") || isExternalUrl(url)) return undefined;
    return endOf(toSiteUrl(url, baseUrl));
  };
  const changed = {
    navbar: mapLinks(navbar, inside, withActivePath),
    ...(footer && { footer: mapLinks(footer, inside, (item) => item) }),
  };
  return { ...site, config: { ...site.config, themeConfig: { ...themeConfig, ...changed } } };
}

/** The item with its new link, and as it was written. */
type Finish = (item: JsonObject, written: JsonObject) => JsonObject;

/** Links change their text alone, so the shape of what holds them stays. */
function mapLinks<T extends Json>(json: T, endOf: RedirectEnd, finish: Finish): T;
function mapLinks(json: Json, endOf: RedirectEnd, finish: Finish): Json {
  if (Array.isArray(json)) return json.map((each: Json) => mapLinks(each, endOf, finish));
  if (typeof json !== "object" || json === null) return json;
  const entries = Object.entries(json as JsonObject).map(([key, value]) => {
    const end = LINKS.has(key) && typeof value === "string" ? endOf(value) : undefined;
    return [key, end ?? (value === undefined ? value : mapLinks(value, endOf, finish))] as const;
  });
  return finish(Object.fromEntries(entries), json as JsonObject);
}

const LINKS: ReadonlySet<string> = new Set(["to", "href"]);

/** An item is active below the path that its author wrote. */
function withActivePath(item: JsonObject, { to }: JsonObject): JsonObject {
  if (typeof to !== "string" || item["to"] === to || item["activeBasePath"] || item["activeBaseRegex"]) return item;
  return { ...item, activeBasePath: splitUrl(to).pathname };
}
