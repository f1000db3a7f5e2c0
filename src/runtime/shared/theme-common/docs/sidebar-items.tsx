/** Items of a sidebar, for components that render them differently. */

import { createContext, type ReactElement, type ReactNode, useContext, useMemo, useState } from "react";
import type { SidebarCategory, SidebarItem } from "../../../../model/docs.ts";
import { isSamePath } from "../page-places.ts";
import { findFirstLink } from "./sidebar-trail.ts";

/** Target of a category: its own page, or the first one inside it with a URL. */
export function findFirstSidebarItemCategoryLink(category: SidebarCategory): string | undefined {
  return category.href ?? findFirstLink(category.items);
}

/** Target of an item. */
export function findFirstSidebarItemLink(item: SidebarItem): string | undefined {
  return findFirstLink([item]);
}

/** Whether an item is the page at `activePath`, or contains it. */
export function isActiveSidebarItem(item: SidebarItem, activePath: string): boolean {
  if (item.type === "html") return false;
  if (item.href !== undefined && isSamePath(item.href, activePath)) return true;
  return item.type === "category" && item.items.some((inside) => isActiveSidebarItem(inside, activePath));
}

/** Whether to show an item: an unlisted page only while it is open, a category only if it contains something. */
export function isVisibleSidebarItem(item: SidebarItem, activePath: string): boolean {
  if (item.type === "category")
    return item.href !== undefined || item.items.some((one) => isVisibleSidebarItem(one, activePath));
  if (item.type === "link") return item.unlisted !== true || isActiveSidebarItem(item, activePath);
  return true;
}

/** Items to show. */
export function useVisibleSidebarItems(items: readonly SidebarItem[], activePath: string): readonly SidebarItem[] {
  return useMemo(() => items.filter((item) => isVisibleSidebarItem(item, activePath)), [items, activePath]);
}

/** The first category in a sidebar for which `isWanted` returns true, outermost first. */
export function findSidebarCategory(
  items: readonly SidebarItem[],
  matches: (category: SidebarCategory) => boolean,
): SidebarCategory | undefined {
  for (const item of items) {
    if (item.type !== "category") continue;
    const found = matches(item) ? item : findSidebarCategory(item.items, matches);
    if (found) return found;
  }
  return undefined;
}

export interface ExpandedState {
  /** Index of the category that was opened last; null for none. */
  readonly expandedItem: number | null;
  readonly setExpandedItem: (index: number | null) => void;
}

const ExpandedContext = createContext<ExpandedState>({ expandedItem: null, setExpandedItem: () => {} });

/** Shared by the categories of one level, of which only one may be open. */
export function DocSidebarItemsExpandedStateProvider({ children }: { readonly children?: ReactNode }): ReactElement {
  const [expandedItem, setExpandedItem] = useState<number | null>(null);
  const value = useMemo(() => ({ expandedItem, setExpandedItem }), [expandedItem]);
  return <ExpandedContext value={value}>{children}</ExpandedContext>;
}

/** The open category of the level; always none inside our own list. */
export function useDocSidebarItemsExpandedState(): ExpandedState {
  return useContext(ExpandedContext);
}
