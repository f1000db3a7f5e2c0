/** Fetches pages before they are asked for: the data of links in view, everything for a link under the pointer. */

import type { SiteData } from "../model/theme.ts";
import { isInternalLink, linkOf } from "./links.ts";
import type { PageLoader } from "./page-loader.ts";

export interface Prefetcher {
  /** Loads the page at a path wholly. */
  preload(path: string): void;
  /** Fetches the page's data, unless the connection is slow or data is to be saved. */
  prefetch(path: string): void;
  /** Starts watching the document's links. */
  watch(): void;
}

/** Makes the prefetcher; each path is asked for once by the loader's own memory. */
export function makePrefetcher(loader: PageLoader, site: SiteData): Prefetcher {
  const { baseUrl } = site.siteConfig;
  const preload = (path: string): void => void loader.load(path).catch(() => {});
  const prefetch = (path: string): void => {
    if (!isSavingData()) loader.prefetch(path);
  };
  const pathOf = (link: HTMLAnchorElement | undefined): string | undefined =>
    link && isInternalLink(link, baseUrl) && link.pathname !== window.location.pathname ? link.pathname : undefined;

  const watch = (): void => {
    const onPointer = (event: Event): void => {
      const path = pathOf(linkOf(event.target));
      if (path !== undefined) preload(path);
    };
    for (const type of ["mouseover", "focusin", "touchstart"]) {
      document.addEventListener(type, onPointer, { passive: true });
    }
    watchLinksInView((link) => {
      const path = pathOf(link);
      if (path !== undefined) prefetch(path);
    });
  };
  return { preload, prefetch, watch };
}

/** Calls `onSeen` for each link of the main content once when it comes into view, also for links that appear later. */
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
