import { pagePermalink } from "../../plugin-kit/permalink.ts";
import type { Site } from "../../model/site.ts";
import { joinUrl } from "../../url/paths.ts";
import type { BlogOptions } from "./options.ts";

export interface BlogPaths {
  readonly blog: string;
  readonly tags: string;
  /** List of authors, if there are pages of authors. */
  readonly authors?: string;
  readonly archive?: string;
  /** Permalink of a post by its slug. */
  post(slug: string): string;
  /** Permalink of an author's page, if there are such pages. */
  author(path: string): string | undefined;
  /** Permalink of the n-th page (from 1) of a list that begins at `first`. */
  page(first: string, number: number): string;
}

/** Routes of one blog. Returns permalinks, with `baseUrl` and the site's trailing slash. */
export function toBlogPaths({ config }: Pick<Site, "config">, options: BlogOptions): BlogPaths {
  const finish = (path: string): string => pagePermalink(path, config);
  const under = (...parts: readonly string[]): string =>
    finish(joinUrl(config.baseUrl, options.routeBasePath, ...parts));
  const { archiveBasePath: archive, authorsBasePath: authors } = options;
  return {
    blog: under(),
    tags: under(options.tagsBasePath),
    ...(authors === null ? {} : { authors: under(authors) }),
    ...(archive === null ? {} : { archive: under(archive) }),
    post: (slug) => under(slug),
    author: (path) => (authors === null ? undefined : under(authors, path)),
    page: (first, number) => (number === 1 ? first : finish(joinUrl(first, options.pageBasePath, String(number)))),
  };
}
