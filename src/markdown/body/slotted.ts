/** Slots in props and bodies of documents. */

import type { ComponentNode, Node, SlotNode, SlottedText } from "../../model/document.ts";
import type { Json, JsonObject } from "../../model/json.ts";

/** Whether a node is a component or an element, not part of static HTML. */
export function isComponent(node: Node): node is ComponentNode {
  return typeof node !== "string" && "c" in node;
}

/** Props in which `toText` has converted each text with slots. */
export function joinSlotted(
  props: JsonObject,
  slotted: readonly SlottedText[] | undefined,
  toText: (slot: SlotNode) => string,
): JsonObject {
  if (slotted === undefined) return props;
  const join = (value: Json, inside: readonly SlottedText[], depth: number): Json => {
    const [first] = inside;
    if (first?.at.length === depth)
      return first.text.map((part) => (typeof part === "string" ? part : toText(part))).join("");
    const byKey = Map.groupBy(inside, ({ at }) => String(at[depth]));
    const member = (key: string, inner: Json): Json => {
      const found = byKey.get(key);
      return found === undefined ? inner : join(inner, found, depth + 1);
    };
    if (Array.isArray(value)) return value.map((item: Json, index) => member(String(index), item));
    const entries = Object.entries(value as JsonObject);
    return Object.fromEntries(entries.map(([key, inner]) => [key, inner === undefined ? inner : member(key, inner)]));
  };
  return join(props, slotted, 0) as JsonObject;
}

/** Texts in props with new slot indices. */
export function mapSlotted(slotted: readonly SlottedText[], map: (slot: SlotNode) => SlotNode): SlottedText[] {
  return slotted.map(({ at, text }) => ({
    at,
    text: text.map((part) => (typeof part === "string" ? part : map(part))),
  }));
}
