/** What a sidebar says of a page. In: its items. Out: what lies beside the page or below it, and where a category leads. */

import type { SidebarCategory, SidebarItem, SidebarLink } from "../model/docs.ts";

/** A link or a category that leads somewhere. */
export interface Entry {
  readonly label: string;
  readonly href: string;
  readonly description?: string | undefined;
}

/** Items of the innermost category that is the page's own or holds it, else of the whole sidebar. */
export function itemsAround(items: readonly SidebarItem[], permalink: string): readonly SidebarItem[] {
  return findCategory(items, permalink)?.items ?? items;
}

function findCategory(items: readonly SidebarItem[], permalink: string): SidebarCategory | undefined {
  for (const item of items) {
    if (item.type !== "category") continue;
    const inner = findCategory(item.items, permalink);
    if (inner) return inner;
    if (item.href === permalink || item.items.some((child) => child.type === "link" && child.href === permalink))
      return item;
  }
  return undefined;
}

/** Links and categories in their order, as cards show them: a category without page leads to its first one. */
export function toEntries(items: readonly SidebarItem[]): Entry[] {
  return items.flatMap((item): Entry[] => {
    if (item.type === "html" || (item.type === "link" && item.unlisted)) return [];
    const href = firstLink(item);
    return href === undefined ? [] : [{ label: item.label, href, description: item.description }];
  });
}

function firstLink(item: SidebarLink | SidebarCategory): string | undefined {
  if (item.href !== undefined) return item.href;
  return item.type === "category" ? linksOf(item.items)[0]?.href : undefined;
}

/** All pages of items and the categories in them, in the order of the sidebar. */
export function linksOf(items: readonly SidebarItem[]): Entry[] {
  return items.flatMap((item): Entry[] => {
    if (item.type === "html") return [];
    const own = item.href === undefined ? [] : [{ label: item.label, href: item.href, description: item.description }];
    return item.type === "category" ? [...own, ...linksOf(item.items)] : own;
  });
}
