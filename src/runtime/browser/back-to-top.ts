/** The behavior of the theme's back-to-top button. Loaded when a reader scrolls for the first time. */

import { prefersReducedMotion } from "../shared/theme-common/reduced-motion.ts";

/** Scroll distance at which it appears, in pixels. */
const FROM = 300;

const BUTTON = '[data-prose="@theme/BackToTopButton"]';

/** Runs the button of the current page and of later ones. A site's own button runs itself. */
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
