/** Files of the local search, as the generator writes them and pages read them. */

/** A site's search settings. */
export interface SearchSettings {
  /** Path of the page with all results, with `baseUrl`; absent when the site has no such page. */
  readonly page?: string;
  /** Patterns of paths that are not searched. */
  readonly ignorePatterns: readonly string[];
  /** Whether the site has its own index: always, unless it uses only a hosted engine. */
  readonly hasIndex: boolean;
}

/** The available indexes. */
export interface SearchManifest {
  /** Search tag (`default`, or a docs version) → names of its files. */
  readonly indexes: Readonly<Record<string, IndexNames>>;
}

/** Names of the files of an index. */
export interface IndexNames {
  /** `SearchIndexFile`. */
  readonly file: string;
  /** `SearchTermsFile`s in the order of their terms, and the first term in each. */
  readonly terms: readonly { readonly file: string; readonly first: string }[];
}

/** The index of one tag. Pages are identified by their position in the list. */
export interface SearchIndexFile {
  /** All pages; of a large index, the few nearest to its root. */
  readonly pages: readonly IndexedPage[];
  /** Files with the pages of a large index (`IndexedPage[]`), `PAGES_PER_FILE` in each. */
  readonly pageFiles?: readonly string[];
  /** Files with the texts of pages (`PageTexts[]`), and the number of the first page in each. */
  readonly texts: readonly { readonly file: string; readonly first: number }[];
  /** Number of different terms per page and field (`SEARCH_FIELDS`), see `src/lookup/postings.ts`. */
  readonly lengths: string;
}

/** A range of an index's terms, with the pages that contain them. */
export interface SearchTermsFile {
  /** Sorted by UTF-16 code units, separated by spaces. */
  readonly terms: string;
  /** One line per term: per field, separated by `|`, the pages that contain it. */
  readonly postings: string;
}

export interface IndexedPage {
  /** Path with `baseUrl`. */
  readonly url: string;
  readonly title: string;
  readonly breadcrumbs?: readonly string[];
  /** Headings in order; the id is left out where it is the slug of the title (`toHeadingSlug`). */
  readonly sections: readonly IndexedSection[];
}

export type IndexedSection = readonly [title: string, id?: string];

/** The text before the first heading, then that of each section. */
export type PageTexts = readonly string[];
