import * as z from "zod/mini";
import { callSite } from "../../config/call-site.ts";
import { validate, type Where } from "../../config/validate.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { Route } from "../../model/route.ts";
import type { Site } from "../../model/site.ts";
import type { ChangeDates } from "./change-dates.ts";
import { changedAt, formatDate, toSitemapItems } from "./items.ts";
import {
  type CreateSitemapItems,
  type GivenItem,
  givenItemSchema,
  type SitemapItem,
  type SitemapOptions,
  type SitemapRequest,
  type SitemapRoute,
} from "./options.ts";

export interface OwnItemsRequest {
  readonly create: CreateSitemapItems;
  readonly routes: readonly Route[];
  readonly site: Site;
  readonly options: SitemapOptions;
  readonly dates: ChangeDates;
  /** Of the options. */
  readonly where: Where;
  readonly report: Reporter;
}

/** The results of `createSitemapItems`, with absolute URLs. Diagnostic: `site-function-failed`, for the first invalid item. */
export async function ownItems(request: OwnItemsRequest): Promise<SitemapItem[]> {
  const { create, routes, site, options, dates, report } = request;
  const defaultCreateSitemapItems = async (input: SitemapRequest): Promise<SitemapItem[]> =>
    toSitemapItems(input, options, dates);
  const input = { routes: routes.map((route) => withMetadata(route, dates)), siteConfig: site.config };
  const given = await callSite(() => create({ ...input, defaultCreateSitemapItems }), {
    site,
    report,
    name: "`createSitemapItems` of the sitemap plugin",
    result: z.array(z.unknown()),
    words: "a list of items with `url`",
  });
  const checked = given && checkItems(given, request);
  return (checked ?? []).map((item) => toItem(item, request));
}

/** A route, with the fields that functions of older sites read. */
function withMetadata(route: Route, dates: ChangeDates): SitemapRoute {
  const lastUpdatedAt = changedAt(route, dates);
  const metadata = {
    ...(route.source !== undefined && { sourceFilePath: route.source }),
    ...(lastUpdatedAt !== undefined && { lastUpdatedAt }),
  };
  return { ...route, metadata };
}

/** One function makes all items, so the first invalid one is enough. */
function checkItems(given: readonly unknown[], { site, where, report }: OwnItemsRequest): GivenItem[] | undefined {
  const schema = givenItemSchema(site.config.url);
  const items: GivenItem[] = [];
  for (const [index, item] of given.entries()) {
    const at = ["createSitemapItems", index];
    const checked = validate(schema, item, {
      ...where,
      report,
      label: "sitemap item",
      code: "site-function-failed",
      at,
    });
    if (checked === undefined) return undefined;
    items.push(checked);
  }
  return items;
}

function toItem(item: GivenItem, { site, options }: OwnItemsRequest): SitemapItem {
  const { url, lastmod } = item;
  return {
    ...item,
    url: new URL(url, site.config.url).href,
    lastmod: lastmod instanceof Date ? formatDate(lastmod, options) : lastmod,
  };
}
