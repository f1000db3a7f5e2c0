/** Routes of one blog. In: site and options. Out: permalinks, with `baseUrl` and the site's trailing slash. */

import type { Site } from "../../model/site.ts";
import { applyTrailingSlash, joinUrl } from "../../url/paths.ts";
import type { BlogOptions } from "./options.ts";

export interface BlogPaths {
  readonly blog: string;
  readonly tags: string;
  readonly authors: string;
  readonly archive?: string;
  /** Permalink of a post by its slug. */
  post(slug: string): string;
  /** Permalink of an author's page. */
  author(path: string): string;
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
    ...(options.archiveBasePath === null ? {} : { archive: under(options.archiveBasePath) }),
    post: (slug) => under(slug),
    author: (path) => under(options.authorsBasePath, path),
    page: (first, number) => (number === 1 ? first : finish(joinUrl(first, options.pageBasePath, String(number)))),
  };
}
