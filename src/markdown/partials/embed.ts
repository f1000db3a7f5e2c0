/**
 * A partial as part of a page. In: its body, and how its slots and ids are called in the page. Out: nodes of the page.
 */

import type { ComponentNode, Node } from "../../model/document.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import { SIGN, SIGN_END } from "../signs.ts";
import { hasSlot, slotText } from "../slots.ts";
import { CHILDREN_NODE } from "./children.ts";
import { renameInHtml, renameInProps } from "./ids.ts";

/** A slot in the props a partial is given, which is one of the page; `p` once for each partial it goes through. */
const SLOT = new RegExp(`${SIGN}(p*)s(\\d+)${SIGN_END}`, "g");

export interface Embedding {
  /** Number of the page's slots before those of the partial. */
  readonly firstSlot: number;
  readonly renamed: ReadonlyMap<string, string>;
  /** What stands between the tags of the partial. */
  readonly children: readonly Node[];
  /** The name of a component for the page. */
  readonly componentName: (name: string) => string;
}

/** The nodes of a partial for the page it is in. */
export function embed(nodes: readonly Node[], embedding: Embedding): Node[] {
  return nodes.flatMap((node): readonly Node[] => {
    if (typeof node === "string") return [renameInHtml(moveSlots(node, embedding), embedding.renamed)];
    return node.c === CHILDREN_NODE ? embedding.children : [embedComponent(node, embedding)];
  });
}

function embedComponent({ c, p, b }: ComponentNode, embedding: Embedding): ComponentNode {
  const props = p && renameInProps(moveInJson(p, embedding) as JsonObject, embedding.renamed);
  return {
    c: embedding.componentName(c),
    ...(props && { p: props }),
    ...(b && { b: embed(b, embedding) }),
  };
}

function moveSlots(text: string, { firstSlot }: Embedding): string {
  if (!hasSlot(text)) return text;
  return text.replace(SLOT, (_, outer: string, index: string) =>
    outer === "" ? slotText(firstSlot + Number(index)) : `${SIGN}${outer.slice(1)}s${index}${SIGN_END}`,
  );
}

function moveInJson(value: Json, embedding: Embedding): Json {
  return mapTexts(value, (text) => moveSlots(text, embedding));
}

/** Props as a partial is compiled with them: slots in them are the page's, not its own. */
export function toPartialProps(props: JsonObject): JsonObject {
  return mapTexts(props, (text) => text.replace(SLOT, `${SIGN}p$1s$2${SIGN_END}`)) as JsonObject;
}

function mapTexts(value: Json, map: (text: string) => string): Json {
  if (typeof value === "string") return map(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item: Json) => mapTexts(item, map));
  const entries = Object.entries(value as JsonObject);
  return Object.fromEntries(entries.map(([key, inner]) => [key, inner === undefined ? inner : mapTexts(inner, map)]));
}
