/** The engine that answers on this site: a hosted one if the config names it, else the local index. */

import { hostedSearchOf } from "../../../lookup/hosted-search.ts";
import type { SiteData } from "../../../model/theme.ts";
import type { SearchEngine } from "./engine.ts";
import { makeHostedEngine } from "./hosted/hosted-engine.ts";
import { makeWorkerEngine } from "./local/worker-engine.ts";

/** Makes the engine; nothing is loaded before it is used. */
export function makeSiteEngine({ siteConfig, locale, search }: SiteData): SearchEngine {
  const { baseUrl, themeConfig } = siteConfig;
  const hosted = search?.isOffline ? undefined : hostedSearchOf(themeConfig);
  if (!hosted) return makeWorkerEngine(baseUrl);
  const local = search?.hasIndex === false ? undefined : makeWorkerEngine(baseUrl);
  return makeHostedEngine({ hosted, language: locale, local });
}
