/**
 * The router of a site that is opened from a disk. Each page is a document of its own, as browsers let no script put one file's
 * address in the place of another's. Query and hash of the page work as they do with a server.
 */

import { toPagePath } from "../../../url/page-path.ts";
import { applyTrailingSlash } from "../../../url/paths.ts";
import type { History, Location } from "../../shared/location.ts";
import type { Router, RouterRequest, RouterState } from "../router.ts";

/** Makes the router. `toAddress` returns the address of a page's file. */
export function makeDiskRouter(request: RouterRequest, toAddress: (path: string) => string | undefined): Router {
  const { first } = request;
  const here = (): Location => {
    const { search, hash } = window.location;
    return { pathname: first.data.path, search, hash };
  };
  const listeners = new Set<(location: Location) => void>();
  let state: RouterState = { location: here(), page: first, action: "replace" };
  const show = (action: RouterState["action"]): void => {
    state = { location: here(), page: first, action };
    for (const listener of listeners) listener(state.location);
  };
  const navigate: Router["navigate"] = async (to, { replace = false } = {}) => {
    const { pathname, search, hash } = new URL(to, `file://${first.data.path}${window.location.search}`);
    const rest = search + hash;
    if (toPagePath(pathname) !== toPagePath(first.data.path)) {
      const path = applyTrailingSlash(pathname, request) + rest;
      return window.location[replace ? "replace" : "assign"](toAddress(path) ?? to);
    }
    window.history[replace ? "replaceState" : "pushState"]({}, "", window.location.pathname + rest);
    show(replace ? "replace" : "push");
  };
  window.addEventListener("popstate", () => show("pop"));
  const history: History = {
    get location() {
      return state.location;
    },
    push: (to) => void navigate(to),
    replace: (to) => void navigate(to, { replace: true }),
    goBack: () => window.history.back(),
    goForward: () => window.history.forward(),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    get state() {
      return state;
    },
    history,
    navigate,
    subscribe: (listener) => history.listen(() => listener()),
  };
}
