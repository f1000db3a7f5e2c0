/** `@docusaurus/local-search`: the search of the site, for components that show it. Not loaded by other pages. */

export type { Hit, PageHit, SearchAnswer, SearchEngine, SearchOptions, Stretch } from "../browser/search/engine.ts";
export { type SearchState, usePreparedSearch, useSearch, useSearchQuery } from "../browser/search/use-search.ts";
