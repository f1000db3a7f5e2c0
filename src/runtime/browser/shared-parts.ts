/**
 * Texts of the parts that are the same on all pages. Each page's HTML has them and no page's data, so the reader's first page
 * brings them along; of a part that it does not have, the text is read from the HTML of the first page that has it.
 */

import type { PageData } from "../../model/page.ts";
import { readProse } from "../shared/app/Content.tsx";

/** Takes the texts of a page's shared parts, as far as they are not known, from its HTML. */
export function takeSharedParts(data: PageData, html: Element, known: Map<string, unknown>): void {
  const textOf = readProse(html);
  for (const name of missingParts(data, known)) known.set(name, textOf(name));
}

/** Names of the shared parts whose texts are not known. */
export function missingParts({ parts = {} }: PageData, known: ReadonlyMap<string, unknown>): string[] {
  return Object.keys(parts).filter((name) => parts[name]?.html === undefined && !known.has(name));
}
