/** The window's scroll position: observed, kept while content above changes, and animated. */

import useIsBrowser from "@docusaurus/useIsBrowser";
import {
  createContext,
  type DependencyList,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import { useEvent } from "./react-tools.tsx";

export interface ScrollController {
  /** Whether components are notified of scrolling. */
  readonly scrollEventsEnabledRef: RefObject<boolean>;
  readonly enableScrollEvents: () => void;
  readonly disableScrollEvents: () => void;
}

const ScrollContext = createContext<ScrollController | undefined>(undefined);

function useNewController(): ScrollController {
  const scrollEventsEnabledRef = useRef(true);
  return useMemo(
    () => ({
      scrollEventsEnabledRef,
      enableScrollEvents: () => void (scrollEventsEnabledRef.current = true),
      disableScrollEvents: () => void (scrollEventsEnabledRef.current = false),
    }),
    [],
  );
}

/** Makes one controller for all components inside. */
export function ScrollControllerProvider({ children }: { readonly children?: ReactNode }): ReactElement {
  return <ScrollContext value={useNewController()}>{children}</ScrollContext>;
}

/** The surrounding controller; a component outside of any provider has its own. */
export function useScrollController(): ScrollController {
  const own = useNewController();
  return useContext(ScrollContext) ?? own;
}

export interface ScrollPosition {
  readonly scrollX: number;
  readonly scrollY: number;
}

/**
 * Calls `effect` at first and whenever the window scrolls, with the current and the previous position. Always calls the
 * latest `effect`.
 */
export function useScrollPosition(
  effect: (position: ScrollPosition, lastPosition: ScrollPosition | null) => void,
  _dependencies?: DependencyList,
): void {
  const { scrollEventsEnabledRef } = useScrollController();
  const last = useRef<ScrollPosition>(null);
  const run = useEvent(effect);
  useEffect(() => {
    const onScroll = (): void => {
      if (!scrollEventsEnabledRef.current) return;
      const position = { scrollX: window.scrollX, scrollY: window.scrollY };
      run(position, last.current);
      last.current = position;
    };
    onScroll();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [run, scrollEventsEnabledRef]);
}

export interface ScrollPositionBlocker {
  /** Keeps an element at the same place in the window during the next render, which changes the height of the content above it. */
  readonly blockElementScrollPositionUntilNextRender: (element: HTMLElement) => void;
}

export function useScrollPositionBlocker(): ScrollPositionBlocker {
  const { enableScrollEvents, disableScrollEvents } = useScrollController();
  const anchor = useRef<{ readonly element: HTMLElement; readonly top: number }>(undefined);
  const blockElementScrollPositionUntilNextRender = useCallback(
    (element: HTMLElement) => {
      anchor.current = { element, top: element.getBoundingClientRect().top };
      disableScrollEvents();
    },
    [disableScrollEvents],
  );
  useLayoutEffect(() => {
    const before = anchor.current;
    if (!before) return undefined;
    anchor.current = undefined;
    const moved = before.element.getBoundingClientRect().top - before.top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
    // The scroll event is still to come.
    const frame = requestAnimationFrame(enableScrollEvents);
    return () => {
      cancelAnimationFrame(frame);
      enableScrollEvents();
    };
  });
  return { blockElementScrollPositionUntilNextRender };
}

export interface SmoothScroll {
  /** Scrolls the window to a distance from its top. */
  readonly startScroll: (top: number) => void;
  /** Stops where the window is. */
  readonly cancelScroll: () => void;
}

/** Smooth scrolling that can be stopped. Jumps for readers who prefer reduced motion. */
export function useSmoothScrollTo(): SmoothScroll {
  const isBrowser = useIsBrowser();
  const isOn = useRef(false);
  return {
    startScroll(top) {
      if (!isBrowser) return;
      isOn.current = true;
      const isQuiet = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      window.scrollTo({ top, behavior: isQuiet ? "instant" : "smooth" });
    },
    cancelScroll() {
      if (isOn.current) window.scrollTo({ top: window.scrollY, behavior: "instant" });
      isOn.current = false;
    },
  };
}
