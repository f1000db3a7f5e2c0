import { useSearchLinkCreator, useSearchQueryString } from "./history-state.ts";

export interface SearchPage {
  readonly searchQuery: string;
  readonly setSearchQuery: (text: string) => void;
  readonly generateSearchPageLink: (text: string) => string;
}

/** The search page as components of the first releases know it: what the reader searches for, and how to write its address. */
export function useSearchPage(): SearchPage {
  const [searchQuery, setSearchQuery] = useSearchQueryString();
  return { searchQuery, setSearchQuery, generateSearchPageLink: useSearchLinkCreator() };
}
