/** What the theme's button to the top of the page does. Loaded when a reader scrolls for the first time. */

import { prefersReducedMotion } from "../shared/theme-common/reduced-motion.ts";

/** From how far down the page it is shown, in pixels. */
const FROM = 300;

const BUTTON = '[data-prose="@theme/BackToTopButton"]';

/** Serves the button of the page that is shown, also of later ones. A site's own button serves itself. */
export function serveBackToTop(): void {
  let last = window.scrollY;
  const onScroll = (): void => {
    const top = window.scrollY;
    if (Math.abs(top - last) < 4) return;
    document.querySelector(BUTTON)?.classList.toggle("backToTopButtonShow", top < last && top > FROM);
    last = top;
  };
  window.addEventListener("scroll", onScroll, { passive: true });
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest(BUTTON)) return;
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
  });
}
