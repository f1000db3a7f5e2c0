/** The phones' side menu from inside: the page's panel, and when the menu closes by itself. */

import { useLocation } from "@docusaurus/router";
import { createElement, type ReactNode, useEffect, useRef } from "react";
import { useApp } from "../contexts.ts";
import { clickedLink } from "../clicked-link.ts";
import { InPanel, useNavbarState } from "./navbar-state.tsx";
import { useEvent } from "./react-tools.tsx";
import { useWindowSize } from "./window-size.ts";

/** Closes the side menu when its layout ends. Called by the side menu itself. */
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
}

/**
 * Makes the browser's back button close the side menu and stay on the page: a history entry represents the open menu,
 * and is removed when the menu closes in another way. Returns a click handler that lets a chosen page replace that
 * entry, and that returns whether it did.
 */
export function useBackToClose(close: () => void): (event: MouseEvent) => boolean {
  const { history, site } = useApp();
  const isFollowing = useRef(false);
  const onBack = useEvent(close);
  useEffect(() => {
    window.history.pushState({ ...(window.history.state as object | null), [MENU]: true }, "");
    window.addEventListener("popstate", onBack);
    return () => {
      window.removeEventListener("popstate", onBack);
      const isOnEntry = (window.history.state as Record<string, unknown> | null)?.[MENU] === true;
      if (isOnEntry && !isFollowing.current) window.history.back();
    };
  }, [onBack]);
  return (event) => {
    const link = clickedLink(event, site.siteConfig.baseUrl);
    if (!link) return false;
    event.preventDefault();
    isFollowing.current = true;
    close();
    history.replace(link.href);
    return true;
  };
}

/** Marks the history entry of the open menu. */
const MENU = "menu";

export interface NavbarSecondaryMenu {
  /** Whether the page's own panel is shown. */
  readonly shown: boolean;
  /** Shows the main panel. */
  readonly hide: () => void;
  readonly content: ReactNode;
}

/** The page's own panel of the side menu, filled by `NavbarSecondaryMenuFiller`. It is shown whenever the menu opens. */
export function useNavbarSecondaryMenu(): NavbarSecondaryMenu {
  const { shown: isOpen, content, setContent } = useNavbarState();
  const setHidden = useEvent((isHidden: boolean) => content && setContent({ ...content, isHidden }));
  useEffect(() => {
    if (isOpen) setHidden(false);
  }, [isOpen, setHidden]);
  return {
    shown: content !== null && !content.isHidden,
    hide: () => void setHidden(true),
    content: content && createElement(InPanel, { value: true }, createElement(content.component, content.props)),
  };
}
