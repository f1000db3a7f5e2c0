/** Whether to show a back-to-top button: while the reader, far down the page, scrolls up. */

import { useRef, useState } from "react";
import { useLocationChange } from "./history-state.ts";
import { useScrollPosition, useSmoothScrollTo } from "./scroll-state.tsx";

export interface BackToTopButton {
  readonly shown: boolean;
  readonly scrollToTop: () => void;
}

/** `threshold`: distance from the top in pixels, below which the button is hidden. */
export function useBackToTopButton({ threshold }: { readonly threshold: number }): BackToTopButton {
  const [shown, setShown] = useState(false);
  const isGoingToAnchor = useRef(false);
  const { startScroll, cancelScroll } = useSmoothScrollTo();
  useScrollPosition(({ scrollY }, last) => {
    if (!last || scrollY === last.scrollY) return;
    if (isGoingToAnchor.current) isGoingToAnchor.current = false;
    else if (scrollY >= last.scrollY) {
      cancelScroll();
      setShown(false);
    } else if (scrollY < threshold) setShown(false);
    else if (scrollY + window.innerHeight < document.documentElement.scrollHeight) setShown(true);
  });
  useLocationChange(({ location }) => {
    if (location.hash === "") return;
    isGoingToAnchor.current = true;
    setShown(false);
  });
  return { shown, scrollToTop: () => startScroll(0) };
}
