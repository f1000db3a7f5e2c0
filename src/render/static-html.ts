/** Finds the static parts that a page's HTML already contains, and makes a copy of the page's data without them. */

import { PRINTED_PARTS } from "../bundle/theme/theme-modules.ts";
import type { BodyNode, PageBody, PageData, PagePart } from "../model/page.ts";
import { toStaticNodes } from "../markdown/body/static-nodes.ts";
import { mapValues } from "../lookup/map-values.ts";

type Parts = NonNullable<PageData["parts"]>;

/** Makes the reader of parts. */
export function makePartReader(): (htmls: Readonly<Record<string, string>>) => Parts {
  // Most parts start with one of a few tags.
  const elements = new Map<string, PagePart>();
  const toPart = (name: string, html: string): PagePart => {
    const begin = html.indexOf(">") + 1;
    const tag = html.slice(0, begin);
    const element = elements.get(tag) ?? toElement(tag);
    elements.set(tag, element);
    return PRINTED_PARTS[name] === "site" ? element : { ...element, html: html.slice(begin, html.lastIndexOf("</")) };
  };
  return (htmls) => Object.fromEntries(Object.entries(htmls).map(([name, html]) => [name, toPart(name, html)]));
}

function toElement(tag: string): PagePart {
  const [root] = toStaticNodes(tag);
  if (typeof root !== "object") throw new Error(`A part of the page does not begin with an element, but with: ${tag}`);
  const { t, p } = root;
  return { t, ...(p && { p }) };
}

/**
 * Returns the page's data without the static content that `html`, the rendered page, has. A component may show its children later, or only in
 * browsers: the data keeps those.
 */
export function withoutHtml(page: PageData, html: string): PageData {
  const { bodies, parts = {}, code } = page;
  const shown = new Set(Array.from(html.matchAll(/ data-prose="([^"]*)"/g), ([, place = ""]) => place));
  const isShown = (place: string): boolean => shown.has(place);
  return {
    ...page,
    bodies: mapValues(bodies, (body, name) => withoutProse(body, name, isShown)),
    parts: mapValues(parts, emptyPart),
    ...(code && { code: mapValues(code, (compiled) => (compiled.isRead ? compiled : { ...compiled, html: "" })) }),
  };
}

/** A body without its prose at the positions that are shown. */
export function withoutProse(body: PageBody, place: string, isShown: (place: string) => boolean): PageBody {
  if ("html" in body) return isShown(place) ? { ...body, html: "" } : body;
  const empty = (node: BodyNode, at: string): BodyNode => {
    if (typeof node === "string") return node;
    if ("html" in node) return isShown(at) ? { ...node, html: "" } : node;
    return node.b ? { ...node, b: node.b.map((child, index) => empty(child, `${at}.${index}`)) } : node;
  };
  return "nodes" in body ? { ...body, nodes: body.nodes.map((node, index) => empty(node, `${place}.${index}`)) } : body;
}

function emptyPart(part: PagePart): PagePart {
  return part.html === undefined ? part : { ...part, html: "" };
}
