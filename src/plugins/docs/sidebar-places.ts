import type { SidebarItem } from "../../model/docs.ts";

export interface SidebarPlace {
  /** Labels of the categories around the page, outermost first. */
  readonly above: readonly string[];
  /** For the page of a category: the items in the category. */
  readonly items: readonly SidebarItem[];
}

/** The positions of pages in a sidebar: the categories around a page, and its children. Of two positions, the first counts. */
export function findPlaces(items: readonly SidebarItem[]): ReadonlyMap<string, SidebarPlace> {
  const places = new Map<string, SidebarPlace>();
  const visit = (inside: readonly SidebarItem[], above: readonly string[]): void => {
    for (const item of inside) {
      if (item.type === "html") continue;
      const children = item.type === "category" ? item.items : [];
      if (item.href !== undefined && !places.has(item.href)) places.set(item.href, { above, items: children });
      if (children.length > 0) visit(children, [...above, item.label]);
    }
  };
  visit(items, []);
  return places;
}
