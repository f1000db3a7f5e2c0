/** Finds the new URL of a page whose file was renamed or moved, or has another slug, so that open pages follow it. */

import type { Graph } from "../../model/graph.ts";
import { toPagePath } from "../../url/page-path.ts";
import type { RouteIndex } from "./route-index.ts";

/** The pages of one state of the site. */
export interface PagesOfState {
  readonly index: RouteIndex;
  readonly documents: Graph["documents"];
}

/**
 * Returns the path of the route that now shows the document of an earlier route: the same file, or the only new one with the same
 * text. `undefined` if there is none.
 */
export function findMovedPage(path: string, now: PagesOfState, before: PagesOfState): string | undefined {
  const file = before.index.byPath.get(toPagePath(path))?.document;
  if (file === undefined) return undefined;
  const isSameText = (document: string): boolean =>
    !Object.hasOwn(before.documents, document) && now.documents[document]?.hash === before.documents[file]?.hash;
  const { routes } = now.index;
  const same = routes.filter(({ document }) => document === file);
  const found =
    same.length > 0 ? same : routes.filter(({ document }) => document !== undefined && isSameText(document));
  return found.length === 1 ? found[0]?.path : undefined;
}
