/** Descriptions for the cards on a category's own page. */

import type { SidebarItem } from "../../model/docs.ts";

/**
 * Descriptions of the docs that the items link to, from those in `descriptions`. They are stored with the page, because
 * all pages share the sidebar.
 */
export function toCardDescriptions(
  items: readonly SidebarItem[],
  descriptions: ReadonlyMap<string, string>,
): Record<string, string> {
  const described: Record<string, string> = Object.create(null);
  for (const item of items) {
    const id = item.type === "link" ? item.docId : undefined;
    const description = id === undefined ? undefined : descriptions.get(id);
    if (id !== undefined && description) described[id] = description;
  }
  return described;
}
