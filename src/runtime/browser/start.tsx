/** The browser side of the theme: hydrates the page and takes over navigation. Called by a site's entry script. */

import { type ReactElement, startTransition, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { PageData } from "../../model/page.ts";
import type { SiteData } from "../../model/theme.ts";
import { routeAround, toPagePath } from "../../url/page-path.ts";
import { App } from "../shared/app/App.tsx";
import { readProse } from "../shared/app/Content.tsx";
import { findComponents } from "../shared/app/component-finder.ts";
import { watchCodeBlocks } from "./code-blocks.ts";
import { watchTables } from "./wide-tables.ts";
import type { ClientModule } from "./client-modules.ts";
import { makeColorModeStore } from "./color-mode.ts";
import { type AppContextValue, SHOWN } from "../shared/contexts.ts";
import type { Disk } from "./from-disk/disk.ts";
import { followLinks } from "./links.ts";
import type { ModuleSource } from "./module-source.ts";
import { makePageLoader } from "./page-loader.ts";
import { makeLatePrefetcher } from "./late-prefetcher.ts";
import type { ProgressBar } from "./progress-bar.ts";
import { isNotFound, makeRouter, type RouterRequest } from "./router.ts";
import type { Router, RouterState } from "./router-state.ts";
import type { Overrides } from "../shared/contexts.ts";
import { takeSharedParts } from "./shared-parts.ts";
import { makeScrollMemory, scrollBack, type ScrollMemory, scrollToTarget } from "./scroll.ts";

export interface StartRequest {
  readonly site: SiteData;
  readonly modules: ModuleSource;
  readonly overrides: Overrides;
  readonly clientModules: readonly ClientModule[];
  /** Whether the site's own modules have loaded; `false` if they could not be loaded. */
  readonly isWhole?: boolean;
  /** Present when the page is opened from a disk. */
  readonly disk?: Disk;
  /** Replaces the usual router. */
  readonly makeRouter?: (request: RouterRequest) => Router;
}

/** Starts the app on the document. The page's data is in `#__page`; the mount point is `#__docusaurus`. */
export async function start(request: StartRequest): Promise<void> {
  const { site, modules, overrides, clientModules, isWhole = true, disk, makeRouter: makeIt = makeRouter } = request;
  const data = JSON.parse(document.getElementById("__page")?.textContent ?? "null") as PageData | null;
  const mount = document.getElementById("__docusaurus");
  if (!data || !mount) return;
  // Before anything loads: readers may use the keyboard already.
  watchTables();
  const cache = new Map<string, unknown>();
  takeSharedParts(data, mount, cache);
  const loader = makePageLoader({ site, modules, cache });
  const prepared = await loader.prepareFirst(data);
  const first = { ...prepared.page, prose: readProse(mount) };
  const { baseUrl, trailingSlash } = site.siteConfig;
  // Before the router, because it must see a move through the history first.
  const memory = makeScrollMemory();
  const { href, pathname } = window.location;
  const isBelow = !disk && isBelowRoute(pathname, data.path, site.nonExact);
  // The HTML belongs to the route's own path: hydrating at another path would change its text.
  const firstPath = isBelow && !isNotFound(first, baseUrl) ? data.path : undefined;
  let progress: Promise<ProgressBar> | undefined;
  const onLoading = (on: boolean): void => {
    progress ??= import("./page-fetcher.ts").then(({ makeProgressBar }) => makeProgressBar());
    // Without its code, the page itself cannot load either.
    progress.then(
      ({ set }) => set(on),
      () => {},
    );
  };
  const router = makeIt({ loader, first, firstPath, baseUrl, trailingSlash, onLoading });
  const prefetcher = makeLatePrefetcher(loader, site);
  const colorMode = makeColorModeStore(site.siteConfig.themeConfig.colorMode, site.siteConfig.storage);
  const components = findComponents(modules, overrides);
  const { history } = router;
  const fixed = {
    site,
    modules,
    cache,
    history,
    colorMode,
    overrides,
    importFile: disk?.importFile,
    ...components,
  };
  // Scripts of the page may wait for this signal: from now on, everything responds.
  const onHydrated = (): void =>
    void Object.assign(window, { docusaurus: { prefetch: prefetcher.prefetch, preload: prefetcher.preload } });
  const app = <Running router={router} memory={memory} fixed={fixed} onHydrated={onHydrated} />;
  // If a part is missing, the page differs from the server's, so it is rendered anew. In a transition, React yields to
  // other work every 5 ms.
  if (isWhole && prepared.isWhole) startTransition(() => void hydrateRoot(mount, app));
  else createRoot(mount).render(app);
  if (isBelow) void router.navigate(href, { replace: true });
  else if (!disk && isNotFound(first, baseUrl) && pathname.endsWith(".html"))
    void import("./page-fetcher.ts").then(({ leaveFileAddress }) => leaveFileAddress(loader, router));
  if (!disk) {
    followLinks(router, baseUrl);
    prefetcher.watch();
  }
  watchCodeBlocks();
  const onScroll = async (): Promise<void> => (await import("./back-to-top.ts")).serveBackToTop();
  window.addEventListener("scroll", onScroll, { once: true, passive: true });
  if (clientModules.length > 0) (await import("./client-modules.ts")).runClientModules(clientModules, router);
}

/**
 * Whether the reader is below a route that serves more than its own path. Hosts answer there with that route's page if
 * configured to, and otherwise, because they know only files, with the not-found page.
 */
function isBelowRoute(pathname: string, pagePath: string, nonExact: readonly string[]): boolean {
  return routeAround(pathname, nonExact) !== undefined && toPagePath(pathname) !== toPagePath(pagePath);
}

interface RunningProps {
  readonly router: Router;
  readonly memory: ScrollMemory;
  readonly fixed: Omit<AppContextValue, "page" | "location">;
  /** Called once, after the effects of all components. */
  readonly onHydrated: () => void;
}

function Running({ router, memory, fixed, onHydrated }: RunningProps): ReactElement {
  const state = useSyncExternalStore(
    router.subscribe,
    () => router.state,
    () => router.state,
  );
  const shown = useRef<RouterState>(undefined);
  useLayoutEffect(() => {
    if (shown.current === state) return;
    const before = shown.current;
    shown.current = state;
    const { page, location, action } = state;
    const isOther = before !== undefined && before.page !== page;
    if (isOther) fixed.cache?.delete(SHOWN);
    if (isOther && page.data.head) page.applyHead?.(page.data.head, before.page.data.head);
    memory.arrive((position) => {
      if (position !== undefined && (!before || action === "pop")) scrollBack(position);
      else if (before) scrollToTarget(location, isOther);
    });
  }, [state, memory, fixed]);
  // After the effects of all components.
  useEffect(() => void fixed.cache?.set(SHOWN, state), [state, fixed]);
  useEffect(onHydrated, [onHydrated]);
  return <App value={{ ...fixed, page: state.page, location: state.location }} />;
}
