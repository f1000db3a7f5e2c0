/** Indexes link targets: routes by path, documents by file, anchors by page. */

import type { Document, DocumentImport } from "../model/document.ts";
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import { nearestName, nearestPath } from "../report/nearest.ts";
import { toPagePath } from "../url/page-path.ts";
import { decodeUrl } from "../url/paths.ts";

/** Looks up link targets. Compares paths without trailing slash, `index.html` and `.html`. */
export interface PageIndex {
  /** Document path → the route that is its page. */
  readonly pageOf: ReadonlyMap<string, Route>;
  /** Returns the page at a URL path, percent-encoded or not. */
  routeAt(pathname: string): Route | undefined;
  /** Returns the page at a path, ignoring case as the format's router does. */
  routeInAnyCase(pathname: string): Route | undefined;
  /** Whether a path is below a route that also serves every path below its own. */
  isBelowNonExact(pathname: string): boolean;
  /** Returns the path of the page that the author most likely meant; `undefined` after a large number of searches. */
  nearest(pathname: string): string | undefined;
  /** The same for the path of a document. */
  nearestDocument(path: string): string | undefined;
  /** Returns the anchor of a URL's hash (`#part`) if the page lacks it; `undefined` if the page has it or may have it. */
  missingAnchor(route: Route, hash: string): MissingAnchor | undefined;
  /** Returns the ID of a URL's hash if only the rendered page shows whether it exists. */
  renderedId(route: Route, hash: string): string | undefined;
}

export interface MissingAnchor {
  readonly id: string;
  /** The anchor that the author most likely meant. */
  readonly near: string | undefined;
}

/** Maximum number of pages whose anchors are cached: most links with an anchor lead to their own page. */
const MOST_ANCHORED = 1000;

type DocumentsByPath = Pick<ReadonlyMap<string, Document>, "get">;

/** Builds the index once for all checks. */
export function makePageIndex(
  routes: readonly Route[],
  documents: DocumentsByPath,
  originals: ReadonlyMap<string, string> = new Map(),
): PageIndex {
  const byPath = new Map(routes.map((route) => [toPagePath(route.path), route]));
  let inLowerCase: ReadonlyMap<string, Route> | undefined;
  const nonExact = routes.filter(({ exact }) => !exact).map(({ path }) => `${toPagePath(path)}/`);
  const anchors = new Map<Route, { readonly ids: ReadonlySet<string> | undefined }>();
  const anchorsOf = (route: Route): ReadonlySet<string> | undefined => {
    const known = anchors.get(route);
    if (known) return known.ids;
    if (anchors.size >= MOST_ANCHORED) anchors.clear();
    const ids = findAnchors(route, documents);
    anchors.set(route, { ids });
    return ids;
  };
  // A page may be named `a.html`. A trailing slash keeps `toPagePath` from removing `.html`.
  const find = (pathname: string): Route | undefined =>
    byPath.get(toPagePath(pathname)) ?? byPath.get(toPagePath(`${pathname}/`));
  // Links may also name files of the default locale.
  const pageOf = new Map(
    routes.flatMap((route) => {
      const { document } = route;
      const names = document === undefined ? [] : [document, originals.get(document) ?? document];
      return names.map((name) => [name, route] as const);
    }),
  );
  const nearestPage = makeSearch(byPath);
  const nearestAnchor = makeAnchorSearch();
  return {
    pageOf,
    routeAt: (pathname) => find(pathname) ?? find(decodeUrl(pathname)),
    routeInAnyCase(pathname) {
      // Of pages that differ only in case, the first wins, as in the format.
      inLowerCase ??= new Map([...byPath].toReversed().map(([path, route]) => [path.toLowerCase(), route]));
      return inLowerCase.get(toPagePath(decodeUrl(pathname)).toLowerCase());
    },
    isBelowNonExact: (pathname) => nonExact.some((path) => toPagePath(pathname).startsWith(path)),
    nearest: (pathname) => nearestPage(toPagePath(pathname)),
    nearestDocument: makeSearch(pageOf),
    missingAnchor(route, hash) {
      const id = toId(hash);
      const known = id === undefined ? undefined : anchorsOf(route);
      return id === undefined || !known || known.has(id) ? undefined : { id, near: nearestAnchor(known, id) };
    },
    renderedId(route, hash) {
      const id = toId(hash);
      return id === undefined || anchorsOf(route) ? undefined : id;
    },
  };
}

/** Returns the ID that a hash names; `undefined` for the top of a page and for text fragments. */
function toId(hash: string): string | undefined {
  const id = decodeUrl(hash.slice(1));
  return id === "" || id === "top" || id.startsWith(":~:") ? undefined : id;
}

/** Maximum number of comparisons for suggestions. Without a limit, thousands of broken links would take longer than the rest of the build. */
const MOST_COMPARED = 300_000;

/** Makes the function that finds the nearest anchor of a page. Each name is searched once, until `MOST_COMPARED` is reached. */
function makeAnchorSearch(): (anchors: ReadonlySet<string>, id: string) => string | undefined {
  const found = new WeakMap<ReadonlySet<string>, Map<string, string | undefined>>();
  let compared = 0;
  return (anchors, id) => {
    const known = found.get(anchors) ?? new Map<string, string | undefined>();
    found.set(anchors, known);
    if (!known.has(id) && compared < MOST_COMPARED) {
      compared += anchors.size;
      known.set(id, nearestName(id, anchors));
    }
    return known.get(id);
  };
}

/** Makes the function that finds the nearest key. Each path is searched once, until `MOST_COMPARED` is reached. */
function makeSearch(names: ReadonlyMap<string, unknown>): (path: string) => string | undefined {
  const found = new Map<string, string | undefined>();
  return (path) => {
    if (!found.has(path) && found.size * names.size < MOST_COMPARED) found.set(path, nearestPath(path, names.keys()));
    return found.get(path);
  };
}

/** Returns the IDs on a page, without `#`; `undefined` for React pages and pages with components of the site, which may add IDs. */
function findAnchors(route: Route, documents: DocumentsByPath): ReadonlySet<string> | undefined {
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

/** Whether an import is a component of the site, which may render any ID. */
function mayRenderIds({ from }: DocumentImport): boolean {
  return from.startsWith("@document/") || !/^@(?:theme|docusaurus)\/|\.mdx?$/.test(from);
}

/** Whether a pathname is below `baseUrl`. */
export function isInsideSite(pathname: string, { config }: Site): boolean {
  return pathname.startsWith(config.baseUrl) || `${pathname}/` === config.baseUrl;
}
