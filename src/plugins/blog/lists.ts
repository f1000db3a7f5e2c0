/** Splits lists of posts into pages. Pure. */

import type { PageOfPosts, Post } from "../../model/blog.ts";
import type { NavLink } from "../../model/docs.ts";
import type { BlogPaths } from "./blog-paths.ts";

export interface ListRequest {
  readonly posts: readonly Post[];
  /** Permalink of the first page. */
  readonly permalink: string;
  readonly postsPerPage: number | "ALL";
  readonly paths: BlogPaths;
  /** An empty list still has one page. */
  readonly always?: boolean;
}

/** Pages of a list: the first at its own permalink, the others at `page/2` and so on. */
export function paginate({ posts, permalink, postsPerPage, paths, always = false }: ListRequest): PageOfPosts[] {
  const size = postsPerPage === "ALL" ? Math.max(posts.length, 1) : postsPerPage;
  const totalPages = Math.max(Math.ceil(posts.length / size), always ? 1 : 0);
  const permalinkOf = (page: number): string => paths.page(permalink, page);
  return Array.from({ length: totalPages }, (_, index) => ({
    permalink: permalinkOf(index + 1),
    page: index + 1,
    totalPages,
    totalCount: posts.length,
    postsPerPage: size,
    ...(index > 0 ? { previousPage: permalinkOf(index) } : {}),
    ...(index + 1 < totalPages ? { nextPage: permalinkOf(index + 2) } : {}),
    items: posts.slice(index * size, (index + 1) * size).map((post) => post.permalink),
  }));
}

/** Separates listed posts from unlisted ones. */
export function linkNeighbors(posts: readonly Post[]): Post[] {
  const listed = posts.filter(({ unlisted }) => !unlisted);
  const places = new Map(listed.map((post, index) => [post, index]));
  return posts.map((post) => {
    const index = places.get(post);
    if (index === undefined) return post;
    const [previous, next] = [listed[index - 1], listed[index + 1]];
    return {
      ...post,
      ...(previous ? { previous: toNavLink(previous) } : {}),
      ...(next ? { next: toNavLink(next) } : {}),
    };
  });
}

function toNavLink({ title, permalink }: Post): NavLink {
  return { title, permalink };
}
