import { hostedSearchOf } from "../lookup/hosted-search.ts";
import type { JsonObject } from "../model/json.ts";
import type { SearchSettings } from "../model/search.ts";
import type { SiteConfig } from "../model/site.ts";
import { joinUrl, toPermalink } from "../url/paths.ts";

export interface SearchRequest {
  readonly config: SiteConfig;
  /** Whether a plugin of the site brings another search. */
  readonly hasOther: boolean;
  /** Whether a component of the site replaces the search box. */
  readonly hasOwnBox?: boolean;
}

/**
 * Returns the settings of the search, or `undefined` for a site without it. Every site has one, except with `search: false`, with
 * neither an index nor a hosted engine, or when it brings another search and does not ask for this one with `search.local`.
 */
export function searchSettings({ config, hasOther, hasOwnBox = false }: SearchRequest): SearchSettings | undefined {
  const { algolia, search } = config.themeConfig;
  const options: JsonObject = typeof search === "object" ? search : {};
  const isRequested = search === true || options["local"] === true;
  const isOther = (hasOther || hasOwnBox) && !isRequested;
  const hasIndex = options["local"] !== false && !isOther;
  const isHosted = hostedSearchOf(config.themeConfig) !== undefined;
  // A site's own box in front of Algolia's search has the page of all results behind it, as in the format.
  if (search === false || !(hasIndex || isHosted) || (isOther && (hasOther || !algolia))) return undefined;
  const ignorePatterns = (options["ignorePatterns"] ?? []) as readonly string[];
  const path = algolia ? algolia["searchPagePath"] : "search";
  if (typeof path !== "string") return { ignorePatterns, hasIndex };
  return { page: toPermalink(joinUrl(config.baseUrl, path), config), ignorePatterns, hasIndex };
}
