/** Connects a page with the development server. Built as a separate module that built sites do not contain. */

import type { DevMessage, PageMessage } from "../../../model/dev.ts";
import type { SiteData } from "../../../model/theme.ts";
import type { Router } from "../router-state.ts";
import type { RouterRequest } from "../router.ts";
import type { StartRequest } from "../start.tsx";
import { replaceSheets } from "./replace-sheets.ts";
import { type DevRouter, makeDevRouter } from "./dev-router.ts";
import { HotFamilies } from "./hot-families.ts";
import { type HotModules, makeHotModules, type OwnChunk } from "./hot-modules.ts";
import { showLost, showProblems } from "./overlay.ts";
import { openSocket } from "./socket.ts";

/** The site, whose code may be replaced. */
type LiveSite = { -readonly [K in keyof SiteData]: SiteData[K] };

export { painted } from "./painted.ts";

const families = new HotFamilies();
// The site's modules load between this one and the call of `connect`.
globalThis.velociHot = families.hot;

/** Adds the development features to the request, and opens the connection once there is a router. */
export function connect(request: StartRequest): StartRequest {
  const site: LiveSite = { ...request.site };
  const hot = makeHotModules(request, families);
  const makeRouter = (routed: RouterRequest): Router => {
    const router = makeDevRouter(routed, site);
    follow({ router, site, hot });
    return router;
  };
  const { modules, overrides } = hot;
  return { ...request, site, modules, overrides, makeRouter };
}

interface Followed {
  readonly router: DevRouter;
  readonly site: LiveSite;
  readonly hot: HotModules;
}

function follow({ router, site, hot }: Followed): void {
  let state = loadedState();
  const tell = (): PageMessage => ({
    page: router.state.page.data.path,
    pathname: window.location.pathname,
    build: site.build,
    state,
  });
  const take = async (message: DevMessage): Promise<void> => {
    state = message.state;
    if (message.type === "same") return;
    if (message.type === "reload") return window.location.reload();
    if (message.type === "moved") return window.location.replace(message.path);
    if (message.type === "styles") return replaceSheets(message.sheets);
    if (message.type === "problems") return showProblems(message);
    if (isCrashed()) return window.location.reload();
    if (message.type === "page") return router.update(message.data);
    if (!(await hot.replace((await import(message.chunk)) as OwnChunk))) return window.location.reload();
    site.build = message.build;
  };
  // One at a time: a page may be made for the code that precedes it.
  let last = Promise.resolve();
  const onMessage = (message: DevMessage): void => {
    last = last.then(() => take(message)).catch(() => window.location.reload());
  };
  const socket = openSocket({ hello: tell, onMessage, onLost: showLost });
  let page = router.state.page.data.path;
  router.subscribe(() => {
    const { path } = router.state.page.data;
    if (path === page) return;
    page = path;
    socket.send(tell());
  });
}

/** Whether a component has failed: React has removed the page, or the layout shows an error in its place. */
function isCrashed(): boolean {
  const mount = document.getElementById("__docusaurus");
  return mount?.childElementCount === 0 || mount?.querySelector(".errorBoundaryError") !== null;
}

/** State of the site that the document was made from: it may lack later changes. */
function loadedState(): string {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === "state")?.description ?? "";
}
