/** The current page: one state of location and loaded page, which change together. */

import { applyTrailingSlash } from "../../url/paths.ts";
import type { LoadedPage } from "../shared/contexts.ts";
import { type Location, parsePath } from "../shared/location.ts";
import type { PageLoader } from "./page-loader.ts";
import { holdRouterState, type Router, type RouterState } from "./router-state.ts";
import { toError } from "../shared/to-error.ts";
import { toPagePath } from "../../url/page-path.ts";

export interface RouterRequest {
  readonly loader: PageLoader;
  readonly first: LoadedPage;
  /** The path at which the first page is rendered, if it is not the reader's. */
  readonly firstPath?: string | undefined;
  readonly baseUrl: string;
  readonly trailingSlash?: boolean | undefined;
  /** Called around loading, for the progress bar. */
  readonly onLoading: (loading: boolean) => void;
}

/** The state of a browser's history entry. */
interface HistoryEntry {
  /** What the site's code passed. */
  readonly state?: unknown;
}

/** Makes the router of the browser and starts listening to history. */
export function makeRouter(request: RouterRequest): Router {
  const { loader } = request;
  let latest = 0;

  const go = async (url: string, action: RouterState["action"], state?: unknown): Promise<void> => {
    const location = parsePath(url, state);
    const turn = ++latest;
    const samePath = toPagePath(location.pathname) === toPagePath(router.state.location.pathname);
    const samePage = samePath && !isNotFound(router.state.page, request.baseUrl);
    request.onLoading(!samePage);
    const page = samePage ? router.state.page : await loader.load(location.pathname).catch(toError);
    // The reader has gone elsewhere meanwhile.
    if (turn !== latest) return;
    request.onLoading(false);
    if (page instanceof Error) return loadWholly(location, action, page);
    if (action !== "pop") window.history[`${action}State`]({ state }, "", url);
    show({ location, page, action });
  };
  const navigate: Router["navigate"] = (to, options) => {
    const { pathname, search, hash } = new URL(to, window.location.href);
    const path = applyTrailingSlash(pathname, request) + search + hash;
    const isSame = path === urlOf(router.state.location);
    return go(path, options?.replace || isSame ? "replace" : "push", options?.state);
  };
  window.addEventListener("popstate", ({ state }: PopStateEvent & { readonly state: HistoryEntry | null }) => {
    void go(window.location.href, "pop", state?.state);
  });
  const first: RouterState = {
    location: parsePath(request.firstPath ?? window.location.href),
    page: request.first,
    action: "replace",
  };
  const { router, show } = holdRouterState(first, navigate);
  return router;
}

/** Whether a page is the one that hosts serve for unknown URLs: its path differs from the reader's. */
export function isNotFound({ data }: LoadedPage, baseUrl: string): boolean {
  return data.path === `${baseUrl}404.html`;
}

/** Leaves a page to the browser; a move through the history has changed the URL already. */
function loadWholly(location: Location, action: RouterState["action"], reason: Error): void {
  console.warn(`Loading ${location.pathname} failed: reloading the whole page.`, reason);
  if (action === "pop") window.location.reload();
  else window.location[action === "replace" ? "replace" : "assign"](urlOf(location));
}

function urlOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}
