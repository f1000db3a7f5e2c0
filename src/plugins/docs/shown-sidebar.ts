/** The part of its sidebar that a page shows, as text: pages with equal texts look the same, whatever else the sidebars contain. */

import type { SidebarCategory, SidebarItem } from "../../model/docs.ts";
import type { Json } from "../../model/json.ts";
import { sha256 } from "../../system/sha256.ts";
import { toPagePath } from "../../url/page-path.ts";

/** Open categories, as a set that is the same for all pages that open the same ones. */
type OpenCategories = ReadonlySet<SidebarCategory>;

/** Makes the function for data that pages share. Returns `undefined` for data other than a sidebar. */
export function shownOfSidebar(data: Json): ((path: string) => string) | undefined {
  const { items } = Object(data) as { readonly items?: readonly SidebarItem[] };
  if (!Array.isArray(items)) return undefined;
  const none: OpenCategories = new Set();
  const openOn = findOpen(items, none);
  const closed = new Map<SidebarCategory, string>();
  const known = new Map<OpenCategories, string>();
  const closedText = (category: SidebarCategory): string => {
    const text =
      closed.get(category) ?? print(JSON.stringify({ ...category, items: category.items.map(withoutWords) }));
    closed.set(category, text);
    return text;
  };
  const textOf = (item: SidebarItem, open: OpenCategories): string => {
    if (item.type !== "category") return JSON.stringify(item);
    const isClosed = item.collapsible && item.collapsed && !open.has(item);
    if (isClosed) return closedText(item);
    return `${JSON.stringify({ ...item, items: [] })}[${item.items.map((inner) => textOf(inner, open)).join()}]`;
  };
  return (path) => {
    const open = openOn.get(toPagePath(path)) ?? none;
    const text = known.get(open) ?? print(items.map((item) => textOf(item, open)).join());
    known.set(open, text);
    return text;
  };
}

/** The categories that are open on each page of a sidebar: those that have it inside, or are the page. */
function findOpen(items: readonly SidebarItem[], none: OpenCategories): ReadonlyMap<string, OpenCategories> {
  const open = new Map<string, OpenCategories>();
  const add = (href: string | undefined, above: OpenCategories): void => {
    if (href === undefined) return;
    const path = toPagePath(href);
    const known = open.get(path);
    open.set(path, known && known !== above ? known.union(above) : above);
  };
  const visit = (item: SidebarItem, above: OpenCategories): void => {
    if (item.type === "html") return;
    if (item.type === "link") return add(item.href, above);
    const inside = new Set(above).add(item);
    add(item.href ?? item.unlistedHref, inside);
    for (const inner of item.items) visit(inner, inside);
  };
  for (const item of items) visit(item, none);
  return open;
}

/** An item of a closed category. Of its links, a page needs the first one, and those that lead to itself. */
function withoutWords(item: SidebarItem): object {
  if (item.type === "html") return { type: item.type };
  const { type, href, unlisted } = item;
  return { type, href, unlisted, ...(type === "category" && { items: item.items.map(withoutWords) }) };
}

function print(text: string): string {
  return sha256(text, "base64url");
}
