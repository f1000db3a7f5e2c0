/** Whether a site has a search, and where its page is. In: the configuration. Out: settings, or nothing. */

import type { JsonObject } from "../model/json.ts";
import type { SiteConfig } from "../model/site.ts";
import { toPermalink, joinUrl } from "../url/paths.ts";

export interface SearchSettings {
  /** Path of the page with all results, with `baseUrl`; absent when the site wants none. */
  readonly page?: string;
  /** Patterns of paths that are not searched. */
  readonly ignorePatterns: readonly string[];
}

/** A site has a search when its navbar has a place for it, when it names a hosted one, or when it asks for the local one. */
export function searchSettings(config: SiteConfig): SearchSettings | undefined {
  const { navbar, algolia, search } = config.themeConfig as Readonly<Record<string, JsonObject | undefined>>;
  const items = (navbar?.["items"] ?? []) as readonly JsonObject[];
  const isOn = algolia !== undefined || search?.["local"] === true || items.some(({ type }) => type === "search");
  if (!isOn) return undefined;
  const path = algolia ? algolia["searchPagePath"] : "search";
  const ignorePatterns = (search?.["ignorePatterns"] ?? []) as readonly string[];
  if (typeof path !== "string") return { ignorePatterns };
  return { page: toPermalink(joinUrl(config.baseUrl, path), config), ignorePatterns };
}
