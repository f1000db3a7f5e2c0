/** Elements that a site renders with components of its own: `img: Zoomed` in its MDXComponents. */

import render from "dom-serializer";
import { type AnyNode, type Element, isTag } from "domhandler";
import type { ComponentNode, Node } from "../model/document.ts";
import type { FilledSlot } from "../model/graph.ts";
import { fillHtml, toRuns } from "../markdown/body/fill-slots.ts";
import { attributesToProps, parseMarkup } from "../markdown/body/markup.ts";

export interface OwnElements {
  /** Their names. */
  readonly own: ReadonlySet<string>;
  readonly slots: readonly FilledSlot[];
}

/** Extracts all of these elements from the static text, whose slots are filled. */
export function takeOwnElements(nodes: readonly Node[], { own, slots }: OwnElements): readonly Node[] {
  if (own.size === 0) return nodes;
  const sign = new RegExp(`<(?:${[...own].join("|")})[\\s/>]`);
  const take = (list: readonly Node[]): Node[] =>
    toRuns(list).flatMap((node): Node[] => {
      if (Array.isArray(node)) {
        const html = fillHtml(node, slots);
        return sign.test(html) ? toNodes(parseMarkup(html), own) : [html];
      }
      if (isCodeText(node)) return [withOwnElements(node, own)];
      const inside = { ...node, ...(node.b && { b: take(node.b) }) };
      return [own.has(node.c) ? toOwn(inside) : inside];
    });
  return take(nodes);
}

/** An element that contains components. Of a heading, the component renders the link and its class. */
function toOwn({ c, p, b, ...node }: ComponentNode): ComponentNode {
  const own = { ...node, c: `#${c}`, ...(p && { p }), ...(b && { b }) };
  if (!HEADING.test(c)) return own;
  const { className, ...others } = p ?? {};
  const inside = b?.map((part) => (typeof part === "string" ? part.replace(HASH_LINK, "") : part));
  return { ...own, p: className === "anchor" ? others : (p ?? {}), ...(inside && { b: inside }) };
}

const HEADING = /^h[1-6]$/;

/** As the rule for headings writes it. */
const HASH_LINK = /<a href="[^"]*" class="hash-link"[^>]*><\/a>$/;

/** Whether a node is a code block with its text, as for sites that render code blocks themselves. */
function isCodeText({ c, p, h }: ComponentNode): boolean {
  return c === "CodeBlock" && h === undefined && typeof p?.["children"] === "string";
}

/** A code block is `<code>`, in `<pre>`, for components of a site that show these. */
function withOwnElements(node: ComponentNode, own: ReadonlySet<string>): ComponentNode {
  const code = { ...node, c: "#code" };
  if (own.has("pre")) return { c: "#pre", b: [code] };
  return own.has("code") ? code : node;
}

function toNodes(nodes: readonly AnyNode[], own: ReadonlySet<string>): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (!isTag(node) || !holds(node, own)) return [render(node, { encodeEntities: false })];
    const isOwn = own.has(node.name) && !isHashLink(node);
    const children = isOwn ? node.children.filter((child) => !isTag(child) || !isHashLink(child)) : node.children;
    const inside = toNodes(children, own);
    const p = isOwn ? propsOf(node) : attributesToProps(node.attribs);
    return [{ c: isOwn ? `#${node.name}` : node.name, p, ...(inside.length > 0 && { b: inside }) }];
  });
}

function holds(node: AnyNode, own: ReadonlySet<string>): boolean {
  if (!isTag(node) || isHashLink(node)) return false;
  return own.has(node.name) || node.children.some((child) => holds(child, own));
}

/** The component that renders a heading also renders its link to itself. */
function isHashLink({ name, attribs }: Element): boolean {
  return name === "a" && attribs["class"] === "hash-link";
}

function propsOf({ name, attribs }: Element): ReturnType<typeof attributesToProps> {
  const { class: className, ...others } = attribs;
  const isMade = HEADING.test(name) && className === "anchor";
  return attributesToProps(isMade ? others : attribs);
}
