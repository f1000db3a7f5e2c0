/** The tree of a site's routes, as the format has it. */

import type { Graph } from "../model/graph.ts";
import { type Layer, MODULE_PROPS, type Route, type RouteEntry } from "../model/route.ts";

/** Nests routes as the format does. A wrapper takes the position of its first page, and pages without a wrapper keep theirs. */
export function toRouteTree(routes: readonly Route[]): RouteEntry[] {
  return nest(routes, 0);
}

/** Adds the tree of its routes to a graph. It is made when something reads it: few do, and it takes as much memory as all paths. */
export function withRouteTree<Part extends Pick<Graph, "routes">>(graph: Part): Part & Pick<Graph, "routeTree"> {
  let tree: Graph["routeTree"] | undefined;
  const get = (): Graph["routeTree"] => (tree ??= toRouteTree(graph.routes));
  return Object.defineProperty(graph, "routeTree", { enumerable: true, get }) as Part & Pick<Graph, "routeTree">;
}

/** Nests routes; `depth` is the number of wrappers around them that are already entries. */
function nest(routes: readonly Route[], depth: number): RouteEntry[] {
  const groups = new Map<string, [Route, ...Route[]]>();
  for (const [index, route] of routes.entries()) {
    const wrapper = wrapperAt(route, depth);
    const key = wrapper ? JSON.stringify([route.plugin, wrapper.path, wrapper.component]) : String(index);
    const group = groups.get(key);
    if (group) group.push(route);
    else groups.set(key, [route]);
  }
  return [...groups.values()].map((group) => {
    const [first] = group;
    const wrapper = wrapperAt(first, depth);
    if (!wrapper) return toPage(first);
    return { ...wrapper, exact: false, routes: nest(group, depth + 1) };
  });
}

function wrapperAt({ layers }: Route, depth: number): Pick<RouteEntry, "path" | "component"> | undefined {
  const layer = layers[depth];
  return layer?.path === undefined ? undefined : { path: layer.path, component: componentOf(layer) };
}

/** Name of the component that the plugin has named: ours may pass its props. */
function componentOf({ component, props }: Layer): string {
  return component === MODULE_PROPS && typeof props["component"] === "string" ? props["component"] : component;
}

function toPage({ path, exact, layers, sidebar }: Route): RouteEntry {
  const last = layers.at(-1);
  return { path, component: last ? componentOf(last) : "", exact, ...(sidebar === undefined ? {} : { sidebar }) };
}
