/** Title, date, reading time and authors of a post. */

import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
import BlogPostItemHeaderAuthors from "@theme/BlogPostItem/Header/Authors";
import BlogPostItemHeaderInfo from "@theme/BlogPostItem/Header/Info";
import BlogPostItemHeaderTitle from "@theme/BlogPostItem/Header/Title";
import CopyPage from "@theme/CopyPage";
import type { ReactElement } from "react";

export default function BlogPostItemHeader(): ReactElement {
  const { isBlogPostPage } = useBlogPost();
  return (
    <header>
      <BlogPostItemHeaderTitle />
      {isBlogPostPage && <CopyPage />}
      <BlogPostItemHeaderInfo />
      <BlogPostItemHeaderAuthors />
    </header>
  );
}
