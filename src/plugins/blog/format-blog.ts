/** The blog as a site's plugins see it, in the format's shape. Pure. */

import * as z from "zod/mini";
import type { BlogContent, PageOfPosts } from "../../model/blog.ts";
import { fromFormatPost, toFormatPost } from "./format-post.ts";
import { processedPost, wrongField } from "./processed-post.ts";
import type { FoundBlog } from "./read.ts";
import { contentOf } from "./to-post.ts";

/** The content of the blog for `allContentLoaded`, and for the `contentLoaded` of plugins that wrap the blog. */
export function toFormatBlog(content: BlogContent, { posts }: FoundBlog): object {
  const texts = new Map(posts.map((post) => [post.source.path, contentOf(post)]));
  const ids = new Map(content.posts.map(({ permalink, id }) => [permalink, id]));
  const toPage = ({ items, ...metadata }: PageOfPosts): object => ({
    items: items.map((permalink) => ids.get(permalink)),
    metadata: { ...metadata, blogTitle: content.title, blogDescription: content.description },
  });
  const tags = content.tags.map(({ pages, ...tag }) => {
    const items = pages.flatMap((page) => page.items.map((permalink) => ids.get(permalink)));
    return [tag.permalink, { ...tag, items, pages: pages.map(toPage) }] as const;
  });
  return {
    blogTitle: content.title,
    blogDescription: content.description,
    blogSidebarTitle: content.sidebarTitle,
    blogPosts: content.posts.map((post) => toFormatPost(post, texts.get(post.source) ?? "")),
    blogListPaginated: content.lists.map(toPage),
    blogTags: Object.fromEntries(tags),
    blogTagsListPath: content.tagsPath,
  };
}

const page = z.looseObject({
  items: z.array(z.string()),
  metadata: z.looseObject({
    permalink: z.string(),
    page: z.number(),
    totalPages: z.number(),
    totalCount: z.number(),
    postsPerPage: z.number(),
    previousPage: z.optional(z.string()),
    nextPage: z.optional(z.string()),
  }),
});

const formatBlog = z.looseObject({
  blogPosts: z.array(processedPost),
  blogListPaginated: z.array(page),
  blogTags: z.record(z.string(), z.looseObject({ label: z.string(), unlisted: z.boolean(), pages: z.array(page) })),
  blogSidebarTitle: z.string(),
});

/** The content with a plugin's changes: posts, their order, lists and tags; unchanged if the result is not blog content. */
export function fromFormatBlog(
  content: BlogContent,
  published: unknown,
  formatDate: (date: Date) => string,
): BlogContent {
  const { data: changed } = z.safeParse(formatBlog, published);
  if (!changed) return content;
  const bySource = new Map(content.posts.map((post) => [`@site/${post.source}`, post]));
  const posts = changed.blogPosts.flatMap((made) => {
    const post = bySource.get(made.metadata.source);
    if (!post) return [];
    return wrongField(made) ? [post] : [fromFormatPost(made, post, formatDate)];
  });
  const permalinks = new Map(posts.map(({ id, permalink }) => [id, permalink]));
  const toPage = ({ items, metadata }: z.infer<typeof page>): PageOfPosts => {
    const { permalink, page: number, totalPages, totalCount, postsPerPage, previousPage, nextPage } = metadata;
    return {
      permalink,
      page: number,
      totalPages,
      totalCount,
      postsPerPage,
      ...(previousPage !== undefined && { previousPage }),
      ...(nextPage !== undefined && { nextPage }),
      items: items.flatMap((id) => permalinks.get(id) ?? []),
    };
  };
  const tags = content.tags.flatMap((tag) => {
    const made = changed.blogTags[tag.permalink];
    return made ? [{ ...tag, label: made.label, unlisted: made.unlisted, pages: made.pages.map(toPage) }] : [];
  });
  const lists = changed.blogListPaginated.map(toPage);
  return { ...content, posts, lists, tags, sidebarTitle: changed.blogSidebarTitle };
}
