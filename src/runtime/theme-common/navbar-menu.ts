/** The side menu of phones from inside: what the page puts into it, and when it closes by itself. */

import { useLocation } from "@docusaurus/router";
import { createElement, type ReactNode, useEffect, useRef } from "react";
import { useNavbarState } from "./navbar-state.tsx";
import { useWindowSize } from "./window-size.ts";

/** Closes the side menu where it has no place any more. Called by the side menu itself. */
export function useAutoCloseMobileSidebar(): void {
  const { setShown } = useNavbarState();
  const { pathname } = useLocation();
  const windowSize = useWindowSize();
  const opened = useRef(pathname);
  useEffect(() => {
    if (pathname !== opened.current) setShown(false);
  }, [pathname, setShown]);
  useEffect(() => {
    if (windowSize === "desktop") setShown(false);
  }, [windowSize, setShown]);
  useEffect(() => {
    const close = (): void => setShown(false);
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, [setShown]);
}

/** Panel of the side menu that belongs to the page: an element, or nothing. */
export function useNavbarSecondaryMenuContent(): ReactNode {
  const { content } = useNavbarState();
  return content && createElement(content.component, content.props);
}
