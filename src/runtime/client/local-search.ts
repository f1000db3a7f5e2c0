/** `@docusaurus/local-search`: the search that is built with the site, for components that show it. Not loaded by other pages. */

export { highlight, type Stretch, toSnippet } from "../search/highlight.ts";
export type { PageHit, SectionHit } from "../search/results.ts";
export { type SearchState, useSearch, useSearchQuery } from "../search/use-search.ts";
