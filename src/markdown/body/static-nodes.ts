/** Reads static HTML for React: as text inside elements, or as elements that components can inspect. */

import render from "dom-serializer";
import { type AnyNode, type Element, isTag, isText, type Text } from "domhandler";
import { decodeHTML } from "entities";
import type { JsonObject } from "../../model/json.ts";
import type { LiveNode, StaticNode } from "../../model/page.ts";
import { standsInLine } from "../tags/elements.ts";
import { attributesToProps, parseMarkup } from "./markup.ts";

/** An element without children. */
export interface EmptyNode {
  readonly t: string;
  readonly p?: JsonObject;
}

/** Static HTML as elements for React, and the text between them. */
export function toStaticNodes(html: string): (string | StaticNode | EmptyNode)[] {
  return parseMarkup(html).flatMap((node): (string | StaticNode | EmptyNode)[] => {
    if (isText(node)) return isLayout(node.data) && !isInLine(node) ? [] : [decodeHTML(node.data)];
    if (!isTag(node)) return [];
    const element = toEmptyNode(node);
    // React refuses children, even empty ones, for void elements (`<img>`, `<hr>`).
    if (node.children.length === 0) return [element];
    const inside = render(node.children, { encodeEntities: false });
    // HTML ignores the first line break of `<pre>`, and React would keep it.
    return [{ ...element, html: node.name === "pre" ? inside.replace(/^\n/, "") : inside }];
  });
}

/** Static HTML as elements for components that inspect them. */
export function toElements(html: string): (string | LiveNode)[] {
  return elementsIn(parseMarkup(html), true);
}

/** `isLoose` is whether line breaks between the nodes are insignificant. */
function elementsIn(nodes: readonly AnyNode[], isLoose: boolean): (string | LiveNode)[] {
  return nodes.flatMap((node): (string | LiveNode)[] => {
    if (isText(node)) return isLoose && isLayout(node.data) ? [] : [decodeHTML(node.data)];
    if (!isTag(node)) return [];
    const inside = elementsIn(node.children, PARENTS.has(node.name));
    return [{ ...toEmptyNode(node), ...(inside.length > 0 && { b: inside }) }];
  });
}

/** Elements that contain no text of their own. */
const PARENTS: ReadonlySet<string> = new Set("table thead tbody tr ul ol dl".split(" "));

function toEmptyNode({ name, attribs }: Element): EmptyNode {
  const props = attributesToProps(attribs);
  return { t: name, ...(Object.keys(props).length > 0 && { p: props }) };
}

/** Whether the elements around a text are parts of a line. */
function isInLine({ prev, next }: Text): boolean {
  return [prev, next].every((beside) => beside && isTag(beside) && standsInLine(beside.name));
}

/** Insignificant line breaks between blocks. */
function isLayout(text: string): boolean {
  return text.includes("\n") && text.trim() === "";
}
