/** Decides whether Veloci's own search is part of a site. */

import type { JsonObject } from "../model/json.ts";
import type { SearchSettings } from "../model/search.ts";
import type { SiteConfig } from "../model/site.ts";
import { joinUrl, toPermalink } from "../url/paths.ts";

export interface SearchRequest {
  readonly config: SiteConfig;
  /** Whether a component or a plugin of the site brings another search. */
  readonly hasOther: boolean;
}

/**
 * Returns the settings of the search, or `undefined` for a site without it. Every site has one, except with `search: false`, or
 * when it brings another and does not ask for this one with `search.local`.
 */
export function searchSettings({ config, hasOther }: SearchRequest): SearchSettings | undefined {
  const { algolia, search } = config.themeConfig as {
    readonly algolia?: JsonObject;
    readonly search?: JsonObject | boolean;
  };
  const options: JsonObject = typeof search === "object" ? search : {};
  const isAskedFor = search === true || options["local"] === true;
  if (search === false || options["local"] === false || (hasOther && !isAskedFor)) return undefined;
  const ignorePatterns = (options["ignorePatterns"] ?? []) as readonly string[];
  const path = algolia ? algolia["searchPagePath"] : "search";
  if (typeof path !== "string") return { ignorePatterns };
  return { page: toPermalink(joinUrl(config.baseUrl, path), config), ignorePatterns };
}
