/** What goes into the slots of a document. */

import type { FilledSlot, Graph } from "../model/graph.ts";

/** Values of the slots of a document on the page that is its own, or on another one (a list of posts). */
export type SlotValues = (document: string, isOwnPage: boolean) => readonly FilledSlot[];

/**
 * Makes the function for one graph. Where a document is not on its own page, links to places in it (`#part`) lead to that
 * page: a list may show only the beginning, and other documents with the same places.
 */
export function makeSlotValues({ slotUrls, routes }: Graph): SlotValues {
  const pages = new Map(
    routes.flatMap(({ document, path }) => (document === undefined ? [] : [[document, path] as const])),
  );
  return (document, isOwnPage) => {
    const values = slotUrls[document] ?? [];
    const page = isOwnPage ? undefined : pages.get(document);
    if (page === undefined || !values.some(({ url }) => url.startsWith("#"))) return values;
    return values.map((value) => (value.url.startsWith("#") ? { ...value, url: page + value.url } : value));
  };
}
