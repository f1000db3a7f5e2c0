/** The prefetcher, loaded after the page: nothing may be prefetched that delays the page itself. */

import type { SiteData } from "../../model/theme.ts";
import type { PageLoader } from "./page-loader.ts";
import type { Prefetcher } from "./prefetch.ts";
import { whenIdle } from "./when-idle.ts";

/** Makes the stand-in. If its code cannot be loaded, nothing is prefetched. */
export function makeLatePrefetcher(loader: PageLoader, site: SiteData): Prefetcher {
  let made: Promise<Prefetcher> | undefined;
  const make = (): Promise<Prefetcher> =>
    (made ??= import("./prefetch.ts").then(({ makePrefetcher }) => makePrefetcher(loader, site)));
  const when = (run: (prefetcher: Prefetcher) => void): void => void make().then(run, () => {});
  return {
    preload: (path) => void loader.load(path).catch(() => {}),
    prefetch: (path) => when((prefetcher) => prefetcher.prefetch(path)),
    watch() {
      const start = (): void => whenIdle(() => when((prefetcher) => prefetcher.watch()));
      if (document.readyState === "complete") start();
      else window.addEventListener("load", start, { once: true });
    },
  };
}
