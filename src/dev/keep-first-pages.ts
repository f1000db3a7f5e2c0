/** Stores the pages that a session showed, so that the next one can start with them. */

import { sep } from "node:path";
import type { FirstPages } from "../cache/first-pages.ts";
import type { DevSite } from "../model/dev.ts";
import type { DevServer } from "./dev-server.ts";

export interface KeepRequest {
  readonly firstPages: FirstPages;
  readonly site: DevSite;
  readonly server: DevServer;
}

/** Milliseconds without a request or a change after which pages are stored. */
const IDLE = 5000;

export interface IdleRequest extends KeepRequest {
  readonly onError: (error: unknown) => void;
  readonly idleMs?: number;
}

/** Stores the pages whenever browsers have been idle for a while, because a closed terminal leaves no time for it. */
export function keepWhenIdle({ onError, idleMs = IDLE, ...request }: IdleRequest): Disposable {
  const { server } = request;
  let [seen, stored] = ["", ""];
  const timer = setInterval(() => {
    const before = seen;
    seen = [server.upToDate ?? "", ...server.requested].join("\n");
    if (seen !== before || seen === stored) return;
    stored = seen;
    keepFirstPages(request).catch(onError);
  }, idleMs);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

/** Maximum number of stored files. */
const MOST_FILES = 100;

/** Pages and the files that they load. Files made from the whole site are left out: making them takes too long. */
const STORED = /^assets\/(?:js|css|data)\/|\.html$/;

/** Modification times may lag behind the clock by a few milliseconds. */
const CLOCK_STEP_MS = 20;

/** Stores the pages, unless the site has errors, no page was requested, or files have changed since the last update. */
export async function keepFirstPages({ firstPages, site, server }: KeepRequest): Promise<void> {
  const { shown, diagnostics, watched } = site;
  const begun = server.upToDate;
  if (!shown || begun === undefined || diagnostics.some(({ severity }) => severity === "error")) return;
  const places = watched.filter((path) => !path.startsWith(`${firstPages.siteDir}${sep}`));
  const moment = firstPages.look(places);
  if (!moment || moment.newest > begun - CLOCK_STEP_MS) return;
  const requested = server.requested.filter((path) => STORED.test(path)).slice(0, MOST_FILES);
  const files = await Promise.all(requested.map((path) => shown.file(path)));
  // The metadata may already include changes that arrived in the meantime.
  if (server.upToDate !== begun || requested.length === 0) return;
  firstPages.keep(
    shown,
    files.filter((file) => file !== undefined),
    { moment, places },
  );
}
