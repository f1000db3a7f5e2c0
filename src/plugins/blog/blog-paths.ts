/** Routes of one blog. In: site and options. Out: permalinks, with `baseUrl` and the site's trailing slash. */

import type { Site } from "../../model/site.ts";
import { applyTrailingSlash, joinUrl } from "../../url/paths.ts";
import type { BlogOptions } from "./options.ts";

export interface BlogPaths {
  readonly blog: string;
  readonly tags: string;
  readonly authors: string;
  readonly archive?: string;
  /** The option `authorsBasePath`. */
  readonly authorsSegment: string;
  /** Permalink of an author's page. */
  author(path: string): string;
  /** Permalink of something below the blog. */
  under(...parts: readonly string[]): string;
  /** Permalink of the n-th page (from 1) of a list that begins at `first`. */
  page(first: string, number: number): string;
}

/** The routes of a blog. */
export function toBlogPaths({ config }: Pick<Site, "config">, options: BlogOptions): BlogPaths {
  const finish = (path: string): string => applyTrailingSlash(path, config);
  const under = (...parts: readonly string[]): string =>
    finish(joinUrl(config.baseUrl, options.routeBasePath, ...parts));
  return {
    blog: under(),
    tags: under(options.tagsBasePath),
    authors: under(options.authorsBasePath),
    authorsSegment: options.authorsBasePath,
    ...(options.archiveBasePath === null ? {} : { archive: under(options.archiveBasePath) }),
    author: (path) => under(options.authorsBasePath, path),
    under,
    page: (first, number) => (number === 1 ? first : finish(joinUrl(first, options.pageBasePath, String(number)))),
  };
}
