/** One listener for all links of the document: a plain click on an internal link becomes a navigation. */

import { clickedLink } from "../shared/clicked-link.ts";
import type { Router } from "./router-state.ts";

/** Starts handling links. Modified clicks, other targets, downloads and other sites are left to the browser. */
export function followLinks(router: Router, baseUrl: string): void {
  document.addEventListener("click", (event) => {
    const link = clickedLink(event, baseUrl);
    if (!link || isOnThisPage(link)) return;
    event.preventDefault();
    void router.navigate(link.href);
  });
}

/** Whether a link leads to a place on the current page, which the browser handles itself. */
function isOnThisPage({ href, pathname, search }: HTMLAnchorElement): boolean {
  return href.includes("#") && pathname === window.location.pathname && search === window.location.search;
}
