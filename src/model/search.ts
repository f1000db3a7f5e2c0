/** Files of the local search, as the generator writes them and pages read them. */

/** The search of a site, as its config has it. */
export interface SearchSettings {
  /** Path of the page with all results, with `baseUrl`; absent when the site wants none. */
  readonly page?: string;
  /** Patterns of paths that are not searched. */
  readonly ignorePatterns: readonly string[];
  /** Whether the site has an index of its own: always, unless a hosted engine alone answers. */
  readonly hasIndex: boolean;
}

/** Which indexes there are. */
export interface SearchManifest {
  /** Search tag (`default`, or a version of docs) → names of its files. */
  readonly indexes: Readonly<Record<string, IndexNames>>;
}

/** Names of the files of an index. */
export interface IndexNames {
  /** `SearchIndexFile`. */
  readonly file: string;
  /** `SearchTermsFile`s in the order of their terms, and the first term in each. */
  readonly terms: readonly { readonly file: string; readonly first: string }[];
}

/** The index of one tag. A page is known by its place in the list. */
export interface SearchIndexFile {
  readonly pages: readonly IndexedPage[];
  /** Files with the texts of pages (`PageTexts[]`), and the number of the first page in each. */
  readonly texts: readonly { readonly file: string; readonly first: number }[];
  /** Number of different terms per page and field (`SEARCH_FIELDS`), see `src/lookup/postings.ts`. */
  readonly lengths: string;
}

/** A stretch of an index's terms, with the pages that have them. */
export interface SearchTermsFile {
  /** In the order of their UTF-16 codes, a space between them. */
  readonly terms: string;
  /** One line per term: per field, separated by `|`, the pages that have it. */
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
