/** Fills the slots of bodies. */

import { escapeAttribute } from "./escape.ts";
import { joinSlotted } from "./slotted.ts";
import type { ComponentNode, Node, SlotNode } from "../../model/document.ts";
import type { FilledSlot } from "../../model/graph.ts";
import type { JsonObject } from "../../model/json.ts";

/** HTML of a slot: an attribute and those that its value adds, or only a URL. A slot without a value is empty. */
export function fillSlot({ s, a }: SlotNode, values: readonly FilledSlot[]): string {
  const value = values[s];
  const url = value === undefined ? "" : escapeAttribute(value.url);
  return a === undefined ? url : ` ${a}="${url}"${value === undefined ? "" : moreAttributes(value, url)}`;
}

function moreAttributes({ width, height, target, isTitle }: FilledSlot, text: string): string {
  if (isTitle) return ` title="${text}"`;
  const size = width === undefined || height === undefined ? "" : ` width="${width}" height="${height}"`;
  const attributes = Object.entries(targetProps(target)).map(([name, value]) => ` ${name}="${value}"`);
  return size + attributes.join("");
}

function targetProps(target: FilledSlot["target"]): Record<string, string> {
  if (target === undefined) return {};
  return target === "_blank" ? { target, rel: "noopener noreferrer" } : { target };
}

/** Returns static HTML with its slots filled; `toHtml` renders everything else. */
export function fillHtml(
  nodes: readonly Node[],
  values: readonly FilledSlot[],
  toHtml: (node: ComponentNode) => string = () => "",
): string {
  let html = "";
  for (const node of nodes) {
    if (typeof node === "string") html += node;
    else html += "c" in node ? toHtml(node) : fillSlot(node, values);
  }
  return html;
}

/** Props of a component. A URL in them is not escaped. */
export function fillProps({ p = {}, u }: Pick<ComponentNode, "p" | "u">, values: readonly FilledSlot[]): JsonObject {
  return joinSlotted(p, u, (slot) => (slot.a === undefined ? (values[slot.s]?.url ?? "") : fillSlot(slot, values)));
}

/** Props of an element, with those that a slot's value adds: the size of an image, where a link opens. */
export function fillElementProps(node: Pick<ComponentNode, "p" | "u">, values: readonly FilledSlot[]): JsonObject {
  const props = fillProps(node, values);
  const brought = (node.u ?? []).map(({ at, text }): JsonObject => {
    const [part, ...others] = text;
    if (at.length > 1 || others.length > 0 || typeof part !== "object") return {};
    const { width, height, target } = values[part.s] ?? {};
    if (at[0] === "src" && width !== undefined && height !== undefined) return { width, height };
    return at[0] === "href" ? targetProps(target) : {};
  });
  return Object.assign({}, ...brought, props) as JsonObject;
}

/** Nodes in groups: static HTML with its slots, which is complete only together, and each component on its own. */
export function toRuns(nodes: readonly Node[]): (ComponentNode | Exclude<Node, ComponentNode>[])[] {
  const runs: (ComponentNode | Exclude<Node, ComponentNode>[])[] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (typeof node !== "string" && "c" in node) runs.push(node);
    else if (Array.isArray(last)) last.push(node);
    else runs.push([node]);
  }
  return runs;
}
