/** Keeps what a session showed for the beginning of the next one. */

import { sep } from "node:path";
import type { FirstPages } from "../cache/first-pages.ts";
import type { DevSite } from "../model/dev.ts";
import type { DevServer } from "./dev-server.ts";

export interface KeepRequest {
  readonly firstPages: FirstPages;
  readonly site: DevSite;
  readonly server: DevServer;
}

/** Milliseconds without a request or a change until pages are kept. */
const IDLE = 5000;

export interface IdleRequest extends KeepRequest {
  readonly onError: (error: unknown) => void;
  readonly idleMs?: number;
}

/** Keeps them whenever browsers have been idle for a while: a terminal that is closed leaves no time for it. */
export function keepWhenIdle({ onError, idleMs = IDLE, ...request }: IdleRequest): Disposable {
  const { server } = request;
  let [seen, kept] = ["", ""];
  const timer = setInterval(() => {
    const before = seen;
    seen = [server.upToDate ?? "", ...server.asked].join("\n");
    if (seen !== before || seen === kept) return;
    kept = seen;
    keepFirstPages(request).catch(onError);
  }, idleMs);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

/** Files that are kept. */
const MOST_FILES = 100;

/** Pages and what they need to be shown. What is made from the whole site would have to be made now. */
const KEPT = /^assets\/(?:js|css|data)\/|\.html$/;

/** System clocks of files may be a few milliseconds late. */
const CLOCK_STEP_MS = 20;

/** Keeps them, unless files have changed that the site does not show, the site has errors, or nobody has looked at it. */
export async function keepFirstPages({ firstPages, site, server }: KeepRequest): Promise<void> {
  const { shown, diagnostics, watched } = site;
  const begun = server.upToDate;
  if (!shown || begun === undefined || diagnostics.some(({ severity }) => severity === "error")) return;
  const places = watched.filter((path) => !path.startsWith(`${firstPages.siteDir}${sep}`));
  const moment = firstPages.look(places);
  if (!moment || moment.newest > begun - CLOCK_STEP_MS) return;
  const asked = server.asked.filter((path) => KEPT.test(path)).slice(0, MOST_FILES);
  const files = await Promise.all(asked.map((path) => shown.file(path)));
  // Changes that came meanwhile may be part of what was looked at.
  if (server.upToDate !== begun || asked.length === 0) return;
  firstPages.keep(
    shown,
    files.filter((file) => file !== undefined),
    { moment, places },
  );
}
