/** Finds the pages that a page links to and that do not exist: browsers must not fetch them ahead. */

import type { Graph } from "../model/graph.ts";
import type { Route } from "../model/route.ts";
import { toBrowserPath } from "../url/page-path.ts";
import { normalizeDots, splitUrl } from "../url/paths.ts";
import type { LinkCheck } from "./rendered-links.ts";

/** Returns the paths without a page among the links that components of a page have rendered, sorted. */
export type MissingFinder = (route: Route, links: Iterable<string>) => readonly string[];

/** Makes the finder. A site that does not allow such links has none. */
export function makeMissingFinder(graph: Graph, makeCheck: () => LinkCheck): MissingFinder {
  if (graph.site.config.onBrokenLinks === "throw") return () => [];
  const known = new Set(graph.missing);
  let check: LinkCheck | undefined;
  return (route, links) => {
    const found = new Set<string>();
    for (const link of links) {
      // Without an anchor: the check knows the answer from other links to the page, and from the report of broken ones.
      const url = linkOnPage(link, route).replace(/#.*/s, "");
      if ((check ??= makeCheck())(url) && !isCheckedInGraph(link, route, graph)) found.add(toBrowserPath(url));
    }
    return [...found.difference(known)].sort();
  };
}

/** A relative link as a path, resolved as browsers do. */
export function linkOnPage(link: string, { path }: Route): string {
  if (/^(?:[/?#]|$)/.test(link)) return link;
  const { pathname, search, hash } = splitUrl(link);
  return normalizeDots(path.replace(/[^/]*$/, "") + pathname) + search + hash;
}

/** Whether a link comes from a document of the page. The graph has already checked those. */
export function isCheckedInGraph(link: string, { bodies = {} }: Route, { slotUrls }: Graph): boolean {
  return Object.values(bodies).some(({ document }) => slotUrls[document]?.some(({ url }) => url === link));
}
