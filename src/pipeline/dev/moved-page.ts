/** Finds the new URL of a page whose file was renamed or moved, or has another slug, so that open pages follow it. */

import type { Graph } from "../../model/graph.ts";
import type { Route } from "../../model/route.ts";
import { toPagePath } from "../../url/page-path.ts";
import type { RouteIndex } from "./route-index.ts";

/** A URL without a page, and where the document that it showed is now. */
interface GonePage {
  readonly document: string;
  /** Of the document's text. */
  readonly hash: string;
}

/** The pages of one state of the site. */
export interface PagesOfState {
  readonly index: RouteIndex;
  readonly documents: Graph["documents"];
  /** Pages that earlier states had, by their paths: a file may be gone for a moment before it appears in another folder. */
  readonly gone: ReadonlyMap<string, GonePage>;
}

/** Returns the pages that are gone in a new state: a document that is gone too is followed to the only new one with its text. */
export function findGonePages(
  now: Omit<PagesOfState, "gone">,
  before: PagesOfState | undefined,
): ReadonlyMap<string, GonePage> {
  if (!before || before.index === now.index) return before?.gone ?? new Map<string, GonePage>();
  const isGone = ([path]: readonly [string, ...unknown[]]): boolean => !now.index.byPath.has(path);
  const left = before.index.byPath.entries().filter(isGone);
  const gone = [...before.gone.entries().filter(isGone), ...left.flatMap((entry) => toGonePage(entry, before))];
  if (gone.length === 0) return new Map<string, GonePage>();
  const added = addedByHash(now, before);
  return new Map(gone.map(([path, page]) => [path, follow(page, now.documents, added)]));
}

function toGonePage([path, { document }]: [string, Route], { documents }: PagesOfState): [string, GonePage][] {
  const hash = document === undefined ? undefined : documents[document]?.hash;
  return document === undefined || hash === undefined ? [] : [[path, { document, hash }]];
}

function follow(
  page: GonePage,
  documents: Graph["documents"],
  added: ReadonlyMap<string, readonly string[]>,
): GonePage {
  if (Object.hasOwn(documents, page.document)) return { ...page, hash: documents[page.document]?.hash ?? page.hash };
  const [document, ...others] = added.get(page.hash) ?? [];
  return document === undefined || others.length > 0 ? page : { ...page, document };
}

/** The documents of pages that only the new state has. */
function addedByHash(now: Omit<PagesOfState, "gone">, before: PagesOfState): ReadonlyMap<string, readonly string[]> {
  const names = new Set(now.index.routes.flatMap(({ document }) => document ?? []));
  const added = [...names].filter((document) => !Object.hasOwn(before.documents, document));
  return Map.groupBy(added, (document) => now.documents[document]?.hash ?? "");
}

/** Returns the path of the only route that shows the document of a page that is gone; `undefined` if there is none. */
export function findMovedPage(path: string, { gone, index }: PagesOfState): string | undefined {
  const page = gone.get(toPagePath(path));
  if (!page) return undefined;
  const [route, ...others] = index.routes.filter(({ document }) => document === page.document);
  return others.length > 0 ? undefined : route?.path;
}
