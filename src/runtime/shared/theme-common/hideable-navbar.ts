/** A navbar that hides while the reader scrolls down, and reappears when they scroll up or jump to a heading. */

import { useEffect, useState } from "react";
import { useLocation } from "@docusaurus/router";

/** Whether to show the navbar; always, unless `hideOnScroll`. */
export function useVisibleNavbar(hideOnScroll: boolean): { readonly isNavbarVisible: boolean } {
  const [isNavbarVisible, setVisible] = useState(true);
  const { hash, pathname } = useLocation();
  useEffect(() => setVisible(true), [hash, pathname]);
  useEffect(() => {
    if (!hideOnScroll) return undefined;
    let last = window.scrollY;
    const onScroll = (): void => {
      const top = window.scrollY;
      const height = document.querySelector(".navbar")?.clientHeight ?? 0;
      // Bouncing below the end of the page is not scrolling.
      const atEnd = top + window.innerHeight >= document.documentElement.scrollHeight;
      if (Math.abs(top - last) < 4) return;
      if (top <= height || top < last) setVisible(top <= height || !atEnd);
      else setVisible(false);
      last = top;
    };
    const onHash = (): void => setVisible(true);
    window.addEventListener("scroll", onScroll, { passive: true });
    window.addEventListener("hashchange", onHash);
    return () => {
      window.removeEventListener("scroll", onScroll);
      window.removeEventListener("hashchange", onHash);
    };
  }, [hideOnScroll]);
  return { isNavbarVisible };
}
