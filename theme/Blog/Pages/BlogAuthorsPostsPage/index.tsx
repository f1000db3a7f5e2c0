/** One page of an author's posts. */

import Link from "@docusaurus/Link";
import Translate, { translate } from "@docusaurus/Translate";
import type { BlogAuthorsPostsProps, BlogSidebar } from "../../../../src/model/blog.ts";
import { HtmlClassNameProvider, PageMetadata, usePluralForm } from "@docusaurus/theme-common";
import Author from "@theme/Blog/Components/Author";
import BlogLayout from "@theme/BlogLayout";
import BlogListPaginator from "@theme/BlogListPaginator";
import BlogPostItems from "@theme/BlogPostItems";
import SearchMetadata from "@theme/SearchMetadata";
import type { ReactElement } from "react";

export interface Props extends BlogAuthorsPostsProps {
  readonly sidebar?: BlogSidebar;
}

function useTitle({ name, key, count }: BlogAuthorsPostsProps["author"]): string {
  const { selectMessage } = usePluralForm();
  const nPosts = selectMessage(
    count,
    translate({ id: "theme.blog.post.plurals", message: "One post|{count} posts" }, { count }),
  );
  return translate(
    { id: "theme.blog.author.pageTitle", message: "{authorName} - {nPosts}" },
    { authorName: name ?? key ?? "", nPosts },
  );
}

export default function BlogAuthorsPostsPage({ author, items, metadata, sidebar }: Props): ReactElement {
  return (
    <HtmlClassNameProvider className="blog-wrapper blog-authors-posts-page">
      <BlogLayout sidebar={sidebar}>
        <PageMetadata title={useTitle(author)} description={author.description} />
        <SearchMetadata tag="blog_authors_posts" />
        <header className="margin-bottom--xl">
          <Author as="h1" author={author} />
          {author.description && <p>{author.description}</p>}
          <Link href={author.allAuthorsPath}>
            <Translate id="theme.blog.authorsList.viewAll">View all authors</Translate>
          </Link>
        </header>
        {items.length === 0 ? (
          <p>
            <Translate id="theme.blog.author.noPosts">This author has not written any posts yet.</Translate>
          </p>
        ) : (
          <BlogPostItems items={items} />
        )}
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
