/** Where a page is in its sidebar. In: the sidebar's items and the page's path. Out: the items that lead to it. */

import type { SidebarCategory, SidebarItem, SidebarLink } from "../../../model/docs.ts";
import { toPagePath } from "../../../url/page-path.ts";

export interface SidebarTrail {
  /** Every item that is the page or has it inside. */
  readonly active: ReadonlySet<SidebarItem>;
  /** The first way to the page, outermost first; empty when it is not in the sidebar. */
  readonly breadcrumbs: readonly (SidebarLink | SidebarCategory)[];
}

/** Looks for the page in one walk over the sidebar. */
export function findTrail(items: readonly SidebarItem[], pathname: string): SidebarTrail {
  const path = toPagePath(pathname);
  const active = new Set<SidebarItem>();
  let breadcrumbs: SidebarTrail["breadcrumbs"] = [];
  const above: (SidebarLink | SidebarCategory)[] = [];
  const visit = (item: SidebarItem): boolean => {
    if (item.type === "html") return false;
    above.push(item);
    const isPage = isSamePage(item.href, path);
    if (isPage && breadcrumbs.length === 0) breadcrumbs = [...above];
    let holdsPage = false;
    if (item.type === "category") for (const child of item.items) holdsPage = visit(child) || holdsPage;
    above.pop();
    if (isPage || holdsPage) active.add(item);
    return isPage || holdsPage;
  };
  for (const item of items) visit(item);
  return { active, breadcrumbs };
}

/** Whether a link of the sidebar leads to the page at `path`, which has no slash at its end. */
export function isSamePage(href: string | undefined, path: string): boolean {
  if (href === undefined || !href.startsWith(path)) return false;
  return href.length === path.length || (href.length === path.length + 1 && href.endsWith("/"));
}

/** Link of the first item that has one. */
export function findFirstLink(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    const found =
      item.type === "html"
        ? undefined
        : (item.href ?? (item.type === "category" ? findFirstLink(item.items) : undefined));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Items that can be cards: links and categories that lead somewhere. */
export function filterDocCardListItems(items: readonly SidebarItem[]): (SidebarLink | SidebarCategory)[] {
  return items.filter((item): item is SidebarLink | SidebarCategory => {
    if (item.type === "category") return findFirstLink([item]) !== undefined;
    return item.type === "link" && item.unlisted !== true;
  });
}
