/**
 * The router of a site that is opened from a disk. Each page is its own document, because browsers let no script
 * replace a file's URL. Query and hash work as they do with a server.
 */

import { toPagePath } from "../../../url/page-path.ts";
import { applyTrailingSlash } from "../../../url/paths.ts";
import type { Location } from "../../shared/location.ts";
import type { RouterRequest } from "../router.ts";
import { holdRouterState, type Router, type RouterState } from "../router-state.ts";

/** Makes the router. `toAddress` returns the URL of a page's file. */
export function makeDiskRouter(request: RouterRequest, toAddress: (path: string) => string | undefined): Router {
  const { first } = request;
  const here = (): Location => {
    const { search, hash } = window.location;
    return { pathname: first.data.path, search, hash };
  };
  const navigate: Router["navigate"] = async (to, { replace = false } = {}) => {
    const { href, isHere } = find(to);
    if (!isHere) return window.location[replace ? "replace" : "assign"](href);
    window.history[replace ? "replaceState" : "pushState"]({}, "", href);
    show(toState(replace ? "replace" : "push"));
  };
  /** The file of a path of the site, or of the URL that a link has in this document. */
  const find = (to: string): { readonly href: string; readonly isHere: boolean } => {
    if (to.startsWith("file:")) return { href: to, isHere: new URL(to).pathname === window.location.pathname };
    const { pathname, search, hash } = new URL(to, `file://${first.data.path}${window.location.search}`);
    const isHere = toPagePath(pathname) === toPagePath(first.data.path);
    const path = applyTrailingSlash(pathname, request);
    return { href: (isHere ? window.location.pathname : (toAddress(path) ?? path)) + search + hash, isHere };
  };
  const toState = (action: RouterState["action"]): RouterState => ({ location: here(), page: first, action });
  const { router, show } = holdRouterState(toState("replace"), navigate);
  window.addEventListener("popstate", () => show(toState("pop")));
  return router;
}
