import { hostedOrigins, hostedSearchOf } from "../lookup/hosted-search.ts";
import type { CspSources } from "../model/content-security.ts";
import type { Graph } from "../model/graph.ts";

/** The hosts that the search sends queries to, for the site's Content-Security-Policy. */
export function searchSources({ search, site }: Pick<Graph, "search" | "site">): CspSources {
  const hosted = search && hostedSearchOf(site.config.themeConfig);
  return hosted ? { "connect-src": hostedOrigins(hosted) } : {};
}
