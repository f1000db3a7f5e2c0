/**
 * Keeps a page in touch with the server while its author is writing. In: what the app would be started with. Out: the same with a router
 * that shows the page anew when its file changes. Built as a module of its own, which no built site has.
 */

import type { DevMessage, PageMessage } from "../../../model/dev.ts";
import type { RouterRequest } from "../router.ts";
import type { Router } from "../router-state.ts";
import type { StartRequest } from "../start.tsx";
import { replaceSheets } from "./replace-sheets.ts";
import { type DevRouter, makeDevRouter } from "./dev-router.ts";
import { showProblems } from "./overlay.ts";
import { openSocket } from "./socket.ts";

/** Adds what it takes to the request, and opens the connection when the router is there. */
export function connect(request: StartRequest): StartRequest {
  const makeRouter = (routed: RouterRequest): Router => {
    const router = makeDevRouter(routed, request.site);
    follow(router, request.site.build);
    return router;
  };
  return { ...request, makeRouter };
}

function follow(router: DevRouter, build: string): void {
  // When the browser began to ask for the page: what was saved later may be missing.
  let since = performance.timeOrigin;
  const tell = (): PageMessage => ({
    page: router.state.page.data.path,
    pathname: window.location.pathname,
    build,
    since,
  });
  const socket = openSocket({
    hello: tell,
    onMessage: (message: DevMessage) => {
      since = message.at;
      if (message.type === "reload") window.location.reload();
      else if (message.type === "styles") replaceSheets(message.sheets);
      else if (message.type === "problems") showProblems(message);
      else void router.update(message.data);
    },
  });
  let page = router.state.page.data.path;
  router.subscribe(() => {
    const { path } = router.state.page.data;
    if (path === page) return;
    page = path;
    since = Date.now();
    socket.send(tell());
  });
}
