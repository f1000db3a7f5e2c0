/**
 * Bodies of documents as pages get them. In: nodes with slots. Out: one string where nothing needs React, else elements
 * whose insides are static wherever possible.
 */

import render from "dom-serializer";
import { type AnyNode, isTag, isText } from "domhandler";
import { decodeHTML } from "entities";
import { parseDocument } from "htmlparser2";
import { fillProps, fillSlots } from "../markdown/slots.ts";
import type { ComponentNode, Document, Node } from "../model/document.ts";
import type { FilledSlot } from "../model/graph.ts";
import type { JsonObject } from "../model/json.ts";
import type { BodyNode, PageBody } from "../model/page.ts";
import { toReactProps } from "./react-props.ts";

export interface BodyContext {
  /** Whether a component can be turned into text now. */
  isStatic(name: string): boolean;
  renderStatic(name: string, props: JsonObject, html: string): string;
  /** The name under which pages find a component: itself, or `module#export` for one the document imports. */
  componentName(document: Document, name: string): string;
}

export interface BodyRequest {
  readonly document: Document;
  readonly nodes: readonly Node[];
  readonly slots: readonly FilledSlot[];
  readonly context: BodyContext;
}

/** Stands for a component while the HTML around it is parsed. */
const PLACE = "veloci-place";

/** The body of one document. */
export function toPageBody(request: BodyRequest): PageBody {
  const dynamic: ComponentNode[] = [];
  const html = toHtml(request.nodes, request, dynamic);
  if (dynamic.length === 0) return { html };
  const root = parseDocument(html, {
    decodeEntities: false,
    lowerCaseTags: false,
    lowerCaseAttributeNames: false,
    recognizeSelfClosing: true,
  });
  return { nodes: toBodyNodes(root.children, dynamic) };
}

function toHtml(nodes: readonly Node[], request: BodyRequest, dynamic: ComponentNode[]): string {
  let html = "";
  for (const node of nodes) {
    html += typeof node === "string" ? fillSlots(node, request.slots) : componentHtml(node, request, dynamic);
  }
  return html;
}

function componentHtml(node: ComponentNode, request: BodyRequest, dynamic: ComponentNode[]): string {
  const { document, slots, context } = request;
  const name = context.componentName(document, node.c);
  const props = fillProps(node.p ?? {}, slots);
  if (context.isStatic(name)) return context.renderStatic(name, props, toHtml(node.b ?? [], request, dynamic));
  const index = dynamic.push({ c: name, p: props }) - 1;
  return `<${PLACE} n="${index}">${toHtml(node.b ?? [], request, dynamic)}</${PLACE}>`;
}

function toBodyNodes(nodes: readonly AnyNode[], dynamic: readonly ComponentNode[]): BodyNode[] {
  return nodes.flatMap((node): BodyNode[] => {
    if (isText(node)) return isLayout(node.data) ? [] : [decodeHTML(node.data)];
    if (!isTag(node)) return [];
    if (node.name === PLACE) {
      const { c, p } = dynamic[Number(node.attribs["n"])] ?? { c: "div", p: {} };
      return [withInside(c, p ?? {}, toBodyNodes(node.children, dynamic))];
    }
    const props = toReactProps(decodeAll(node.attribs));
    // React refuses an inside, even an empty one, for elements that have none (`<img>`, `<hr>`).
    if (hasPlace(node) || node.children.length === 0)
      return [withInside(node.name, props, toBodyNodes(node.children, dynamic))];
    return [{ t: node.name, ...withProps(props), html: render(node.children, { encodeEntities: false }) }];
  });
}

function withInside(t: string, props: JsonObject, b: readonly BodyNode[]): BodyNode {
  return { t, ...withProps(props), ...(b.length > 0 ? { b } : {}) };
}

function withProps(props: JsonObject): { p?: JsonObject } {
  return Object.keys(props).length > 0 ? { p: props } : {};
}

/** Line breaks between blocks, which mean nothing. */
function isLayout(text: string): boolean {
  return text.includes("\n") && text.trim() === "";
}

function hasPlace(node: AnyNode): boolean {
  return isTag(node) && (node.name === PLACE || node.children.some(hasPlace));
}

function decodeAll(attributes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, decodeHTML(value)]));
}

/** The body without what the page's HTML has already: every static inside is empty. */
export function withoutProse(body: PageBody): PageBody {
  if ("html" in body) return { html: "" };
  return "nodes" in body ? { nodes: body.nodes.map(emptyNode) } : body;
}

function emptyNode(node: BodyNode): BodyNode {
  if (typeof node === "string") return node;
  if ("html" in node) return { ...node, html: "" };
  return node.b ? { ...node, b: node.b.map(emptyNode) } : node;
}
