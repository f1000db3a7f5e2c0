/** The tree of a site's routes with what plugins of the format look for in it: who made a route, and the docs of each version. */

import { hasRelease } from "../../config/format-release.ts";
import { ownValue } from "../../lookup/own-value.ts";
import type { Graph } from "../../model/graph.ts";
import type { AllContent } from "../../model/plugin.ts";
import type { Route, RouteEntry } from "../../model/route.ts";

/** An entry as `postBuild` receives it. Outermost entries name their plugin. */
interface FormatRoute extends RouteEntry {
  readonly plugin?: Route["plugin"] | undefined;
  readonly props?: Readonly<Record<string, unknown>> | undefined;
}

/** Of a version, in the content of a docs plugin. */
interface LoadedVersion {
  readonly versionName: string;
  readonly path: string;
  readonly sidebars: unknown;
  readonly docs: readonly Readonly<Record<"id" | "title" | "description" | "sidebar", unknown>>[];
}

/** Makes the tree. From release 3.0 on, all versions of a docs plugin are inside one route, in a route of their own each. */
export function toFormatRoutes(
  { site, routes, routeTree }: Pick<Graph, "site" | "routes" | "routeTree">,
  published: AllContent,
): readonly FormatRoute[] {
  const plugins = new Map(routes.map(({ path, plugin }) => [path, plugin]));
  const entries = routeTree.map((entry) => ({ ...entry, plugin: plugins.get(firstPage(entry)) }));
  if (!hasRelease(site.dir, [3, 0])) return entries;
  const isVersion = ({ component }: RouteEntry): boolean => component === "@theme/DocPage";
  const groups = Map.groupBy(entries, (entry) => (isVersion(entry) ? JSON.stringify(entry.plugin) : entry));
  return [...groups.values()].flatMap((group) => (group.some(isVersion) ? [toDocsRoot(group, published)] : group));
}

function firstPage({ path, routes }: RouteEntry): string {
  const first = routes?.[0];
  return first ? firstPage(first) : path;
}

function toDocsRoot(group: readonly FormatRoute[], published: AllContent): FormatRoute {
  const { name = "", id = "" } = group[0]?.plugin ?? {};
  const { loadedVersions = [] } = Object(ownValue(ownValue(published, name) ?? {}, id)) as {
    readonly loadedVersions?: readonly LoadedVersion[];
  };
  const routes = group.map(({ plugin: _plugin, ...entry }) => {
    const version = loadedVersions.find(({ path }) => withoutSlash(path) === withoutSlash(entry.path));
    return {
      path: entry.path,
      component: "@theme/DocVersionRoot",
      exact: false,
      props: version && { version: toVersionProp(version, id) },
      routes: [{ ...entry, component: "@theme/DocRoot" }],
    };
  });
  const [path = "/"] = group.map((entry) => entry.path).sort((a, b) => a.length - b.length);
  return { path, component: "@theme/DocsRoot", exact: false, routes, plugin: group[0]?.plugin };
}

function toVersionProp(
  { versionName, path: _path, sidebars, docs, ...version }: LoadedVersion,
  pluginId: string,
): object {
  const shown = docs.map(({ id, title, description, sidebar }) => [id, { id, title, description, sidebar }]);
  return { ...version, pluginId, version: versionName, docsSidebars: sidebars, docs: Object.fromEntries(shown) };
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, "");
}
