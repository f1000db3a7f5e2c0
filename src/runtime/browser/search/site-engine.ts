import { hostedSearchOf } from "../../../lookup/hosted-search.ts";
import type { SiteData } from "../../../model/theme.ts";
import { remember } from "../remember.ts";
import type { SearchEngine } from "./engine.ts";
import { fetchFrom } from "./local/fetch-file.ts";
import { whenIdle } from "../when-idle.ts";

/** Makes the site's search engine: a hosted one if the config names it, or else the local index. Nothing is loaded before it is used. */
export function makeSiteEngine({ siteConfig, locale, search }: SiteData): SearchEngine {
  const { baseUrl, themeConfig } = siteConfig;
  const hosted = search?.isOffline ? undefined : hostedSearchOf(themeConfig);
  if (!hosted) return makeOwnEngine(baseUrl);
  const local = search?.hasIndex === false ? undefined : makeOwnEngine(baseUrl);
  const loaded = new Map<string, Promise<SearchEngine>>();
  const load = (): Promise<SearchEngine> =>
    remember(loaded, "", async () =>
      (await import("./hosted/hosted-engine.ts")).makeHostedEngine({ hosted, language: locale, local }),
    );
  return makeLateEngine(local ? () => load().catch(() => local) : load);
}

/** Milliseconds after the last key press until the texts of results are fetched: longer than the pause between two keys. */
const SETTLED_MS = 150;

/** The engine of the index in the site's own files. */
function makeOwnEngine(baseUrl: string): SearchEngine {
  const loaded = new Map<string, Promise<SearchEngine>>();
  const idle = (): Promise<void> => new Promise(whenIdle);
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  return makeLateEngine(() =>
    remember(loaded, "", async () => {
      const { makeLocalEngine } = await import("./local/local-engine.ts");
      return makeLocalEngine(fetchFrom(baseUrl), { idle, settled });
    }),
  );
}

/** Proxy of an engine until it has loaded. */
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
