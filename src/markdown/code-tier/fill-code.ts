/** Fills the slots in the module of a code page. In: JavaScript with slots in its strings. Out: JavaScript. */

import type { FilledSlot } from "../../model/graph.ts";
import { escapeAttribute } from "../escape.ts";
import { attributeText, SLOT_CLOSE, SLOT_OPEN } from "../slots.ts";

const SLOT = `${SLOT_OPEN}(\\d+)(?::([\\w:-]+))?${SLOT_CLOSE}`;

/**
 * Fills slots. One that is a whole string is the value of a prop, and what else its value brings becomes more props (the size
 * of an image only beside `src`); one inside a longer string stands in HTML. A slot without value is left empty.
 */
export function fillCode(code: string, values: readonly FilledSlot[]): string {
  const slots = new RegExp(`(\\bsrc: )?"${SLOT}"|${SLOT}`, "g");
  return code.replace(slots, (found: string, ...[src = "", whole, , inside, name]: readonly (string | undefined)[]) => {
    const value = values[Number(whole ?? inside)] ?? { url: "" };
    if (!found.endsWith('"'))
      return toStringPart(name === undefined ? escapeAttribute(value.url) : attributeText(name, value.url));
    const { url, newTab = false } = value;
    return src + JSON.stringify(url) + moreProps(src === "" ? { url, newTab } : value);
  });
}

function toStringPart(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function moreProps({ width, height, newTab }: FilledSlot): string {
  const size = width === undefined || height === undefined ? "" : `, width: ${width}, height: ${height}`;
  return newTab ? `${size}, target: "_blank", rel: "noopener noreferrer"` : size;
}
