import type { ComponentNode, Node, SlotNode } from "../../model/document.ts";
import { isComponent, mapSlotted } from "../body/slotted.ts";
import { CHILDREN_NODE, PROPS_NODE } from "./children.ts";
import { renameInHtml, renameInProps } from "./ids.ts";

export interface Embedding {
  /** The page's slot indices, by those of the partial. */
  readonly slots: readonly number[];
  readonly renamed: ReadonlyMap<string, string>;
  /** The children of the partial; absent where code of the partial receives them. */
  readonly children?: readonly Node[];
  /** The page's name of a component. */
  readonly componentName: (name: string) => string;
}

/** The nodes of a partial, for the page that includes it. */
export function embed(nodes: readonly Node[], embedding: Embedding): Node[] {
  return nodes.flatMap((node): readonly Node[] => {
    if (typeof node === "string") return [renameInHtml(node, embedding.renamed)];
    if (!isComponent(node)) return [moveSlot(node, embedding)];
    return (node.c === CHILDREN_NODE && embedding.children) || [embedComponent(node, embedding)];
  });
}

function embedComponent({ c, p, u, b, h, k }: ComponentNode, embedding: Embedding): ComponentNode {
  return {
    c: c === CHILDREN_NODE || c === PROPS_NODE || c === "" ? c : embedding.componentName(c),
    ...(h !== undefined && { h }),
    ...(k && { k: embed(k, embedding) }),
    ...(p && { p: renameInProps(p, embedding.renamed) }),
    ...(u && { u: mapSlotted(u, (slot) => moveSlot(slot, embedding)) }),
    ...(b && { b: embed(b, embedding) }),
  };
}

function moveSlot(slot: SlotNode, { slots }: Embedding): SlotNode {
  return { ...slot, s: slots[slot.s] ?? slot.s };
}
