/**
 * Prepares the bodies of documents for pages. Returns one string if nothing needs React, otherwise elements with static content
 * wherever possible.
 */

import { decodeHTML } from "entities";
import { toHtmlAttributes } from "../markdown/tags/attributes.ts";
import { fillElementProps, fillHtml, fillProps, toRuns } from "../markdown/body/fill-slots.ts";
import { CHILDREN_NODE, PROPS_NODE } from "../markdown/partials/children.ts";
import { documentModule } from "../markdown/partials/names.ts";
import { isComponent } from "../markdown/body/slotted.ts";
import { toElements, toStaticNodes } from "../markdown/body/static-nodes.ts";
import type { ComponentNode, Document, Node } from "../model/document.ts";
import type { FilledSlot } from "../model/graph.ts";
import type { JsonObject } from "../model/json.ts";
import type { BodyNode, LiveNode, PageBody } from "../model/page.ts";
import { takeOwnElements } from "./own-elements.ts";

export interface BodyContext {
  /** Whether a component can be rendered to text now. */
  isStatic(name: string): boolean;
  renderStatic(name: string, props: JsonObject, html: string): string;
  /** Whether a component of the site is static, so a page needs only its HTML. */
  isPlain(name: string): boolean;
  /** Whether a component inspects its children, which then are elements, and no text that contains HTML. */
  inspects(document: Document, name: string): boolean;
  /** Returns the HTML of such a component or of a computed value, including its children. */
  renderPlain(node: BodyNode): string;
  /** The name under which pages find a component: its own, or `module#export` if the document imports it. */
  componentName(document: Document, name: string): string;
  /** Elements that the site renders with components of its own. */
  readonly ownElements: ReadonlySet<string>;
}

export interface BodyRequest {
  readonly document: Document;
  /** Strings with slots between them are balanced: every tag that they open is closed. */
  readonly nodes: readonly Node[];
  readonly slots: readonly FilledSlot[];
  readonly context: BodyContext;
  /** Whether components must not be rendered, because a parent may inspect its children; whether it does with all `elements`. */
  readonly keeps?: "elements" | "all" | "children" | undefined;
  /** The page shows several documents (a list of posts), so it has a head of its own. */
  readonly isGuest?: boolean;
}

/** The body of one document. */
export function toPageBody(request: BodyRequest): PageBody {
  const nodes = takeOwnElements(request.nodes, { own: request.context.ownElements, slots: request.slots });
  if (!nodes.some((node) => isDynamic(node, request))) return { html: toHtml(nodes, request) };
  return { nodes: toBodyNodes(nodes, request) };
}

/** Whether a node is or contains a component that must run in the browser. */
function isDynamic(node: Node, request: BodyRequest): boolean {
  if (!isComponent(node)) return false;
  if (node.h !== undefined || node.c === PROPS_NODE || node.c === CHILDREN_NODE) return true;
  const name = request.context.componentName(request.document, node.c);
  if (!isElement(name) && !isText(name, request)) return true;
  return node.b?.some((child) => isDynamic(child, request)) ?? false;
}

/** Whether a component becomes text, provided that its children do. */
function isText(name: string, { context, keeps }: BodyRequest): boolean {
  return context.isStatic(name) || (keeps === undefined && context.isPlain(name));
}

/** Returns the request for the children of a component that runs in the browser. Components of the theme inspect only tabs. */
function within(name: string, request: BodyRequest): BodyRequest {
  if (request.keeps === "elements") return request;
  const isOfSite = !isElement(name) && name.includes("#");
  if (!isElement(name) && request.context.inspects(request.document, name)) return { ...request, keeps: "elements" };
  if (request.keeps === "all" || isOfSite) return { ...request, keeps: "all" };
  return { ...request, keeps: name === "Tabs" ? "children" : undefined };
}

function propsOf(node: ComponentNode, { slots }: BodyRequest): JsonObject {
  return isElement(node.c) ? fillElementProps(node, slots) : fillProps(node, slots);
}

function isElement(name: string): boolean {
  return /^[a-z][^#]*$/.test(name);
}

function toHtml(nodes: readonly Node[], request: BodyRequest): string {
  return fillHtml(nodes, request.slots, (node) => nodeHtml(node, request));
}

function nodeHtml(node: ComponentNode, request: BodyRequest): string {
  const { c, b } = node;
  const { document, context } = request;
  const name = context.componentName(document, c);
  const props = propsOf(node, request);
  // It may inspect its children, as in a browser, so they are not rendered before it.
  if (!isElement(name) && !context.isStatic(name))
    return context.renderPlain(withInside(name, props, toBodyNodes(b ?? [], within(name, request))));
  const html = b ? toHtml(b, request) : "";
  return isElement(name) ? `<${c}${toHtmlAttributes(props)}>${html}</${c}>` : context.renderStatic(name, props, html);
}

/** Returns components and their ancestors as nodes, and everything else as static elements. */
function toBodyNodes(nodes: readonly Node[], request: BodyRequest): BodyNode[] {
  return toRuns(nodes).flatMap((node): BodyNode[] => {
    if (Array.isArray(node)) {
      const html = fillHtml(node, request.slots);
      return request.keeps === "elements" ? toElements(html) : toStaticNodes(html);
    }
    if (!isDynamic(node, request)) return toStaticNodes(nodeHtml(node, request));
    if (node.h !== undefined || node.c === PROPS_NODE) return [toComputed(node, request)];
    if (node.c === "Head") return request.isGuest ? [] : [withInside("Head", {}, toHeadNodes(node, request))];
    const props = propsOf(node, request);
    const name = request.context.componentName(request.document, node.c);
    return [withInside(name, props, toBodyNodes(node.b ?? [], within(name, request)))];
  });
}

/** A computed value: of an expression, the props of a component, or the props that the code of a partial reads. */
function toComputed(node: ComponentNode, request: BodyRequest): LiveNode {
  const { document, context } = request;
  const { c, h, b = [], k } = node;
  const name = c === "" || c === PROPS_NODE ? c : context.componentName(document, c);
  const hole = typeof h === "number" ? `${documentModule(document.path)}#${h}` : h;
  return {
    ...withInside(name, propsOf(node, request), toBodyNodes(b, name === PROPS_NODE ? request : within(name, request))),
    ...(hole !== undefined && { h: hole }),
    ...(k && { k: toBodyNodes(k, request) }),
  };
}

/** Elements of `<Head>`, which reads them: their content is plain text, not HTML. */
function toHeadNodes({ b = [] }: ComponentNode, request: BodyRequest): BodyNode[] {
  const { slots } = request;
  return b.flatMap((node): BodyNode[] => {
    if (!isComponent(node)) return [];
    if (node.h !== undefined) return [toComputed(node, request)];
    const inside = toRuns(node.b ?? []).flatMap((part): BodyNode[] => {
      if (!Array.isArray(part)) return part.h === undefined ? [] : [toComputed(part, request)];
      const text = fillHtml(part, slots);
      const shown = node.c === "title" ? decodeHTML(text.trim()) : text;
      return shown === "" ? [] : [shown];
    });
    return [withInside(node.c, fillProps(node, slots), inside)];
  });
}

function withInside(t: string, props: JsonObject, b: readonly BodyNode[]): LiveNode {
  return { t, ...withProps(props), ...(b.length > 0 ? { b } : {}) };
}

function withProps(props: JsonObject): { p?: JsonObject } {
  return Object.keys(props).length > 0 ? { p: props } : {};
}
