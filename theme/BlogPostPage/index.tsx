/** One post on its own page. */

import { BlogPostProvider } from "@docusaurus/plugin-content-blog/client";
import type { BlogPostProps, BlogSidebar } from "../../src/model/blog.ts";
import { HtmlClassNameProvider } from "@docusaurus/theme-common";
import { Content, TocContext, tocLevelsOf } from "@docusaurus/theme-common/internal";
import BlogLayout from "@theme/BlogLayout";
import BlogPostItem from "@theme/BlogPostItem";
import BlogPostPageMetadata from "@theme/BlogPostPage/Metadata";
import BlogPostPageStructuredData from "@theme/BlogPostPage/StructuredData";
import BlogPostPaginator from "@theme/BlogPostPaginator";
import ContentVisibility from "@theme/ContentVisibility";
import TOC from "@theme/TOC";
import type { ReactElement } from "react";

export interface Props extends BlogPostProps {
  readonly sidebar?: BlogSidebar;
  /** Name of its text in the page's data. */
  readonly body?: string;
}

export default function BlogPostPage({ post, toc, oldestFirst, sidebar, body = "content" }: Props): ReactElement {
  const { frontMatter, previous, next } = post;
  const showsToc = frontMatter["hide_table_of_contents"] !== true && toc.length > 0;
  return (
    <HtmlClassNameProvider className="blog-wrapper blog-post-page">
      <BlogPostProvider post={post} body={body} toc={toc} isBlogPostPage>
        <TocContext value={toc}>
          <BlogLayout sidebar={sidebar} toc={showsToc && <TOC toc={toc} {...tocLevelsOf(frontMatter)} />}>
            <BlogPostPageMetadata />
            <BlogPostPageStructuredData />
            <ContentVisibility metadata={post} />
            <BlogPostItem>
              <Content of={body} className="markdown" />
            </BlogPostItem>
            {(previous || next) && <BlogPostPaginator previous={previous} next={next} oldestFirst={oldestFirst} />}
          </BlogLayout>
        </TocContext>
      </BlogPostProvider>
    </HtmlClassNameProvider>
  );
}
