/**
 * A document's body for readers outside the site: all components as plain HTML, links and images as absolute URLs, and
 * nothing that only works on the site's own pages.
 */

import render from "dom-serializer";
import { type AnyNode, isTag } from "domhandler";
import { parseDocument } from "htmlparser2";
import type { Graph } from "../model/graph.ts";
import type { PageBody } from "../model/page.ts";
import { type BodyContext, toPageBody } from "./body.ts";

export interface BodyHtmlRequest {
  readonly graph: Graph;
  readonly bodies: BodyContext;
}

/** Makes the function that plugins get: document path → HTML. */
export function makeBodyHtml({ graph, bodies }: BodyHtmlRequest): (path: string) => string {
  const { url } = graph.site.config;
  const pages = new Map(graph.routes.map((route) => [route.document, route.path]));
  const context: BodyContext = { ...bodies, ownElements: new Set() };
  return (path) => {
    const document = graph.documents[path];
    if (!document) return "";
    const base = { site: url.replace(/\/$/, ""), page: pages.get(path) ?? "" };
    const slots = graph.slotUrls[path] ?? [];
    const body = toPageBody({ document, nodes: document.body, slots, context, isGuest: true });
    return toOutside(htmlOf(body, context), base);
  };
}

/** Returns the HTML of a body, some of which may have to run. */
export function htmlOf(body: PageBody, context: BodyContext): string {
  if ("html" in body) return body.html;
  return body.nodes.map((node) => context.renderPlain(node)).join("");
}

/** Base of a body's URLs. */
interface Base {
  /** Without slash at the end. */
  readonly site: string;
  /** Path of the document's page. */
  readonly page: string;
}

/**
 * Removes buttons, links to headings and the half of formulas that needs styles, and turns `/a` into `https://site/a`,
 * `#b` into `https://site/page#b`.
 */
function toOutside(html: string, base: Base): string {
  const root = parseDocument(html, { decodeEntities: false, lowerCaseAttributeNames: false });
  return render(withoutControls(root.children, base), { encodeEntities: false });
}

function withoutControls(nodes: readonly AnyNode[], base: Base): AnyNode[] {
  return nodes.filter((node) => {
    if (!isTag(node)) return true;
    const { class: names = "" } = node.attribs;
    const controls = /(?:^|\s)(?:hash-link|buttonGroup|playground(?:Header|Result)|katex-html)(?=\s|$)/;
    if (node.name === "button" || controls.test(names)) return false;
    for (const name of ["href", "src"]) {
      const value = node.attribs[name];
      if (value?.startsWith("/") && !value.startsWith("//")) node.attribs[name] = base.site + value;
      else if (value?.startsWith("#")) node.attribs[name] = base.site + base.page + value;
    }
    // React's spelling.
    const { srcSet } = node.attribs;
    if (srcSet !== undefined) node.attribs["srcSet"] = srcSet.replace(/(^|,\s*)(?=\/(?!\/))/g, `$1${base.site}`);
    node.children = withoutControls(node.children, base) as typeof node.children;
    return true;
  });
}
