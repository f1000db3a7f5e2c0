/** Posts that a plugin or a component of the site hands to pages of the theme: files as components, as in the format. */

import type { PostItem } from "../../../../model/blog.ts";
import type { BlogPostContent } from "./contexts.tsx";

/** An item of a list; either its own members are there, or `content`. */
export type GivenItem = Partial<PostItem> & { readonly content?: BlogPostContent };

/** The item with the members that the theme reads. */
export function toPostItem({ content, ...item }: GivenItem): PostItem {
  return { ...(content && { post: toPost(content), body: content.body }), ...item } as PostItem;
}

function toPost({ metadata }: BlogPostContent): PostItem["post"] {
  const { hasTruncateMarker: truncated, prevItem, nextItem } = metadata;
  return { ...metadata, truncated, ...(prevItem && { previous: prevItem }), ...(nextItem && { next: nextItem }) };
}

interface GivenProps {
  readonly items?: readonly GivenItem[];
  readonly content?: BlogPostContent;
  readonly metadata?: object;
  readonly listMetadata?: object;
}

/** Props of a page of posts in the names of the theme, beside those of the format. */
export function toPostPageProps(props: object): object {
  const { items, content, listMetadata, metadata = listMetadata }: GivenProps = props;
  return {
    ...(items && { items: items.map((item) => ({ ...item, ...toPostItem(item) })) }),
    ...(content && { ...toPostItem({ content }), toc: content.toc }),
    ...(metadata && { metadata }),
  };
}
