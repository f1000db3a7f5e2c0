/** What links may lead to: routes by path, documents by file, anchors by page, files of the static folders. */

import type { Document } from "../model/document.ts";
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import { toPagePath } from "../url/page-path.ts";

/** Everything the link check looks up. Paths are compared without trailing slash, `index.html` and `.html`. */
export interface PageIndex {
  readonly routes: ReadonlyMap<string, Route>;
  readonly nonExact: readonly string[];
  /** Document path → the route that is its page. */
  readonly pageOf: ReadonlyMap<string, Route>;
  /** Ids on a page, without `#`; undefined when they cannot be known (React pages, code). */
  anchorsOf(route: Route): ReadonlySet<string> | undefined;
}

/** Builds the index once for all checks. */
export function makePageIndex(routes: readonly Route[], documents: ReadonlyMap<string, Document>): PageIndex {
  const anchors = new Map<Route, ReadonlySet<string> | undefined>();
  return {
    routes: new Map(routes.map((route) => [toPagePath(route.path), route])),
    nonExact: routes.filter(({ exact }) => !exact).map(({ path }) => toPagePath(path)),
    pageOf: new Map(routes.flatMap((route) => (route.document ? [[route.document, route] as const] : []))),
    anchorsOf(route) {
      if (!anchors.has(route)) anchors.set(route, findAnchors(route, documents));
      return anchors.get(route);
    },
  };
}

function findAnchors(route: Route, documents: ReadonlyMap<string, Document>): ReadonlySet<string> | undefined {
  const bodies = Object.values(route.bodies ?? {}).map(({ document }) => documents.get(document));
  if (bodies.length === 0 || bodies.some((body) => !body || body.tier === "code")) return undefined;
  if (bodies.some((body) => body && usesOwnComponents(body))) return undefined;
  return new Set(bodies.flatMap((body) => (body ? [...body.headings.map(({ id }) => id), ...body.anchors] : [])));
}

/** Components of the site may render ids nobody can see before they run. */
function usesOwnComponents({ imports }: Document): boolean {
  return imports.some(({ from }) => from.startsWith("@document/") || !/^@(?:theme|docusaurus)\/|\.mdx?$/.test(from));
}

/** The path of the site a pathname is under `baseUrl`; undefined for one outside. */
export function isInsideSite(pathname: string, { config }: Site): boolean {
  return pathname.startsWith(config.baseUrl) || `${pathname}/` === config.baseUrl;
}
