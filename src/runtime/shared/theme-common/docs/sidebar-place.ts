/** What lies around the page in its sidebar. */

import { useLocation } from "@docusaurus/router";
import type { SidebarCategory, SidebarItem, SidebarLink } from "../../../../model/docs.ts";
import { useSidebarState } from "./contexts.tsx";
import { findFirstLink } from "./sidebar-trail.ts";

/** The way from the top of the sidebar to the page, the page last; null without sidebar. */
export function useSidebarBreadcrumbs(): readonly (SidebarLink | SidebarCategory)[] | null {
  const { sidebar, trail } = useSidebarState();
  return sidebar && trail.breadcrumbs;
}

/** The category whose page is shown, else the innermost one that holds the page. Throws where there is none. */
export function useCurrentSidebarCategory(): SidebarCategory {
  const { pathname } = useLocation();
  const category = useSidebarState().trail.breadcrumbs.findLast((item) => item.type === "category");
  if (!category) throw new Error(`The path \`${pathname}\` is not associated with a category of its sidebar.`);
  return category as SidebarCategory;
}

/** What lies next to the page: items of its category, else of the whole sidebar. */
export function useCurrentSidebarSiblings(): readonly (SidebarLink | SidebarCategory)[] {
  const { sidebar, trail } = useSidebarState();
  const category = trail.breadcrumbs.findLast((item) => item.type === "category");
  const items = category?.type === "category" ? category.items : (sidebar?.items ?? []);
  return filterDocCardListItems(items);
}

/** Items that can be cards: links and categories that lead somewhere. */
export function filterDocCardListItems(items: readonly SidebarItem[]): (SidebarLink | SidebarCategory)[] {
  return items.filter((item): item is SidebarLink | SidebarCategory => {
    if (item.type === "category") return findFirstLink([item]) !== undefined;
    return item.type === "link" && item.unlisted !== true;
  });
}
