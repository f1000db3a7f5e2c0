import { SEARCH_FOLDER } from "../../../../lookup/index-files.ts";

/** Fetches a file of the search by its name. `cache`: as for `fetch`. */
export type FetchFile = (name: string, cache?: RequestCache) => Promise<unknown>;

/** Returns what fetches files of the search from the site at `baseUrl`. */
export function fetchFrom(baseUrl: string): FetchFile {
  return async (name, cache = "default") => {
    const response = await fetch(`${baseUrl}${SEARCH_FOLDER}/${name}`, { cache });
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
    return response.json();
  };
}
