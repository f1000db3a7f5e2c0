/** What searches a site, whichever engine it is: the local index or a hosted service. */

export interface SearchEngine {
  /** Loads what the first search will need. Called when a search box opens. */
  prepare?(tags: readonly string[]): void;
  /** Answers a query. Rejects when the engine cannot be reached; the next call tries again. */
  search(query: string, options: SearchOptions): Promise<SearchAnswer>;
  /** Told which result a reader follows. */
  followed?(hit: Hit): void;
}

export interface SearchOptions {
  /** Search tags of the pages to search: `default`, and the versions of docs. */
  readonly tags: readonly string[];
  /** Most pages in the answer, and most sections of each. */
  readonly pages: number;
  readonly sections: number;
  /** Characters of a snippet. */
  readonly snippet: number;
  /** Aborted when the answer is no longer wanted; the promise may then stay open. */
  readonly signal?: AbortSignal;
  /** Gets an answer without snippets if those take longer. */
  readonly onPreliminary?: (answer: SearchAnswer) => void;
}

export interface SearchAnswer {
  /** Best first. */
  readonly pages: readonly PageHit[];
  /** Number of all pages that match. */
  readonly total: number;
  /** Other queries, when nothing matches. */
  readonly suggestions: readonly string[];
  /** Whether the index of the site answered for a hosted engine that did not. */
  readonly isSubstitute?: boolean;
}

export interface PageHit extends Hit {
  /** What is above the page: titles of categories. */
  readonly hierarchy: readonly string[];
  /** Sections that match, best first. */
  readonly sections: readonly Hit[];
}

export interface Hit {
  /** Path or address; that of a section ends in the hash of its heading. */
  readonly url: string;
  readonly title: readonly Stretch[];
  /** The text around what matched; empty when only the title did, or while it is being fetched. */
  readonly snippet: readonly Stretch[];
  /** How a hosted engine names it. */
  readonly id?: string;
}

/** A stretch of a text, marked if it matched. */
export interface Stretch {
  readonly text: string;
  readonly isMatch: boolean;
}
