/** Where the window stands after a navigation: at the hash's element, at the top, or where the reader had been. */

import type { Location } from "./location.ts";

/** Scrolls to the hash target; without a hash to the top if the page changed. */
export function scrollToTarget({ hash }: Location, pageChanged: boolean): void {
  if (hash) {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    return;
  }
  if (pageChanged) window.scrollTo({ top: 0, left: 0, behavior: "instant" });
}

/**
 * After going back or forward: the browser restores the position itself once the page is as tall as it was, which is
 * the case when this runs; a hash without a stored position is scrolled to.
 */
export function restoreScroll(location: Location): void {
  if (location.hash && window.scrollY === 0) scrollToTarget(location, false);
}
