/** A list of posts, each up to its truncation marker. */

import { BlogPostProvider } from "@docusaurus/plugin-content-blog/client";
import { Content, type GivenItem, toPostItem } from "@docusaurus/theme-common/internal";
import BlogPostItem from "@theme/BlogPostItem";
import type { ComponentType, ReactElement, ReactNode } from "react";

export interface Props {
  readonly items: readonly GivenItem[];
  /** Renders a post instead of the default component. */
  readonly component?: ComponentType<{ readonly children?: ReactNode }>;
}

export default function BlogPostItems({ items, component: Item = BlogPostItem }: Props): ReactElement {
  return (
    <>
      {items.map(toPostItem).map(({ post, body }) => (
        <BlogPostProvider key={post.permalink} post={post} body={body}>
          <Item>
            <Content of={body} className="markdown" />
          </Item>
        </BlogPostProvider>
      ))}
    </>
  );
}
