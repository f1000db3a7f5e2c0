/**
 * Texts of the parts that are the same on all pages. They are in each page's HTML, but not in any page's data. The
 * reader's first page brings them along; a part that it lacks is read from the HTML of the first page that has it.
 */

import type { PageData } from "../../model/page.ts";
import { readProse } from "../shared/app/Content.tsx";

/** Reads the texts of a page's shared parts from its HTML, if they are not known yet. */
export function takeSharedParts(data: PageData, html: Element, known: Map<string, unknown>): void {
  const textOf = readProse(html);
  for (const name of missingParts(data, known)) known.set(name, textOf(name));
}

/** Names of the shared parts whose texts are not known. */
export function missingParts({ parts = {} }: PageData, known: ReadonlyMap<string, unknown>): string[] {
  return Object.keys(parts).filter((name) => parts[name]?.html === undefined && !known.has(name));
}
