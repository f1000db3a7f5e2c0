/** A router that can replace the current page with a newer state. Pages are fetched each time they are shown. */

import type { PageData } from "../../../model/page.ts";
import type { SiteData } from "../../../model/theme.ts";
import { pageDataUrl } from "../../../url/page-data-url.ts";
import { toPagePath } from "../../../url/page-path.ts";
import type { LoadedPage } from "../../shared/contexts.ts";
import { applyPageHead } from "../document-head.ts";
import { makeRouter, type RouterRequest } from "../router.ts";
import type { Router, RouterState } from "../router-state.ts";
import { loadStyles } from "../style-sheets.ts";
import { makeProseUpdater } from "./prose.ts";

export interface DevRouter extends Router {
  /** Replaces the current page with a newer state, and keeps the reader's changes to it. */
  update(data: PageData): Promise<void>;
}

export function makeDevRouter(request: RouterRequest, site: SiteData): DevRouter {
  const { siteConfig, nonExact } = site;
  const { loader } = request;
  const { load: loadOnce } = loader;
  const prepare = async (data: PageData): Promise<LoadedPage> => {
    if (data.build !== site.build) throw new Error(`${data.path} belongs to another build.`);
    const [{ page }] = await Promise.all([
      loader.prepareFirst(data),
      data.styles === undefined ? undefined : loadStyles(data.styles),
    ]);
    return { ...page, applyHead: applyPageHead };
  };
  const load = async (pathname: string): Promise<LoadedPage> => {
    // Brings the shared data. Its page may be outdated.
    const known = await loadOnce(pathname);
    const url = pageDataUrl({ pathname, baseUrl: siteConfig.baseUrl, nonExact });
    if (url === undefined) return known;
    return prepare((await (await fetch(url)).json()) as PageData);
  };
  // Prefetching uses the same loader. Rendering pages that nobody opens would delay those that readers request.
  Object.assign(loader, { load, prefetch: () => Promise.resolve() });
  const router = makeRouter(request);
  const prose = makeProseUpdater();
  const listeners = new Set<() => void>();
  let newest: { readonly of: LoadedPage; readonly page: LoadedPage } | undefined;
  let [shown, of] = [router.state, router.state];
  /** The router's state, with the newest state of its page. Returns the same object for the same state. */
  const present = (): RouterState => {
    const { state } = router;
    const page = state.page === newest?.of ? newest.page : state.page;
    if (state !== of || page !== shown.page) {
      // Treated like a return of the reader: the scroll position stays.
      shown = state === of ? { ...state, page, action: "pop" } : { ...state, page };
      of = state;
    }
    return shown;
  };
  return {
    ...router,
    get state() {
      return present();
    },
    subscribe(listener) {
      const stop = router.subscribe(listener);
      listeners.add(listener);
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
    async update(data) {
      const { page: before } = router.state;
      if (toPagePath(before.data.path) !== toPagePath(data.path)) return;
      if (data.build !== site.build) return window.location.reload();
      const page = await prepare(data);
      if (router.state.page !== before) return;
      newest = { of: before, page };
      prose.update(data);
      for (const listener of listeners) listener();
      // React has created its elements by then.
      await new Promise((resolve) => setTimeout(resolve));
      prose.update(data);
    },
  };
}
