/** One post, on its own page or in a list. */

import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
import BlogPostItemFooter from "@theme/BlogPostItem/Footer";
import BlogPostItemHeader from "@theme/BlogPostItem/Header";
import MDXContent from "@theme/MDXContent";
import clsx from "clsx";
import type { ReactElement } from "react";

export interface Props {
  readonly className?: string;
}

export default function BlogPostItem({ className }: Props): ReactElement {
  const { isBlogPostPage, body } = useBlogPost();
  return (
    <article
      className={clsx("blogPostItem", !isBlogPostPage && "margin-bottom--xl", className)}
      itemScope
      itemProp="blogPost"
      itemType="https://schema.org/BlogPosting"
    >
      <BlogPostItemHeader />
      <div id={isBlogPostPage ? "__blog-post-container" : undefined} className="markdown" itemProp="articleBody">
        <MDXContent of={body} />
      </div>
      <BlogPostItemFooter />
    </article>
  );
}
