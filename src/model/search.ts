/** Files of the local search, as the generator writes them and pages read them. */

/** Which indexes there are. */
export interface SearchManifest {
  /** Search tag (`default`, or a version of docs) → name of its index file. */
  readonly indexes: Readonly<Record<string, string>>;
}

/** The index of one tag. Sections are numbered through, page by page. */
export interface SearchIndexFile {
  readonly pages: readonly IndexedPage[];
  /** Files with the texts of sections, a JSON array each, and the number of the first section in it. */
  readonly texts: readonly { readonly file: string; readonly first: number }[];
  /** Number of different terms per section and field (`SEARCH_FIELDS`), see `src/lookup/postings.ts`. */
  readonly lengths: string;
  /** All terms, sorted, a space between them. */
  readonly terms: string;
  /** One line per term: per field, separated by `|`, the sections that have it. */
  readonly postings: string;
}

export interface IndexedPage {
  /** Path with `baseUrl`. */
  readonly url: string;
  readonly title: string;
  readonly breadcrumbs?: readonly string[];
  /** Id and title; the first one is the page itself and has neither. */
  readonly sections: readonly (readonly [id: string, title: string])[];
}
