/** Computes the values for the slots of a document. */

import { footnoteSuffix } from "../markdown/text/footnote-ids.ts";
import type { FilledSlot, Graph } from "../model/graph.ts";

/** Values of the slots of a document on the page that is its own, or on another one (a list of posts), which may show all of it. */
export type SlotValues = (document: string, isOwnPage: boolean, isWhole?: boolean) => readonly FilledSlot[];

/**
 * Makes the function for one graph. If a document is not on its own page, links to its headings (`#part`) point to that
 * page: a list may show only its beginning, and other documents with the same IDs. Links to footnotes stay if all of the document
 * is shown: their IDs are its own.
 */
export function makeSlotValues({ slotUrls, routes }: Graph): SlotValues {
  const pages = new Map(
    routes.flatMap(({ document, path }) => (document === undefined ? [] : [[document, path] as const])),
  );
  return (document, isOwnPage, isWhole = false) => {
    const values = slotUrls[document] ?? [];
    const page = isOwnPage ? undefined : pages.get(document);
    const suffix = footnoteSuffix(document);
    const leadsAway = ({ url }: FilledSlot): boolean => /^#./.test(url) && !(isWhole && url.endsWith(suffix));
    if (page === undefined || !values.some(leadsAway)) return values;
    return values.map((value) => (leadsAway(value) ? { ...value, url: page + value.url } : value));
  };
}
