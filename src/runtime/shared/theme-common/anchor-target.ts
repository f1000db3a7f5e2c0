/** The class of elements that links lead to. It keeps them clear of the navbar; style sheets of sites know the names. */

import { useThemeConfig } from "./theme-config.ts";

/** `undefined` for an element without ID. */
export function useAnchorTargetClassName(id: string | undefined): string | undefined {
  const { hideOnScroll } = useThemeConfig().navbar;
  if (id === undefined) return undefined;
  return hideOnScroll ? "anchorTargetHideOnScrollNavbar" : "anchorTargetStickyNavbar";
}
