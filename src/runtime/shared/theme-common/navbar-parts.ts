/** The navbar, for components that replace its parts. */

import { useCallback, useEffect } from "react";
import { useVisibleNavbar } from "./hideable-navbar.ts";
import { useNavbarState } from "./navbar-state.tsx";
import { useThemeConfig } from "./theme-config.ts";
import { useWindowSize } from "./window-size.ts";

/** Items on the left and on the right; those without a position are on the right. */
export function splitNavbarItems<T extends { readonly position?: "left" | "right" | undefined }>(
  items: readonly T[],
): [left: T[], right: T[]] {
  return [items.filter(({ position }) => position === "left"), items.filter(({ position }) => position !== "left")];
}

export interface NavbarMobileSidebar {
  /** Whether it would be empty. */
  readonly disabled: boolean;
  /** Whether it is rendered: on narrow windows. */
  readonly shouldRender: boolean;
  readonly shown: boolean;
  readonly toggle: () => void;
}

/** The side menu of narrow windows. */
export function useNavbarMobileSidebar(): NavbarMobileSidebar {
  const { shown, setShown, content } = useNavbarState();
  const { items } = useThemeConfig().navbar;
  const disabled = items.length === 0 && content === null;
  const shouldRender = useWindowSize() === "mobile" && !disabled;
  const toggle = useCallback(() => setShown(!shown), [setShown, shown]);
  return { disabled, shouldRender, shown, toggle };
}

export interface HideableNavbar {
  /** Ref for the navbar. */
  readonly navbarRef: (element: HTMLElement | null) => void;
  readonly isNavbarVisible: boolean;
}

/** Whether to show the navbar; always, unless `hideOnScroll`. */
export function useHideableNavbar(hideOnScroll: boolean): HideableNavbar {
  const navbarRef = useCallback(() => {}, []);
  return { navbarRef, ...useVisibleNavbar(hideOnScroll) };
}

/** Keeps the page behind a menu from scrolling. */
export function useLockBodyScroll(lock = true): void {
  useEffect(() => {
    document.body.style.overflow = lock ? "hidden" : "visible";
    return () => void (document.body.style.overflow = "visible");
  }, [lock]);
}

/** Class of `<body>` while the reader uses the keyboard. */
export const keyboardFocusedClassName = "navigation-with-keyboard";

/** Adds that class with the first Tab, and removes it with the first mouse press. */
export function useKeyboardNavigation(): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === "Tab") document.body.classList.add(keyboardFocusedClassName);
    };
    const onMouse = (): void => document.body.classList.remove(keyboardFocusedClassName);
    document.addEventListener("keydown", onKey);
    document.addEventListener("mousedown", onMouse);
    return () => {
      onMouse();
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("mousedown", onMouse);
    };
  }, []);
}
