/** Links and images of compiled bodies: their `<a>` and `<img>`, with attributes and the slots in them. */

import { readAttribute, readTag } from "../llms/markup.ts";
import type { Document, Node, Slot } from "../model/document.ts";

export interface PageElement {
  readonly name: "a" | "img";
  /** Value of an attribute; `undefined` if the element lacks it. */
  attribute(name: string): string | undefined;
  /** The slot of the URL, if the URL is a link or file of the site or an image. */
  readonly slot?: Slot;
}

/** Attribute that temporarily replaces the one a slot fills, while a body is one text. */
const SLOT = "data-veloci-slot";

/** Yields the links and images of a body in reading order, except those that code renders. */
export function* listElements({ body, slots }: Document): Generator<PageElement> {
  yield* elementsOf(body, slots);
}

function* elementsOf(nodes: readonly Node[], slots: readonly Slot[]): Generator<PageElement> {
  let html = "";
  for (const node of nodes) {
    if (typeof node === "string") html += node;
    else if ("s" in node) html += node.a === undefined ? "" : ` ${SLOT}="${node.s}"`;
    else {
      const { c, p = {}, u = [], b = [] } = node;
      if (c === "a" || c === "img") {
        const url = u.find(({ at }) => at[0] === (c === "a" ? "href" : "src"))?.text.find(isSlot);
        const attribute = (name: string) => (p[name] === undefined ? undefined : String(p[name]));
        yield { name: c, attribute, ...toSlot(url && slots[url.s]) };
      }
      yield* elementsOf(b, slots);
    }
  }
  yield* tagsOf(html, slots);
}

function isSlot(part: string | { readonly s: number }): part is { readonly s: number } {
  return typeof part !== "string";
}

function* tagsOf(html: string, slots: readonly Slot[]): Generator<PageElement> {
  for (const { index } of html.matchAll(/<(?:a|img)(?=[\s>/])/g)) {
    const tag = readTag(html, index);
    if (!tag) continue;
    const attribute = (name: string) => readAttribute(tag.attributes, name);
    const number = attribute(SLOT);
    yield { name: tag.name as PageElement["name"], attribute, ...toSlot(number ? slots[Number(number)] : undefined) };
  }
}

function toSlot(slot: Slot | undefined): Pick<PageElement, "slot"> {
  return slot ? { slot } : {};
}
