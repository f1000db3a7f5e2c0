import type { SidebarItem } from "../../model/docs.ts";

/** For each page of a sidebar, the labels of the categories around it, outermost first. Of two positions, the first counts. */
export function findTrails(items: readonly SidebarItem[]): ReadonlyMap<string, readonly string[]> {
  const trails = new Map<string, readonly string[]>();
  const visit = (inside: readonly SidebarItem[], above: readonly string[]): void => {
    for (const item of inside) {
      if (item.type === "html") continue;
      if (item.href !== undefined && !trails.has(item.href)) trails.set(item.href, above);
      if (item.type === "category") visit(item.items, [...above, item.label]);
    }
  };
  visit(items, []);
  return trails;
}
