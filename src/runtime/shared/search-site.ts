/** What pages know of the search before it is loaded. Out: whether the site has one, and where its page is. */

import { useApp } from "./contexts.ts";

export interface SearchSite {
  /** Path of the page with all results. */
  readonly page?: string;
}

/** The search of this site; `undefined` when it has none. */
export function useSearchSite(): SearchSite | undefined {
  return useApp().site.search;
}
