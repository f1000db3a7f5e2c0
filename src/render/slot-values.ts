/** Computes the values for the slots of a document. */

import type { FilledSlot, Graph } from "../model/graph.ts";

/** Values of the slots of a document on the page that is its own, or on another one (a list of posts). */
export type SlotValues = (document: string, isOwnPage: boolean) => readonly FilledSlot[];

/**
 * Makes the function for one graph. If a document is not on its own page, links to its headings (`#part`) point to that
 * page: a list may show only its beginning, and other documents with the same IDs.
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
