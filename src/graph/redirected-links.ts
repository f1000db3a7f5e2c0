/** Replaces links to redirects by links to their targets, so that readers skip the redirect. */

import type { Json, JsonObject } from "../model/json.ts";
import type { Redirect } from "../model/redirect.ts";
import type { Site } from "../model/site.ts";
import { toPagePath } from "../url/page-path.ts";
import { decodeUrl, isExternalUrl, splitUrl, toSiteUrl } from "../url/paths.ts";

/** Returns the final target of a link with `baseUrl`, or `undefined` if no redirect starts at its path. */
export type RedirectEnd = (url: string) => string | undefined;

/** Makes the function. It joins the query and hash of a link with those of the target, as the redirect does. */
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

/** Returns the site with the redirects in its navbar and footer links resolved. */
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

/** Completes an item with a new link; `written` is the original item. */
type Finish = (item: JsonObject, written: JsonObject) => JsonObject;

/** Maps the links in a value. The type stays the same, because a string replaces a string. */
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

/** Keeps an item active below the path that its author wrote. */
function withActivePath(item: JsonObject, { to }: JsonObject): JsonObject {
  if (typeof to !== "string" || item["to"] === to || item["activeBasePath"] || item["activeBaseRegex"]) return item;
  return { ...item, activeBasePath: splitUrl(to).pathname };
}
