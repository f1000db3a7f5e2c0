/** Options of the sitemap plugin. In: what the config says. Out: every option with its default. */

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

export interface SitemapRequest {
  readonly routes: readonly Route[];
  readonly siteConfig: SiteConfig;
}

/** A site's own way to list its pages. */
export type CreateSitemapItems = (
  request: SitemapRequest & {
    readonly defaultCreateSitemapItems: (request: SitemapRequest) => Promise<SitemapItem[]>;
  },
) => Promise<SitemapItem[]> | SitemapItem[];

/** What a site's own function must give of each page. */
export const sitemapItemSchema = z.object({
  url: text(),
  changefreq: z.nullish(z.string()),
  priority: z.nullish(z.number()),
  lastmod: z.nullish(z.string()),
});

export const sitemapOptionsSchema = z.strictObject({
  /** How often pages change, as crawlers may be told; `null` leaves it out. */
  changefreq: withDefault(
    z.nullable(z.enum(["always", "hourly", "daily", "weekly", "monthly", "yearly", "never"])),
    "weekly",
  ),
  /** Importance of pages, 0 to 1; `null` leaves it out. */
  priority: withDefault(z.nullable(z.number().check(z.gte(0), z.lte(1))), 0.5),
  /** Whether and how the date of a page's last change is given. */
  lastmod: withDefault(z.nullable(z.enum(["date", "datetime"])), null),
  /** Globs of routes to leave out, `baseUrl` included. */
  ignorePatterns: withDefault(z.array(text()), []),
  filename: withDefault(text(), "sitemap.xml"),
  createSitemapItems: z.optional(callback<CreateSitemapItems>()),
});

export type SitemapOptions = z.infer<typeof sitemapOptionsSchema>;
