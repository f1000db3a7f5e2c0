/** The post a component is in. */

import { createContext, type ReactElement, type ReactNode, useContext, useMemo } from "react";
import type { PostProps } from "../../../../model/blog.ts";
import type { TocItem } from "../../../../model/docs.ts";
import { ReactContextError } from "../context-error.ts";

export interface BlogPostContextValue {
  readonly metadata: PostProps;
  readonly frontMatter: PostProps["frontMatter"];
  /** Files that the front matter names, by their final URLs. */
  readonly assets: {
    readonly image?: string | undefined;
    readonly authorsImageUrls: readonly (string | undefined)[];
  };
  readonly toc: readonly TocItem[];
  /** Whether this is the post's own page, not a list. */
  readonly isBlogPostPage: boolean;
  /** Name of its body in the page's data. */
  readonly body: string;
}

const BlogPostContext = createContext<BlogPostContextValue | null>(null);

export interface BlogPostProviderProps {
  readonly post: PostProps;
  readonly body: string;
  readonly toc?: readonly TocItem[];
  readonly isBlogPostPage?: boolean;
  readonly children?: ReactNode;
}

const NO_TOC: readonly TocItem[] = [];

export function BlogPostProvider(props: BlogPostProviderProps): ReactElement {
  const { post, body, toc = NO_TOC, isBlogPostPage = false, children } = props;
  const value = useMemo(
    () => ({
      metadata: post,
      frontMatter: post.frontMatter,
      assets: { image: post.image, authorsImageUrls: post.authors.map(({ imageURL }) => imageURL) },
      toc,
      isBlogPostPage,
      body,
    }),
    [post, toc, isBlogPostPage, body],
  );
  return <BlogPostContext value={value}>{children}</BlogPostContext>;
}

export function useBlogPost(): BlogPostContextValue {
  const post = useContext(BlogPostContext);
  if (!post) throw new ReactContextError("BlogPostProvider");
  return post;
}
