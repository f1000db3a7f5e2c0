/** Slots during the compilation of one file: signs in texts. */

import type { SlotNode, SlottedText } from "../../model/document.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import { escapeAttribute } from "./escape.ts";
import { SIGN, SIGN_END } from "./signs.ts";

/** Opens a slot; followed by its index and `SIGN_END`. */
const SLOT_OPEN = `${SIGN}s`;

/** The text of slot number `index`. */
export function slotText(index: number): string {
  return SLOT_OPEN + index + SIGN_END;
}

/** Whether a text contains a sign. */
export function hasSlot(text: string): boolean {
  return text.includes(SIGN);
}

const WHOLE = new RegExp(`^${SLOT_OPEN}(\\d+)${SIGN_END}$`);

/** The index of the slot that is the whole text. */
export function readSlot(text: string): number | undefined {
  const index = hasSlot(text) ? WHOLE.exec(text)?.[1] : undefined;
  return index === undefined ? undefined : Number(index);
}

/** An attribute of a tag, with a leading space. If its value is a slot, the whole attribute becomes the slot. */
export function attributeText(name: string, value: string): string {
  const slot = readSlot(value);
  return slot === undefined ? ` ${name}="${escapeAttribute(value)}"` : `${SLOT_OPEN}${slot}:${name}${SIGN_END}`;
}

/** Text and signs of a text, in order. The characters between `SIGN` and its end identify the sign. */
export function* splitSigns(text: string): Generator<string | { readonly sign: string }> {
  let from = 0;
  for (let open = text.indexOf(SIGN); open >= 0; open = text.indexOf(SIGN, from)) {
    if (open > from) yield text.slice(from, open);
    const close = text.indexOf(SIGN_END, open);
    yield { sign: text.slice(open + SIGN.length, close) };
    from = close + SIGN_END.length;
  }
  if (from < text.length) yield text.slice(from);
}

/** The slot that a sign encodes; `undefined` for all other signs. */
export function readSlotSign(sign: string): SlotNode | undefined {
  if (!sign.startsWith("s")) return undefined;
  const colon = sign.indexOf(":");
  return colon < 0 ? { s: Number(sign.slice(1)) } : { s: Number(sign.slice(1, colon)), a: sign.slice(colon + 1) };
}

/** A text with its slots as nodes, without other signs. */
export function splitSlots(text: string): (string | SlotNode)[] {
  return [...splitSigns(text)].flatMap((part): (string | SlotNode)[] => {
    const node = typeof part === "string" ? part : readSlotSign(part.sign);
    return node === undefined ? [] : [node];
  });
}

/** A text with its slots replaced by `toText`, without other signs. */
export function replaceSlots(text: string, toText: (slot: SlotNode) => string): string {
  if (!hasSlot(text)) return text;
  const parts = splitSlots(text).map((part) => (typeof part === "string" ? part : toText(part)));
  return parts.join("");
}

/** Props, and the slots of their texts. */
export interface SlottedProps {
  readonly props: JsonObject;
  readonly u?: readonly SlottedText[];
}

/** Extracts the slots from props. */
export function takeSlots(props: JsonObject): SlottedProps {
  const u: SlottedText[] = [];
  const taken = takeFrom(props, [], u) as JsonObject;
  return u.length === 0 ? { props } : { props: taken, u };
}

function takeFrom(value: Json, at: SlottedText["at"], found: SlottedText[]): Json {
  if (typeof value === "string") {
    if (!hasSlot(value)) return value;
    found.push({ at, text: splitSlots(value) });
    return "";
  }
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item: Json, index) => takeFrom(item, [...at, index], found));
  const members = Object.entries(value as JsonObject).map(
    ([key, member]) => [key, member === undefined ? member : takeFrom(member, [...at, key], found)] as const,
  );
  return Object.fromEntries(members);
}
