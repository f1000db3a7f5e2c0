/** The blog as plugins of a site see it in `allContentLoaded`: the format's own shape. In: the content. Out: posts. Pure. */

import type { BlogContent } from "../../model/blog.ts";
import { toFormatPost } from "./format-post.ts";
import type { FoundBlog } from "./read.ts";
import { contentOf } from "./to-post.ts";

/** The content of the blog as plugins of a site see it in `allContentLoaded`. */
export function toFormatBlog(content: BlogContent, { posts }: FoundBlog): object {
  const texts = new Map(posts.map((post) => [post.source.path, contentOf(post)]));
  return {
    blogSidebarTitle: content.sidebarTitle,
    blogPosts: content.posts.map((post) => toFormatPost(post, texts.get(post.source) ?? "")),
    blogTagsListPath: content.tagsPath,
  };
}
