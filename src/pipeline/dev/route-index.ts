/** Finds the routes of a site by file and by path. */

import { dataFilePath } from "../../render/renderer.ts";
import type { Rendering } from "../../render/rendering.ts";
import type { Route } from "../../model/route.ts";
import { htmlPath, toPagePath } from "../../url/page-path.ts";

export interface RouteIndex extends Pick<Rendering, "site"> {
  readonly routes: readonly Route[];
  /** Routes by the output paths of their page and of its data. */
  readonly byFile: ReadonlyMap<string, Route>;
  /** Routes by their paths, without a slash at the end. */
  readonly byPath: ReadonlyMap<string, Route>;
}

/** Indexes the routes, unless `known` is the index of the same ones: most saves change no route, and large sites have thousands. */
export function indexRoutes({ graph, site }: Rendering, known: RouteIndex | undefined): RouteIndex {
  const { routes } = graph;
  if (known?.routes === routes && known.site === site) return known;
  const byPath = new Map(routes.map((route) => [toPagePath(route.path), route]));
  const byFile = new Map<string, Route>();
  for (const route of routes) {
    byFile.set(htmlPath(route.path, site.siteConfig), route);
    const data = dataFilePath(route.path, site);
    if (data !== undefined) byFile.set(data, route);
  }
  return { routes, site, byFile, byPath };
}
