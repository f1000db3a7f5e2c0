/** Plans the routes: asks each plugin, adds the pages of search and not-found, and settles routes that claim the same path. */

import { findCopies, isReplaced } from "../content/theme-overrides.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Document } from "../model/document.ts";
import type { GlobalData } from "../model/graph.ts";
import type { Json } from "../model/json.ts";
import type { Plan, Plugin } from "../model/plugin.ts";
import type { Route, SharedData } from "../model/route.ts";
import type { SearchSettings } from "../model/search.ts";
import type { Site } from "../model/site.ts";
import { makeCollector } from "../system/garbage.ts";
import { toPagePath } from "../url/page-path.ts";
import { ownValue } from "../lookup/own-value.ts";

export interface PlannedPlugin {
  readonly plugin: Plugin;
  readonly content: Json;
}

export interface PlanRequest {
  readonly site: Site;
  readonly contents: readonly PlannedPlugin[];
  readonly documents: ReadonlyMap<string, Document>;
  /** Absent when the site has no search. */
  readonly search: SearchSettings | undefined;
  readonly report: Reporter;
}

export interface PlannedSite {
  readonly routes: readonly Route[];
  readonly shared: SharedData;
  readonly globalData: GlobalData;
}

/** Plans all routes, in plugin order. Of duplicates, the highest `priority` wins, or else the first. Diagnostic: `duplicate-route` at `onDuplicateRoutes`. */
export function planRoutes({ site, contents, documents, search, report }: PlanRequest): PlannedSite {
  const routes: Route[] = [];
  const shared: Record<string, Json> = {};
  const plugins = contents.map(({ plugin }) => plugin);
  const collect = makeCollector(2000);
  const globalData: Record<string, Record<string, Json>> = Object.create(null);
  for (const { plugin, content } of contents) {
    const { name, id } = plugin;
    const owner = { name, id };
    const keyOf = (key: string): string => `${name}/${id}/${key}`;
    const plan: Plan = {
      site,
      report,
      documents,
      isReplaced: (component) => isReplaced(component, site.dir, plugins),
      copyOf: (component) => findCopies(component, site.dir, plugins)[0],
      addRoute(route) {
        routes.push(withOwner(route, owner));
        collect();
      },
      shareData: (key, value) => {
        const full = keyOf(key);
        shared[full] = value;
        return full;
      },
      shareLater: keyOf,
      setGlobalData: (value) => void (globalData[name] = { ...ownValue(globalData, name), [id]: value }),
    };
    plugin.plan?.(content, plan);
  }
  routes.push(...searchRoutes(search, routes), notFoundRoute(site));
  return { routes: withoutDuplicates(routes, site, report), shared, globalData };
}

/** A copy that keeps getters: what a page shows may be made each time it is read. */
function withOwner(route: Omit<Route, "plugin">, owner: Route["plugin"]): Route {
  const properties = { ...Object.getOwnPropertyDescriptors(route), plugin: { value: owner, enumerable: true } };
  return Object.defineProperties({} as Route, properties);
}

/** The format's name for pages that do not come from a plugin. */
const NATIVE = { name: "native", id: "default" };

/** Returns the route of the search page, unless the site has its own. */
function searchRoutes(search: SearchSettings | undefined, others: readonly Route[]): Route[] {
  const path = search?.page;
  if (path === undefined || others.some((other) => toPagePath(other.path) === toPagePath(path))) return [];
  const layers = [{ component: "@theme/SearchPage", props: {} }];
  return [{ path, exact: true, layers, plugin: NATIVE, unlisted: true }];
}

function notFoundRoute({ config }: Site): Route {
  return {
    path: `${config.baseUrl}404.html`,
    exact: true,
    layers: [{ component: "@theme/NotFound", props: {} }],
    plugin: NATIVE,
    unlisted: true,
  };
}

function withoutDuplicates(routes: readonly Route[], site: Site, report: Reporter): Route[] {
  const byPath = Map.groupBy(routes, ({ path }) => toPagePath(path));
  return [...byPath.values()].flatMap((claims) => {
    const [first] = claims.toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0));
    if (first && claims.length > 1) {
      const sources = claims.map((claim) => `\`${sourceOf(claim)}\``);
      const file = claims.find((claim) => claim !== first)?.source;
      report.addAt(site.config.onDuplicateRoutes, {
        code: "duplicate-route",
        message: `The route \`${first.path}\` is claimed ${claims.length} times: by ${sources.join(" and ")}. ${first === claims[0] ? "The first one" : `That of \`${sourceOf(first)}\``} is shown.`,
        hint: "Give one of them another `slug`; `onDuplicateRoutes` relaxes this check.",
        ...(file ? { file } : {}),
      });
    }
    return first ? [first] : [];
  });
}

/** Names a route's source file, or else its plugin, with the ID where a site may have several instances. */
function sourceOf({ source, plugin: { name, id } }: Route): string {
  return source ?? (id === "default" ? name : `${name}@${id}`);
}
