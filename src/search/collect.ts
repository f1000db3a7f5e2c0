/** What is searched. In: the graph. Out: per search tag the pages with their sections, in the order of routes. */

import { makePathFilter } from "../content/path-patterns.ts";
import { searchSettings } from "../graph/search-settings.ts";
import type { Section } from "../model/document.ts";
import type { Graph } from "../model/graph.ts";
import type { Route } from "../model/route.ts";

export interface SearchedPage {
  readonly url: string;
  readonly title: string;
  readonly breadcrumbs?: readonly string[];
  /** The first one is the text before the first heading, which may be empty. */
  readonly sections: readonly Section[];
}

/** Pages by tag; none when the site has no search. */
export function collectPages({ site, routes, documents }: Graph): ReadonlyMap<string, readonly SearchedPage[]> {
  const settings = searchSettings(site.config);
  const byTag = new Map<string, SearchedPage[]>();
  if (!settings) return byTag;
  const isIgnored = makePathFilter(settings.ignorePatterns);
  for (const route of routes) {
    if (!route.search || route.unlisted || isIgnored(route.path)) continue;
    const { title, tag, breadcrumbs } = route.search;
    const pages = byTag.get(tag) ?? [];
    byTag.set(tag, pages);
    const sections = sectionsOf(route, documents);
    pages.push({ url: route.path, title, ...(breadcrumbs && { breadcrumbs }), sections });
  }
  return byTag;
}

function sectionsOf({ document }: Route, documents: Graph["documents"]): readonly Section[] {
  const [first, ...rest] = documents[document ?? ""]?.sections ?? [];
  if (first?.id !== "") return [{ id: "", title: "", text: "" }, ...(first ? [first, ...rest] : [])];
  // Its title is the page's.
  return [{ ...first, title: "" }, ...rest];
}
