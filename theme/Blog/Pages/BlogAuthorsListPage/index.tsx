/** All authors of the blog. */

import { translate } from "@docusaurus/Translate";
import type { BlogAuthorsListProps, BlogSidebar } from "../../../../src/model/blog.ts";
import { HtmlClassNameProvider, PageMetadata } from "@docusaurus/theme-common";
import Author from "@theme/Blog/Components/Author";
import BlogLayout from "@theme/BlogLayout";
import Heading from "@theme/Heading";
import SearchMetadata from "@theme/SearchMetadata";
import type { ReactElement } from "react";

export interface Props extends BlogAuthorsListProps {
  readonly sidebar?: BlogSidebar;
}

export default function BlogAuthorsListPage({ authors, sidebar }: Props): ReactElement {
  const title = translate({ id: "theme.blog.authorsList.pageTitle", message: "Authors" });
  return (
    <HtmlClassNameProvider className="blog-wrapper blog-authors-list-page">
      <BlogLayout sidebar={sidebar}>
        <PageMetadata title={title} />
        <SearchMetadata tag="blog_authors_list" />
        <Heading as="h1">{title}</Heading>
        <ul className="clean-list margin-vert--lg authorList">
          {authors.map((author, index) => (
            <li key={author.key ?? index}>
              <Author as="h2" author={author} />
            </li>
          ))}
        </ul>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
