/** All tags of the blog. */

import type { BlogSidebar, BlogTagsListProps } from "../../src/model/blog.ts";
import { HtmlClassNameProvider, PageMetadata, translateTagsPageTitle } from "@docusaurus/theme-common";
import BlogLayout from "@theme/BlogLayout";
import Heading from "@theme/Heading";
import SearchMetadata from "@theme/SearchMetadata";
import TagsListByLetter from "@theme/TagsListByLetter";
import type { ReactElement } from "react";

export interface Props extends BlogTagsListProps {
  readonly sidebar?: BlogSidebar;
}

export default function BlogTagsListPage({ tags, sidebar }: Props): ReactElement {
  const title = translateTagsPageTitle();
  return (
    <HtmlClassNameProvider className="blog-wrapper blog-tags-list-page">
      <BlogLayout sidebar={sidebar}>
        <PageMetadata title={title} />
        <SearchMetadata tag="blog_tags_list" />
        <Heading as="h1">{title}</Heading>
        <TagsListByLetter tags={tags} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
