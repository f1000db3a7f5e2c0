/** Renames IDs of a partial that are taken already. The page's own IDs stay, so links to them keep working. */

import type { Node } from "../../model/document.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import { isComponent } from "../body/slotted.ts";

const ID = / id="([^"]+)"/g;
const NAMED = / (id|for|aria-describedby|aria-labelledby|aria-controls|href)="(#?)([^"]+)"/g;

/** Adds all ids in `nodes` to `ids`. */
export function collectIds(nodes: readonly Node[], ids: Set<string>): Set<string> {
  for (const node of nodes) {
    if (typeof node === "string") for (const [, id = ""] of node.matchAll(ID)) ids.add(id);
    else if (isComponent(node)) {
      const id = node.p?.["id"];
      if (typeof id === "string") ids.add(id);
      if (node.b !== undefined) collectIds(node.b, ids);
    }
  }
  return ids;
}

/** New IDs for those that are taken; marks all of them as taken. The second of equal ones gets `-1`, and so on. */
export function findFreeIds(ids: Iterable<string>, taken: Set<string>): ReadonlyMap<string, string> {
  const renamed = new Map<string, string>();
  for (const id of ids) {
    let free = id;
    for (let count = 1; taken.has(free); count++) free = `${id}-${count}`;
    taken.add(free);
    if (free !== id) renamed.set(id, free);
  }
  return renamed;
}

/** HTML with new IDs, also in references to them. */
export function renameInHtml(html: string, renamed: ReadonlyMap<string, string>): string {
  if (renamed.size === 0) return html;
  return html.replace(NAMED, (whole, ...groups: [string, string, string]) => {
    const [name, hash, id] = groups;
    const free = (name === "href") === (hash === "#") ? renamed.get(id) : undefined;
    return free === undefined ? whole : ` ${name}="${hash}${free}"`;
  });
}

/** Props of an element or component with a new id. */
export function renameInProps(props: JsonObject, renamed: ReadonlyMap<string, string>): JsonObject {
  const id: Json | undefined = props["id"];
  const free = typeof id === "string" ? renamed.get(id) : undefined;
  return free === undefined ? props : { ...props, id: free };
}
