/** HTML for the inside of a link, such as a heading in a table of contents. */

import type { Slot } from "../../model/document.ts";
import { escapeText } from "../code/escape-text.ts";
import { replaceSlots } from "../body/slots.ts";

const LINK = /<\/?a(?=[\s>])(?:"[^"]*"|[^">])*>/g;
const IMAGE = /<img(?=[\s>])(?:"[^"]*"|[^">])*>/g;
const ALT = /\salt="([^"]*)"/;

/** Links become their text, and images their alternative text: links cannot contain links, and lists show no images. */
export function toLinkText(html: string, slots: readonly Slot[]): string {
  const written = replaceSlots(html, ({ s, a }) => (a === undefined ? escapeText(slots[s]?.url ?? "") : ""));
  return written.replace(LINK, "").replace(IMAGE, (tag) => ALT.exec(tag)?.[1] ?? "");
}
