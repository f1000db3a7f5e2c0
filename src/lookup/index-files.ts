/** Names of the search's files and fields, shared by writer and readers. Their types are in `src/model/search.ts`. */

/** Output folder of the files. */
export const SEARCH_FOLDER = "assets/search";

/** Name of the manifest. It is the only file with a fixed name, so pages stay the same when a text changes. */
export const SEARCH_MANIFEST = "manifest.json";

/** Number of pages in each file with the pages of a large index. */
export const PAGES_PER_FILE = 64;

/** Fields that are searched, in the order of the index. The introduction is the text before the first heading. */
export const SEARCH_FIELDS = ["title", "headings", "introduction", "text"] as const;

export type SearchField = (typeof SEARCH_FIELDS)[number];
