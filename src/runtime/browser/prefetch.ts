/** Prefetches pages: the files of visible links when the browser is idle, and everything for a link that is hovered. */

import type { SiteData } from "../../model/theme.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import { isInternalLink, linkOf } from "../shared/clicked-link.ts";
import type { PageLoader } from "./page-loader.ts";
import { whenIdle } from "./when-idle.ts";

export interface Prefetcher {
  /** Loads the page at a path completely. */
  preload(path: string): void;
  /** Fetches the page's files when the browser is idle, unless the connection is slow or the reader saves data. */
  prefetch(path: string): void;
  /** Starts watching the document's links. */
  watch(): void;
}

/** Number of pages to fetch at once, and for the links of one page. */
const AT_ONCE = 2;
const MOST = 20;

/** Makes the prefetcher; the loader's cache keeps it from requesting a path twice. */
export function makePrefetcher(loader: PageLoader, site: SiteData): Prefetcher {
  const { baseUrl } = site.siteConfig;
  const queue = makeIdleQueue((path, signal) => loader.prefetch(path, (url, as) => fetchAhead(url, as, signal)));
  const preload = (path: string): void => void loader.load(path).catch(() => {});
  const prefetch = (path: string): void => {
    if (!isSavingData()) queue.add(path);
  };
  const pathOf = (link: HTMLAnchorElement | undefined): string | undefined =>
    link && isInternalLink(link, baseUrl) && link.pathname !== window.location.pathname ? link.pathname : undefined;

  const watch = (): void => {
    const onReach = (target: EventTarget | null): void => {
      const path = pathOf(linkOf(target));
      if (path !== undefined) preload(path);
    };
    for (const type of ["mouseover", "focusin", "touchstart"]) {
      document.addEventListener(type, (event) => onReach(event.target), { passive: true });
    }
    // The reader may reach a link before this code has loaded.
    document.querySelectorAll("a:is(:hover, :focus)").forEach(onReach);
    // The page that the reader requests gets the connection for itself.
    document.addEventListener("click", ({ target }) => void (pathOf(linkOf(target)) && queue.stop()), true);
    watchLinksInView((link) => {
      const path = pathOf(link);
      if (path !== undefined) prefetch(path);
    });
  };
  return { preload, prefetch, watch };
}

interface IdleQueue {
  add(path: string): void;
  /** Clears the queue, and aborts running fetches. */
  stop(): void;
}

/** Runs a few fetches at once, each started when the browser is idle, and no more than `MOST` until the next stop. */
function makeIdleQueue(fetchPath: (path: string, signal: AbortSignal) => Promise<void>): IdleQueue {
  let waiting: string[] = [];
  let controller = new AbortController();
  let running = 0;
  let count = 0;
  const next = (): void => {
    const path = running < AT_ONCE ? waiting.shift() : undefined;
    if (path === undefined) return;
    running++;
    const { signal } = controller;
    whenIdle(async () => {
      if (!signal.aborted) await fetchPath(path, signal).catch(() => {});
      running--;
      next();
    });
  };
  return {
    add(path) {
      if (count++ >= MOST) return;
      waiting.push(path);
      next();
    },
    stop() {
      controller.abort();
      controller = new AbortController();
      waiting = [];
      count = 0;
    },
  };
}

/** Calls `onSeen` once for each link that comes into view, including links that appear later. */
function watchLinksInView(onSeen: (link: HTMLAnchorElement) => void): void {
  const seen = new WeakSet<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      onSeen(target as HTMLAnchorElement);
    }
  });
  const scan = (): void => {
    for (const link of document.querySelectorAll("a[href]")) {
      if (seen.has(link)) continue;
      seen.add(link);
      observer.observe(link);
    }
  };
  let waiting = false;
  const scanSoon = (): void => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      scan();
    }, 200);
  };
  new MutationObserver(scanSoon).observe(document.body, { childList: true, subtree: true });
  scanSoon();
}

function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
}
