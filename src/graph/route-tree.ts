/** Nests routes as the format does: each wrapper contains its pages. */

import type { Layer, Route, RouteEntry } from "../model/route.ts";

/** Nests all routes. A wrapper takes the position of its first page, and pages without a wrapper keep theirs. */
export function toRouteTree(routes: readonly Route[]): RouteEntry[] {
  return nest(routes, 0);
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
  const { path, component }: Partial<Layer> = layers[depth] ?? {};
  return path === undefined || component === undefined ? undefined : { path, component };
}

function toPage({ path, exact, layers, sidebar }: Route): RouteEntry {
  return { path, component: layers.at(-1)?.component ?? "", exact, ...(sidebar === undefined ? {} : { sidebar }) };
}
