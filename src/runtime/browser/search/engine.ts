/** The interface of a site's search engine: the local index or a hosted service. */

export interface SearchEngine {
  /** Loads what the first search needs. Called when a search box opens. */
  prepare?(tags: readonly string[]): void;
  /** Answers a query. Rejects if the engine cannot be reached; the next call tries again. */
  search(query: string, options: SearchOptions): Promise<SearchAnswer>;
  /** Reports the result that a reader follows. */
  followed?(hit: Hit): void;
}

export interface SearchOptions {
  /** Search tags of the pages to search: `default`, and the versions of docs. */
  readonly tags: readonly string[];
  /** Maximum number of pages in the answer, and of sections per page. */
  readonly pages: number;
  readonly sections: number;
  /** Length of a snippet in characters. */
  readonly snippet: number;
  /** Aborted when the answer is no longer needed; the promise may then stay open. */
  readonly signal?: AbortSignal;
  /** Receives an answer without snippets if those take longer. */
  readonly onPreliminary?: (answer: SearchAnswer) => void;
}

export interface SearchAnswer {
  /** Best first. */
  readonly pages: readonly PageHit[];
  /** Number of all pages that match. */
  readonly total: number;
  /** Other queries, if nothing matches. */
  readonly suggestions: readonly string[];
  /** Whether the local index answered because the hosted engine did not. */
  readonly isSubstitute?: boolean;
}

export interface PageHit extends Hit {
  /** Titles of the categories above the page. */
  readonly hierarchy: readonly string[];
  /** Sections that match, best first. */
  readonly sections: readonly Hit[];
}

export interface Hit {
  /** Path or URL; for a section, it ends in the hash of its heading. */
  readonly url: string;
  readonly title: readonly Stretch[];
  /** The text around the match; empty if only the title matched, or while it is being fetched. */
  readonly snippet: readonly Stretch[];
  /** Identity at a hosted engine. */
  readonly id?: string;
}

/** Part of a text, marked if it matched. */
export interface Stretch {
  readonly text: string;
  readonly isMatch: boolean;
}
