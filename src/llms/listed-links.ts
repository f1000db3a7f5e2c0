/** Lists of pages as links. */

import type { ListedLink } from "../model/plugin.ts";

export interface Entry {
  readonly label: string;
  readonly href: string;
  readonly description?: string | undefined;
}

/** Links and groups in order, as cards show them: a group without a page links to its first one. */
export function toEntries(items: readonly ListedLink[]): Entry[] {
  return items.flatMap(({ label, description, unlisted, ...item }) => {
    const href = firstPath(item);
    return label === undefined || href === undefined || unlisted ? [] : [{ label, href, description }];
  });
}

function firstPath({ href, items = [] }: ListedLink): string | undefined {
  return href ?? items.map(firstPath).find((path) => path !== undefined);
}
