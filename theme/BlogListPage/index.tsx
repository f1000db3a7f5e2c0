/** One page of the list of all posts. */

import type { BlogListProps, BlogSidebar } from "../../src/model/blog.ts";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { HtmlClassNameProvider, PageMetadata } from "@docusaurus/theme-common";
import BlogLayout from "@theme/BlogLayout";
import BlogListPaginator from "@theme/BlogListPaginator";
import BlogListPageStructuredData from "@theme/BlogListPage/StructuredData";
import BlogPostItems from "@theme/BlogPostItems";
import SearchMetadata from "@theme/SearchMetadata";
import type { ReactElement } from "react";

export interface Props extends BlogListProps {
  readonly sidebar?: BlogSidebar;
}

export default function BlogListPage({ metadata, items, sidebar }: Props): ReactElement {
  const { blogTitle, blogDescription, permalink } = metadata;
  const { baseUrl, title } = useDocusaurusContext().siteConfig;
  // If the blog is the home page, it has the site's title.
  const isHome = permalink === baseUrl;
  return (
    <HtmlClassNameProvider className="blog-wrapper blog-list-page">
      <BlogLayout sidebar={sidebar}>
        <PageMetadata title={isHome ? undefined : blogTitle} description={blogDescription} />
        <BlogListPageStructuredData metadata={metadata} items={items} />
        <SearchMetadata tag="blog_posts_list" />
        <h1 className="sr-only">{isHome ? title : blogTitle}</h1>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
