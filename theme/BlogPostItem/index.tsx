/** One post, on its own page or in a list. */

import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
import BlogPostItemContainer from "@theme/BlogPostItem/Container";
import BlogPostItemContent from "@theme/BlogPostItem/Content";
import BlogPostItemFooter from "@theme/BlogPostItem/Footer";
import BlogPostItemHeader from "@theme/BlogPostItem/Header";
import clsx from "clsx";
import type { ReactElement, ReactNode } from "react";

export interface Props {
  readonly className?: string;
  /** The text of the post. */
  readonly children?: ReactNode;
}

export default function BlogPostItem({ className, children }: Props): ReactElement {
  const { isBlogPostPage } = useBlogPost();
  return (
    <BlogPostItemContainer className={clsx("blogPostItem", !isBlogPostPage && "margin-bottom--xl", className)}>
      <BlogPostItemHeader />
      <BlogPostItemContent>{children}</BlogPostItemContent>
      <BlogPostItemFooter />
    </BlogPostItemContainer>
  );
}
