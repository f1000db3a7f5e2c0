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

/** Makes the router of the browser and starts listening to history. */
export function makeRouter(request: RouterRequest): Router {
  const { loader } = request;
  let latest = 0;

  const go = async (url: string, action: RouterState["action"]): Promise<void> => {
    const location = parsePath(url);
    const turn = ++latest;
    const samePath = toPagePath(location.pathname) === toPagePath(router.state.location.pathname);
    const samePage = samePath && !isNotFound(router.state.page, request.baseUrl);
    request.onLoading(!samePage);
    const page = samePage ? router.state.page : await loader.load(location.pathname).catch(toError);
    // The reader has gone elsewhere meanwhile.
    if (turn !== latest) return;
    request.onLoading(false);
    if (page instanceof Error) return loadWholly(location, action, page);
    if (action === "push") window.history.pushState({}, "", url);
    if (action === "replace") window.history.replaceState({}, "", url);
    show({ location, page, action });
  };
  const navigate = (to: string, options?: { readonly replace?: boolean }): Promise<void> => {
    const { pathname, search, hash } = new URL(to, window.location.href);
    const path = applyTrailingSlash(pathname, request) + search + hash;
    return go(path, options?.replace || path === urlOf(router.state.location) ? "replace" : "push");
  };
  window.addEventListener("popstate", () => void go(urlOf(currentLocation()), "pop"));
  const first: RouterState = { location: firstLocation(request), page: request.first, action: "replace" };
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

function firstLocation({ firstPath }: RouterRequest): Location {
  return firstPath === undefined ? currentLocation() : { pathname: firstPath, search: "", hash: "" };
}

function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash };
}

function urlOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}
