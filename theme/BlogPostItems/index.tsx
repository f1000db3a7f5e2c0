/** Posts below each other, each up to where it is truncated. */

import { BlogPostProvider } from "@docusaurus/plugin-content-blog/client";
import type { PostItem } from "../../src/model/blog.ts";
import BlogPostItem from "@theme/BlogPostItem";
import type { ReactElement } from "react";

export default function BlogPostItems({ items }: { readonly items: readonly PostItem[] }): ReactElement {
  return (
    <>
      {items.map(({ post, body }) => (
        <BlogPostProvider key={post.permalink} post={post} body={body}>
          <BlogPostItem />
        </BlogPostProvider>
      ))}
    </>
  );
}
