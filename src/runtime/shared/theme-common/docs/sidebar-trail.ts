/** Position of a page in its sidebar. */

import type { SidebarCategory, SidebarItem, SidebarLink } from "../../../../model/docs.ts";
import { toPagePath } from "../../../../url/page-path.ts";

export interface SidebarTrail {
  /** All items that are the page or contain it. */
  readonly active: ReadonlySet<SidebarItem>;
  /** The first path to the page, outermost first; empty if it is not in the sidebar. */
  readonly breadcrumbs: readonly (SidebarLink | SidebarCategory)[];
}

/** Finds the trail of a page of one sidebar. */
export type TrailFinder = (pathname: string) => SidebarTrail;

/** Walks over the sidebar once, so that each lookup takes constant time. */
export function makeTrailFinder(items: readonly SidebarItem[]): TrailFinder {
  const ways = new Map<string, SidebarTrail["breadcrumbs"][]>();
  const visit = (item: SidebarItem, above: SidebarTrail["breadcrumbs"]): void => {
    const { href, unlistedHref, items: inside = [] } = item as Partial<SidebarCategory>;
    const way = [...above, item as SidebarCategory];
    const path = toPagePath(href ?? unlistedHref ?? "");
    // Raw HTML and categories without a page have no path.
    if (href ?? unlistedHref) ways.set(path, [...(ways.get(path) ?? []), way]);
    for (const child of inside) visit(child, way);
  };
  for (const item of items) visit(item, []);
  return (pathname) => {
    const found = ways.get(toPagePath(pathname)) ?? [];
    return { active: new Set(found.flat()), breadcrumbs: found[0] ?? [] };
  };
}

/** Whether a link of the sidebar leads to the page at `path`, which has no trailing slash. */
export function isSamePage(href: string | undefined, path: string): boolean {
  return href === path || href === `${path}/`;
}

/** Link of the first item that has one. */
export function findFirstLink(items: readonly SidebarItem[]): string | undefined {
  for (const { unlisted, href, items: inside } of items as readonly Partial<SidebarCategory>[]) {
    const found = href ?? (inside && findFirstLink(inside));
    if (found && !unlisted) return found;
  }
  return undefined;
}
