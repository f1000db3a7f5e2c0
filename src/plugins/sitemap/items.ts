/** Selects the routes for a sitemap. Pure. */

import { makePathFilter } from "../../config/path-patterns.ts";
import { makeCollector } from "../../system/garbage.ts";
import { decodePath } from "../../url/paths.ts";
import type { Route } from "../../model/route.ts";
import type { ChangeDates } from "./change-dates.ts";
import type { SitemapItem, SitemapOptions, SitemapRequest } from "./options.ts";

/** Items of all routes that search engines may index. */
export function toSitemapItems(
  { routes, siteConfig }: SitemapRequest,
  options: SitemapOptions,
  dates: ChangeDates,
): SitemapItem[] {
  const isIgnored = makePathFilter(options.ignorePatterns);
  const collect = makeCollector();
  return routes
    .filter((route) => !route.unlisted && !isErrorPage(route) && !isIgnored(route.path))
    .map((route) => {
      collect();
      return {
        url: new URL(encodeURI(decodePath(route.path)), siteConfig.url).href,
        lastmod: lastModified(route, options, dates),
        changefreq: options.changefreq,
        priority: options.priority,
      };
    });
}

function isErrorPage({ path }: Route): boolean {
  return path.endsWith("/404.html") || path.includes("*");
}

function lastModified(route: Route, options: SitemapOptions, dates: ChangeDates): string | undefined {
  const date = changedAt(route, dates);
  return options.lastmod === null || date === undefined ? undefined : formatDate(new Date(date), options);
}

/** Last change of the page's file, or else the date that its plugin knows, such as that of a post. Milliseconds since 1970. */
export function changedAt({ source = "", lastModified: known }: Route, dates: ChangeDates): number | undefined {
  return dates[source] ?? (known === undefined ? undefined : Date.parse(known));
}

/** A date for the sitemap, without the time if the options say so. */
export function formatDate(date: Date, { lastmod }: Pick<SitemapOptions, "lastmod">): string {
  const iso = date.toISOString();
  return lastmod === "date" ? iso.slice(0, 10) : iso;
}
