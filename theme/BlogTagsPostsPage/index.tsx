/** One page of the posts with one tag. */

import Link from "@docusaurus/Link";
import Translate, { translate } from "@docusaurus/Translate";
import type { BlogSidebar, BlogTagsPostsProps } from "../../src/model/blog.ts";
import { HtmlClassNameProvider, PageMetadata, UnlistedMetadata, usePluralForm } from "@docusaurus/theme-common";
import BlogLayout from "@theme/BlogLayout";
import BlogListPaginator from "@theme/BlogListPaginator";
import BlogPostItems from "@theme/BlogPostItems";
import Heading from "@theme/Heading";
import SearchMetadata from "@theme/SearchMetadata";
import Unlisted from "@theme/Unlisted";
import type { ReactElement } from "react";

export interface Props extends BlogTagsPostsProps {
  readonly sidebar?: BlogSidebar;
}

function useTitle({ count, label }: BlogTagsPostsProps["tag"]): string {
  const { selectMessage } = usePluralForm();
  const nPosts = selectMessage(
    count,
    translate({ id: "theme.blog.post.plurals", message: "One post|{count} posts" }, { count }),
  );
  return translate(
    { id: "theme.blog.tagTitle", message: '{nPosts} tagged with "{tagName}"' },
    { nPosts, tagName: label },
  );
}

export default function BlogTagsPostsPage({ tag, items, metadata, sidebar }: Props): ReactElement {
  const title = useTitle(tag);
  return (
    <HtmlClassNameProvider className="blog-wrapper blog-tags-post-list-page">
      <BlogLayout sidebar={sidebar}>
        <PageMetadata title={title} description={tag.description} />
        {tag.unlisted && <UnlistedMetadata />}
        <SearchMetadata tag="blog_tags_posts" />
        {tag.unlisted && <Unlisted />}
        <header className="margin-bottom--xl">
          <Heading as="h1">{title}</Heading>
          {tag.description && <p>{tag.description}</p>}
          <Link href={tag.allTagsPath}>
            <Translate id="theme.tags.tagsPageLink">View All Tags</Translate>
          </Link>
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
