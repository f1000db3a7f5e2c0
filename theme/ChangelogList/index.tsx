/** One page of the list of releases. */

import Link from "@docusaurus/Link";
import { releaseOf } from "@docusaurus/plugin-content-blog/client";
import type { BlogListProps, BlogSidebar, PostItem } from "../../src/model/blog.ts";
import { HtmlClassNameProvider, PageMetadata } from "@docusaurus/theme-common";
import { Content } from "@docusaurus/theme-common/internal";
import BlogLayout from "@theme/BlogLayout";
import BlogListPageStructuredData from "@theme/BlogListPage/StructuredData";
import BlogListPaginator from "@theme/BlogListPaginator";
import ChangelogInfo from "@theme/Changelog/Info";
import ChangelogStyles from "@theme/Changelog/Styles";
import SearchMetadata from "@theme/SearchMetadata";
import type { ReactElement } from "react";

export interface Props extends BlogListProps {
  readonly sidebar?: BlogSidebar;
}

function Release({ post, body }: PostItem): ReactElement {
  const { title, permalink, description, authors } = post;
  const names = authors.flatMap(({ name }) => name ?? []);
  return (
    <li className="changelogRelease">
      <ChangelogInfo post={post} />
      <div>
        <h2 className="changelogName">
          <Link to={permalink}>{title}</Link>
        </h2>
        {releaseOf(post).excerpt ? <Content of={body} className="markdown" /> : description && <p>{description}</p>}
        {names.length > 0 && <p className="changelogAuthors">{names.join(", ")}</p>}
      </div>
    </li>
  );
}

export default function ChangelogList({ metadata, items, introduced, sidebar }: Props): ReactElement {
  const { blogTitle, blogDescription } = metadata;
  return (
    <HtmlClassNameProvider className="blog-wrapper changelog-list-page">
      <BlogLayout sidebar={sidebar}>
        <PageMetadata title={blogTitle} description={blogDescription} />
        <SearchMetadata tag="blog_posts_list" />
        <BlogListPageStructuredData metadata={metadata} items={items} />
        <ChangelogStyles />
        <h1>{blogTitle}</h1>
        {introduced && (
          <div className="markdown">
            <Content of="introduction" className="markdown" />
          </div>
        )}
        <ul className="changelogReleases">
          {items.map((item) => (
            <Release key={item.post.permalink} {...item} />
          ))}
        </ul>
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
