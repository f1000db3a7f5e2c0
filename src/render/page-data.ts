/** Collects the data of one page. Nothing else passes data from the graph to the browser. */

import type { Graph } from "../model/graph.ts";
import type { BodyNode, PageBody, PageData } from "../model/page.ts";
import type { BodyRef, Route } from "../model/route.ts";
import { importModule } from "../bundle/site/site-modules.ts";
import { documentModule } from "../markdown/partials/names.ts";
import { type BodyContext, toPageBody } from "./body.ts";
import type { LocalePages } from "./locale-pages.ts";
import type { SharedFiles } from "./shared-files.ts";
import type { SlotValues } from "./slot-values.ts";
import { mapValues } from "../lookup/map-values.ts";

export interface PageDataRequest {
  readonly graph: Graph;
  readonly shared: SharedFiles;
  readonly build: string;
  readonly bodies: BodyContext;
  readonly slotValues: SlotValues;
  readonly localePages: LocalePages;
}

/** Everything that the page of a route is rendered from, including prose, without the head. */
export function toPageData(route: Route, request: PageDataRequest): PageData {
  const { shared, build, localePages } = request;
  const missingIn = localePages.missing(route.path);
  const loaded = Object.entries(route.bodies ?? {}).map(
    ([name, ref]) => [name, loadBody(ref, route, request)] as const,
  );
  return {
    path: route.path,
    build,
    plugin: route.plugin,
    context: route.context ?? {},
    layers: route.layers.map(({ component, props, shared: keys }) => ({
      component,
      // Some are made each time that they are read.
      props: { ...props },
      ...(keys ? { shared: mapValues(keys, (key) => shared.urlOf(key) ?? "") } : {}),
    })),
    ...(missingIn.length > 0 && { missingIn }),
    bodies: Object.fromEntries(loaded),
    modules: [
      ...new Set([
        ...modulesOf(loaded.map(([, body]) => body)),
        ...effectsOf(route, request.graph),
        ...(route.modules ?? []),
      ]),
    ],
  };
}

function loadBody({ document: path, truncated }: BodyRef, route: Route, request: PageDataRequest): PageBody {
  const { graph, bodies: context, slotValues } = request;
  const document = graph.documents[path];
  if (!document) throw new Error(`The graph has no document \`${path}\`.`);
  const isOwnPage = route.document === path;
  const cut = truncated ? document.truncatedBody : undefined;
  const slots = slotValues(path, isOwnPage, cut === undefined);
  const nodes = cut ?? document.body;
  const body = toPageBody({ document, nodes, slots, context, isGuest: !isOwnPage });
  return request.localePages.inItsLanguage(body, path, isOwnPage);
}

/** Modules of the components in bodies. Nodes name them `module#export`. */
function modulesOf(bodies: readonly PageBody[]): string[] {
  const names = new Set<string>();
  const visit = (node: BodyNode): void => {
    if (typeof node === "string") return;
    for (const name of [node.t, "h" in node ? node.h : undefined]) {
      const end = name?.lastIndexOf("#") ?? 0;
      if (end > 0) names.add(name?.slice(0, end) ?? "");
    }
    if ("html" in node) return;
    node.b?.forEach(visit);
    node.k?.forEach(visit);
  };
  for (const body of bodies) if ("nodes" in body) body.nodes.forEach(visit);
  return [...names];
}

/** Modules that documents import only for their side effects, and modules of code with side effects. */
function effectsOf({ bodies = {} }: Route, { documents }: Graph): string[] {
  return Object.values(bodies).flatMap(({ document: path }) => {
    const document = documents[path];
    const imports = document?.imports ?? [];
    const own = document?.code?.runs ? [documentModule(path)] : [];
    const others = imports.flatMap((statement) => {
      const isPlain = Object.keys(statement.names).length === 0 && statement.file === undefined;
      const module = isPlain ? importModule(path, statement) : undefined;
      return module === undefined || module.startsWith("@document/") ? [] : [module];
    });
    return [...own, ...others];
  });
}
