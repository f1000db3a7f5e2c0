import { version } from "../../../package.json";
import { toSiteFile } from "../../content/imported-data.ts";
import type { DebugRoute } from "../../model/debug.ts";
import type { Graph } from "../../model/graph.ts";
import type { Json, Plain } from "../../model/json.ts";
import type { Finished } from "../../model/plugin.ts";
import type { Route, RouteEntry } from "../../model/route.ts";
import type { DebugViewName } from "../../url/debug-paths.ts";

/** The data of the debug pages. Pure. */
export function toDebugViews(finished: Finished): Readonly<Record<DebugViewName, Json>> {
  const { graph } = finished;
  return {
    config: toJson(graph.site.config),
    metadata: toMetadata(graph),
    registry: toRegistry(finished),
    routes: toDebugRoutes(graph),
    content: toContent(graph),
    globalData: graph.globalData,
  };
}

/** The same value, typed as plain data. */
function toJson<T>(value: T & Plain<T>): Json {
  return value as unknown as Json;
}

function toMetadata({ site, plugins }: Graph): Json {
  return {
    generator: { name: "Veloci", version },
    locale: site.locale,
    plugins: byInstance(plugins.map(({ name, id, version: of }) => [name, id, of])),
  };
}

/** Plugins without content are left out. */
function toContent({ plugins }: Graph): Json {
  const known = plugins.filter(({ content }) => content !== null);
  return byInstance(known.map(({ name, id, content }) => [name, id, content]));
}

function toRegistry({ graph, chunks }: Finished): Json {
  const pages = new Map<string, number>();
  const names = graph.routes.flatMap((route) => [...new Set(modulesOf(route, graph))]);
  for (const name of names) pages.set(name, (pages.get(name) ?? 0) + 1);
  return {
    chunks: Object.fromEntries(chunks.map(({ path, bytes, modules }) => [path, { bytes, modules }])),
    pagesOfModules: Object.fromEntries([...pages].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Plugin → ID → value, as in global data. */
function byInstance(list: readonly (readonly [string, string, Json | undefined])[]): Json {
  const groups = Map.groupBy(list, ([name]) => name);
  return Object.fromEntries(
    [...groups].map(([name, instances]) => [
      name,
      Object.fromEntries(instances.map(([, id, value]) => [id, value ?? null])),
    ]),
  );
}

/** Each wrapper, followed by the routes inside it. */
function toDebugRoutes(graph: Graph): DebugRoute[] {
  const pages = new Map(graph.routes.map((route) => [route.path, toDebugRoute(route, graph)]));
  const walk = (entries: readonly RouteEntry[], around: readonly string[]): DebugRoute[] =>
    entries.flatMap(({ path, component, exact, routes }) => {
      const wrappers = around.length === 0 ? {} : { wrappers: around };
      const page = pages.get(path);
      if (!routes) return page ? [{ ...page, ...wrappers }] : [];
      const inside = walk(routes, [...around, path]);
      const plugin = inside[0]?.plugin ?? "";
      const children = routes.length;
      return [{ path, components: [component], plugin, exact, modules: [], ...wrappers, children }, ...inside];
    });
  return walk(graph.routeTree, []);
}

function toDebugRoute(route: Route, graph: Graph): DebugRoute {
  const { path, exact, plugin, layers, sidebar, source, unlisted, priority } = route;
  return {
    path,
    components: layers.map(({ component }) => component),
    plugin: `${plugin.name} (${plugin.id})`,
    exact,
    modules: documentsOf(route, graph),
    ...(sidebar === undefined ? {} : { sidebar }),
    ...(source === undefined ? {} : { source }),
    ...(unlisted === undefined ? {} : { unlisted }),
    ...(priority === undefined ? {} : { priority }),
  };
}

function modulesOf(route: Route, graph: Graph): string[] {
  return [...route.layers.map(({ component }) => component), ...documentsOf(route, graph)];
}

/** Documents and their imports: components of the theme and the site. */
function documentsOf({ bodies = {} }: Route, { documents }: Graph): string[] {
  return Object.values(bodies).flatMap(({ document: path }) => [
    path,
    ...(documents[path]?.imports ?? []).map(({ from }) =>
      from.startsWith(".") ? `@site/${toSiteFile(path, from)}` : from,
    ),
  ]);
}
