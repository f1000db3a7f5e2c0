/** What links may lead to: routes by path, documents by file, anchors by page, files of the static folders. */

import type { Document, DocumentImport } from "../model/document.ts";
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import { nearestName, nearestPath } from "../report/nearest.ts";
import { toPagePath } from "../url/page-path.ts";
import { decodeUrl } from "../url/paths.ts";

/** Everything the link check looks up. Paths are compared without trailing slash, `index.html` and `.html`. */
export interface PageIndex {
  /** Document path → the route that is its page. */
  readonly pageOf: ReadonlyMap<string, Route>;
  /** The page at a URL path, whether its percent signs are decoded or not. */
  routeAt(pathname: string): Route | undefined;
  /** The page at a path that is written with other capital letters; the format's router finds it by that, too. */
  routeInAnyCase(pathname: string): Route | undefined;
  /** Whether a route answers for everything below it, this path included. */
  isBelowNonExact(pathname: string): boolean;
  /** Path of the page that may have been meant. */
  nearest(pathname: string): string | undefined;
  /** What of a URL's hash (`#part`) the page does not have; undefined when it has it, or when that cannot be known. */
  missingAnchor(route: Route, hash: string): MissingAnchor | undefined;
}

export interface MissingAnchor {
  readonly id: string;
  /** The anchor of the page that may have been meant. */
  readonly near: string | undefined;
}

/** Builds the index once for all checks. */
export function makePageIndex(
  routes: readonly Route[],
  documents: ReadonlyMap<string, Document>,
  originals: ReadonlyMap<string, string> = new Map(),
): PageIndex {
  const byPath = new Map(routes.map((route) => [toPagePath(route.path), route]));
  let inLowerCase: ReadonlyMap<string, Route> | undefined;
  const nonExact = routes.filter(({ exact }) => !exact).map(({ path }) => `${toPagePath(path)}/`);
  const anchors = new Map<Route, ReadonlySet<string> | undefined>();
  const anchorsOf = (route: Route): ReadonlySet<string> | undefined => {
    if (!anchors.has(route)) anchors.set(route, findAnchors(route, documents));
    return anchors.get(route);
  };
  // A page may be called `a.html`: with a slash behind it, that is not the ending of a file.
  const find = (pathname: string): Route | undefined =>
    byPath.get(toPagePath(pathname)) ?? byPath.get(toPagePath(`${pathname}/`));
  return {
    // Links name the files of the default locale, too.
    pageOf: new Map(
      routes.flatMap((route) => {
        const { document } = route;
        const names = document === undefined ? [] : [document, originals.get(document) ?? document];
        return names.map((name) => [name, route] as const);
      }),
    ),
    routeAt: (pathname) => find(pathname) ?? find(decodeUrl(pathname)),
    routeInAnyCase(pathname) {
      // The first of pages that differ in nothing else, as in the format.
      inLowerCase ??= new Map([...byPath].toReversed().map(([path, route]) => [path.toLowerCase(), route]));
      return inLowerCase.get(toPagePath(decodeUrl(pathname)).toLowerCase());
    },
    isBelowNonExact: (pathname) => nonExact.some((path) => toPagePath(pathname).startsWith(path)),
    nearest: (pathname) => nearestPath(toPagePath(pathname), byPath.keys()),
    missingAnchor(route, hash) {
      const id = decodeUrl(hash.slice(1));
      if (id === "" || id === "top" || id.startsWith(":~:")) return undefined;
      const known = anchorsOf(route);
      return !known || known.has(id) ? undefined : { id, near: nearestName(id, known) };
    },
  };
}

/** Ids on a page, without `#`; undefined when they cannot be known: React pages, components of the site. */
function findAnchors(route: Route, documents: ReadonlyMap<string, Document>): ReadonlySet<string> | undefined {
  const bodies = Object.values(route.bodies ?? {}).map(({ document }) => documents.get(document));
  if (bodies.length === 0) return undefined;
  const anchors = bodies.map((body) => (body ? documentAnchors(body) : undefined));
  return anchors.some((ids) => ids === undefined) ? undefined : new Set(anchors.flatMap((ids) => ids ?? []));
}

function documentAnchors(document: Document): readonly string[] | undefined {
  const { headings, anchors, imports, hasUnknownIds } = document;
  if (hasUnknownIds || imports.some(mayRenderIds)) return undefined;
  return [...headings.map(({ id }) => id), ...anchors];
}

/** Components of the site may render ids nobody can see before they run. */
function mayRenderIds({ from }: DocumentImport): boolean {
  return from.startsWith("@document/") || !/^@(?:theme|docusaurus)\/|\.mdx?$/.test(from);
}

/** The path of the site a pathname is under `baseUrl`; undefined for one outside. */
export function isInsideSite(pathname: string, { config }: Site): boolean {
  return pathname.startsWith(config.baseUrl) || `${pathname}/` === config.baseUrl;
}
