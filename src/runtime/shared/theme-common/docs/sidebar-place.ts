/** The page's neighborhood in its sidebar. */

import { useLocation } from "@docusaurus/router";
import type { SidebarCategory, SidebarItem, SidebarLink } from "../../../../model/docs.ts";
import { useSidebarState } from "./contexts.tsx";
import { findFirstLink } from "./sidebar-trail.ts";

/** The trail from the top of the sidebar to the page, which comes last; null without sidebar. */
export function useSidebarBreadcrumbs(): readonly (SidebarLink | SidebarCategory)[] | null {
  const { sidebar, trail } = useSidebarState();
  return sidebar && trail.breadcrumbs;
}

/** The category whose page is shown, or else the innermost one that contains the page. Throws if there is none. */
export function useCurrentSidebarCategory(): SidebarCategory {
  const { pathname } = useLocation();
  const category = useSidebarState().trail.breadcrumbs.findLast((item) => item.type === "category");
  if (!category) throw new Error(`The path \`${pathname}\` is not associated with a category of its sidebar.`);
  return category as SidebarCategory;
}

/** Siblings of the page: items of its category, or else of the whole sidebar. */
export function useCurrentSidebarSiblings(): readonly (SidebarLink | SidebarCategory)[] {
  const { sidebar, trail } = useSidebarState();
  const category = trail.breadcrumbs.findLast((item) => item.type === "category");
  const items = category?.type === "category" ? category.items : (sidebar?.items ?? []);
  return filterDocCardListItems(items);
}

/** Items that can become cards: links, and categories with a target. */
export function filterDocCardListItems(items: readonly SidebarItem[]): (SidebarLink | SidebarCategory)[] {
  return items.filter((item): item is SidebarLink | SidebarCategory => {
    if (item.type === "category") return findFirstLink([item]) !== undefined;
    return item.type === "link" && item.unlisted !== true;
  });
}
