/** The engine that answers on this site: a hosted one if the config names it, else the local index. */

import { hostedSearchOf } from "../../../lookup/hosted-search.ts";
import type { SiteData } from "../../../model/theme.ts";
import { remember } from "../remember.ts";
import type { SearchEngine } from "./engine.ts";
import { makeWorkerEngine } from "./local/worker-engine.ts";

/** Makes the engine; nothing is loaded before it is used. */
export function makeSiteEngine({ siteConfig, locale, search }: SiteData): SearchEngine {
  const { baseUrl, themeConfig } = siteConfig;
  const hosted = search?.isOffline ? undefined : hostedSearchOf(themeConfig);
  if (!hosted) return makeWorkerEngine(baseUrl);
  const local = search?.hasIndex === false ? undefined : makeWorkerEngine(baseUrl);
  const loaded = new Map<string, Promise<SearchEngine>>();
  const load = (): Promise<SearchEngine> =>
    remember(loaded, "", async () =>
      (await import("./hosted/hosted-engine.ts")).makeHostedEngine({ hosted, language: locale, local }),
    );
  return makeLateEngine(local ? () => load().catch(() => local) : load);
}

/** Stands for an engine until that is loaded. */
function makeLateEngine(load: () => Promise<SearchEngine>): SearchEngine {
  return {
    prepare: (tags) =>
      void load().then(
        (engine) => engine.prepare?.(tags),
        () => {},
      ),
    search: async (query, options) => (await load()).search(query, options),
    followed: (hit) =>
      void load().then(
        (engine) => engine.followed?.(hit),
        () => {},
      ),
  };
}
