/** One page of the posts with a tag. */

import { translate } from "@docusaurus/Translate";
import type { BlogSidebar, BlogTagsPostsProps } from "../../src/model/blog.ts";
import { HtmlClassNameProvider, usePluralForm } from "@docusaurus/theme-common";
import BlogLayout from "@theme/BlogLayout";
import BlogListPaginator from "@theme/BlogListPaginator";
import BlogPostItems from "@theme/BlogPostItems";
import SearchMetadata from "@theme/SearchMetadata";
import TagHeader from "@theme/TagHeader";
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
        <SearchMetadata tag="blog_tags_posts" />
        <TagHeader title={title} tag={tag} />
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
