/** A document's body for readers outside the site: all components as plain HTML, links and images as absolute URLs. */

import type { Graph } from "../model/graph.ts";
import type { PageBody } from "../model/page.ts";
import { documentModule } from "../bundle/site-modules.ts";
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
      return absolute(bodies.renderStatic(`${documentModule(path)}#default`, {}, ""), url);
    const body = toPageBody({ document, nodes: document.body, slots: graph.slotUrls[path] ?? [], context });
    return absolute(htmlOf(body), url);
  };
}

function htmlOf(body: PageBody): string {
  return "html" in body ? body.html : "";
}

/** `href="/a"` → `href="https://site/a"`. */
function absolute(html: string, url: string): string {
  return html.replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${url.replace(/\/$/, "")}/`);
}
