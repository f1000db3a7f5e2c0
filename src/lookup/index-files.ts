/** Names of the search's files and fields, for those who write and those who read them. Their shapes: `src/model/search.ts`. */

/** Folder of the files in the output. */
export const SEARCH_FOLDER = "assets/search";

/** Name of the manifest: the one file whose name is fixed, so that pages need not change when a text does. */
export const SEARCH_MANIFEST = "manifest.json";

/** The fields of a page that are searched, in the order of the index. The introduction is the text before the first heading. */
export const SEARCH_FIELDS = ["title", "headings", "introduction", "text"] as const;

export type SearchField = (typeof SEARCH_FIELDS)[number];
