/** What the cards on a category's own page say. In: the page and its version. Out: descriptions of the docs in it, by id. */

import type { DocsVersion, GeneratedIndex, SidebarCategory, SidebarItem } from "../../model/docs.ts";

/** Descriptions of the docs that the category links to. They are the page's own: the sidebar is shared by all pages. */
export function toCardDescriptions(page: GeneratedIndex, version: DocsVersion): Record<string, string> {
  const category = findCategory(version.sidebars[page.sidebar] ?? [], page.permalink);
  const ids = new Set(category?.items.flatMap((item) => (item.type === "link" ? (item.docId ?? []) : [])));
  const described = version.docs.filter(({ id, description }) => ids.has(id) && description !== "");
  return Object.fromEntries(described.map(({ id, description }) => [id, description]));
}

function findCategory(items: readonly SidebarItem[], href: string): SidebarCategory | undefined {
  for (const item of items) {
    if (item.type !== "category") continue;
    const found = item.href === href ? item : findCategory(item.items, href);
    if (found) return found;
  }
  return undefined;
}
