/** `@docusaurus/local-search`: the site's search, for components that show it. Other pages do not load it. */

export type { Hit, PageHit, SearchAnswer, SearchEngine, SearchOptions, Stretch } from "../browser/search/engine.ts";
export { type SearchState, usePreparedSearch, useSearch, useSearchQuery } from "../browser/search/use-search.ts";
