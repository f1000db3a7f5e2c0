/** Options of the sitemap plugin. */

import * as z from "zod/mini";
import { callback, text, withDefault } from "../../config/fields.ts";
import type { Route } from "../../model/route.ts";
import type { SiteConfig } from "../../model/site.ts";

/** A page as the sitemap lists it. */
export interface SitemapItem {
  /** Absolute URL. */
  readonly url: string;
  readonly changefreq?: string | null | undefined;
  readonly priority?: number | null | undefined;
  /** ISO 8601, a date or a date with time. */
  readonly lastmod?: string | null | undefined;
}

/** A page as a site's own function may return it. */
export interface GivenItem extends Omit<SitemapItem, "lastmod"> {
  readonly lastmod?: string | Date | null | undefined;
}

/** A route as a site's own function receives it. */
export interface SitemapRoute extends Route {
  readonly metadata: {
    /** Site-relative. */
    readonly sourceFilePath?: string;
    /** Milliseconds since 1970, where they are known. */
    readonly lastUpdatedAt?: number;
  };
}

export interface SitemapRequest<R extends Route = Route> {
  readonly routes: readonly R[];
  readonly siteConfig: SiteConfig;
}

/** A site's function that lists its pages. */
export type CreateSitemapItems = (
  request: SitemapRequest<SitemapRoute> & {
    readonly defaultCreateSitemapItems: (request: SitemapRequest) => Promise<SitemapItem[]>;
  },
) => Promise<readonly GivenItem[]> | readonly GivenItem[];

const changefreq = () => z.enum(["always", "hourly", "daily", "weekly", "monthly", "yearly", "never"]);

const priority = () => z.number().check(z.gte(0), z.lte(1));

const URL_WORDS = "the URL of a page, or its path";

/** What a site's function must return for each page. Paths are resolved against the URL of the site. */
export function givenItemSchema(siteUrl: string) {
  const isPageUrl = (url: string): boolean => /^https?:$/.test(URL.parse(url, siteUrl)?.protocol ?? "");
  return z.object({
    url: text().check(z.refine(isPageUrl, URL_WORDS)),
    changefreq: z.nullish(changefreq()),
    priority: z.nullish(priority()),
    lastmod: z.nullish(z.union([z.string(), z.date()])),
  });
}

export const sitemapOptionsSchema = z.strictObject({
  /** How often pages change, as a hint for crawlers; `null` leaves it out. */
  changefreq: withDefault(z.nullable(changefreq()), "weekly"),
  /** Importance of pages, 0 to 1; `null` leaves it out. */
  priority: withDefault(z.nullable(priority()), 0.5),
  /** Whether and how to include the date of a page's last change. */
  lastmod: withDefault(z.nullable(z.enum(["date", "datetime"])), null),
  /** Globs of routes to leave out, `baseUrl` included. */
  ignorePatterns: withDefault(z.array(text()), []),
  /** A path in the output; the format also accepts it with a leading slash. */
  filename: withDefault(text().check(z.overwrite((path) => path.replace(/^\/+(?=.)/, ""))), "sitemap.xml"),
  createSitemapItems: z.optional(callback<CreateSitemapItems>()),
});

export type SitemapOptions = z.infer<typeof sitemapOptionsSchema>;
