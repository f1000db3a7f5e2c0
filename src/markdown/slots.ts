/**
 * Slots: places in body strings that are filled once the graph is known. In: text with slots and a value for each. Out:
 * the text. Compiling writes them, rendering fills them.
 */

import type { FilledSlot } from "../model/graph.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { escapeAttribute } from "./escape.ts";
import { SIGN, SIGN_END } from "./signs.ts";

/** Opens a slot; its index and `SLOT_CLOSE` follow. */
export const SLOT_OPEN = `${SIGN}s`;
export const SLOT_CLOSE = SIGN_END;

/** The text of slot number `index`. */
export function slotText(index: number): string {
  return SLOT_OPEN + index + SLOT_CLOSE;
}

/** Whether a text holds a slot, of this document or of one around it. */
export function hasSlot(text: string): boolean {
  return text.includes(SIGN);
}

const WHOLE = new RegExp(`^${SLOT_OPEN}(\\d+)${SLOT_CLOSE}$`);

/** The index of the slot that is the whole of a text. */
export function readSlot(text: string): number | undefined {
  const index = WHOLE.exec(text)?.[1];
  return index === undefined ? undefined : Number(index);
}

/**
 * Fills the slots of an HTML string. A slot stands in a quoted attribute; further attributes of its value are put
 * behind that. A slot without value is left empty.
 */
export function fillSlots(html: string, values: readonly FilledSlot[]): string {
  return replaceSlots(html, (index) => {
    const value = values[index];
    return value === undefined ? "" : escapeAttribute(value.url) + moreAttributes(value);
  });
}

/** Fills the slots in all strings of a component's props, with URLs alone. */
export function fillProps(props: JsonObject, values: readonly FilledSlot[]): JsonObject {
  const filled = Object.entries(props).map(
    ([name, value]) => [name, value === undefined ? undefined : fillJson(value, values)] as const,
  );
  return Object.fromEntries(filled);
}

function fillJson(value: Json, values: readonly FilledSlot[]): Json {
  if (typeof value === "string") return replaceSlots(value, (index) => values[index]?.url ?? "");
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item: Json) => fillJson(item, values));
  return fillProps(value as JsonObject, values);
}

/** Ends the quoted attribute the slot stands in and leaves the last one open for the quote that follows. */
function moreAttributes({ width, height, newTab }: FilledSlot): string {
  const size = width === undefined || height === undefined ? "" : `" width="${width}" height="${height}`;
  return newTab ? `${size}" target="_blank" rel="noopener noreferrer` : size;
}

/** Replaces every slot of a text. */
export function replaceSlots(text: string, fill: (index: number) => string): string {
  let open = text.indexOf(SLOT_OPEN);
  if (open < 0) return text;
  let out = "";
  let from = 0;
  while (open >= 0) {
    const close = text.indexOf(SLOT_CLOSE, open);
    if (close < 0) break;
    out += text.slice(from, open) + fill(Number(text.slice(open + SLOT_OPEN.length, close)));
    from = close + SLOT_CLOSE.length;
    open = text.indexOf(SLOT_OPEN, from);
  }
  return out + text.slice(from);
}
