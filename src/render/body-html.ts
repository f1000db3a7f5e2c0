/**
 * A document's body for readers outside the site: all components as plain HTML, links and images as absolute URLs, and
 * nothing that only works on the site's own pages.
 */

import render from "dom-serializer";
import { type AnyNode, isTag } from "domhandler";
import { parseDocument } from "htmlparser2";
import type { Graph } from "../model/graph.ts";
import type { PageBody } from "../model/page.ts";
import { documentModule } from "../markdown/partials/names.ts";
import { type BodyContext, toPageBody } from "./body.ts";

export interface BodyHtmlRequest {
  readonly graph: Graph;
  readonly bodies: BodyContext;
}

/** Makes the function that plugins get: document path → HTML. */
export function makeBodyHtml({ graph, bodies }: BodyHtmlRequest): (path: string) => string {
  const { url } = graph.site.config;
  const context: BodyContext = { ...bodies, isStatic: () => true };
  return (path) => {
    const document = graph.documents[path];
    if (!document) return "";
    if (document.code !== undefined)
      return toOutside(bodies.renderStatic(`${documentModule(path)}#default`, {}, ""), url);
    const body = toPageBody({ document, nodes: document.body, slots: graph.slotUrls[path] ?? [], context });
    return toOutside(htmlOf(body), url);
  };
}

function htmlOf(body: PageBody): string {
  return "html" in body ? body.html : "";
}

/** Takes out buttons, links to headings and the half of formulas that needs styles, and makes `/a` into `https://site/a`. */
function toOutside(html: string, url: string): string {
  const root = parseDocument(html, { decodeEntities: false, lowerCaseAttributeNames: false });
  return render(withoutControls(root.children, url.replace(/\/$/, "")), { encodeEntities: false });
}

function withoutControls(nodes: readonly AnyNode[], url: string): AnyNode[] {
  return nodes.filter((node) => {
    if (!isTag(node)) return true;
    const { class: names = "" } = node.attribs;
    const controls = /(?:^|\s)(?:hash-link|buttonGroup|playground(?:Header|Result)|katex-html)(?=\s|$)/;
    if (node.name === "button" || controls.test(names)) return false;
    for (const name of ["href", "src"]) {
      const value = node.attribs[name];
      if (value?.startsWith("/") && !value.startsWith("//")) node.attribs[name] = url + value;
    }
    node.children = withoutControls(node.children, url) as typeof node.children;
    return true;
  });
}
