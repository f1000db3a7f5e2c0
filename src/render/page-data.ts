/** Data of one page: the one gate between the graph and the browser. */

import type { Graph } from "../model/graph.ts";
import type { PageBody, PageData } from "../model/page.ts";
import type { BodyRef, Route } from "../model/route.ts";
import { importModule } from "../bundle/site-modules.ts";
import { documentModule } from "../markdown/partials/names.ts";
import { type BodyContext, toPageBody } from "./body.ts";
import type { SharedFiles } from "./shared-files.ts";

export interface PageDataRequest {
  readonly graph: Graph;
  readonly shared: SharedFiles;
  readonly build: string;
  readonly bodies: BodyContext;
}

/** Everything the page of a route is rendered from, prose included, head excluded. */
export function toPageData(route: Route, { graph, shared, build, bodies }: PageDataRequest): PageData {
  const loaded = Object.entries(route.bodies ?? {}).map(([name, ref]) => [name, loadBody(ref, graph, bodies)] as const);
  return {
    path: route.path,
    build,
    plugin: route.plugin,
    context: route.context ?? {},
    layers: route.layers.map(({ component, props, shared: keys }) => ({
      component,
      props,
      ...(keys ? { shared: mapValues(keys, (key) => shared.urls.get(key) ?? "") } : {}),
    })),
    bodies: Object.fromEntries(loaded),
    modules: modulesOf(route, graph),
  };
}

function loadBody({ document: path, truncated }: BodyRef, graph: Graph, context: BodyContext): PageBody {
  const document = graph.documents[path];
  if (!document) throw new Error(`The graph has no document \`${path}\`.`);
  if (document.tier === "code") return { module: documentModule(path), ...(truncated ? { truncated } : {}) };
  const nodes = truncated ? (document.truncatedBody ?? document.body) : document.body;
  return toPageBody({ document, nodes, slots: graph.slotUrls[path] ?? [], context });
}

/** Modules of the components that the page's bodies import. */
function modulesOf(route: Route, graph: Graph): string[] {
  const names = new Set<string>();
  for (const { document: path } of Object.values(route.bodies ?? {})) {
    const document = graph.documents[path];
    if (document?.tier !== "data") continue;
    for (const { from } of document.imports) {
      const module = importModule(path, from);
      if (module) names.add(module);
    }
  }
  return [...names];
}

function mapValues(record: Readonly<Record<string, string>>, map: (value: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
