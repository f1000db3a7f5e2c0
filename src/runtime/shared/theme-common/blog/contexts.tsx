/** The post around a component. */

import { createContext, type ReactElement, type ReactNode, useContext, useMemo } from "react";
import type { PostProps } from "../../../../model/blog.ts";
import type { TocItem } from "../../../../model/docs.ts";
import { ReactContextError } from "../context-error.ts";

/** A post with the field names of other releases of the format. */
export interface PostMetadata extends PostProps {
  readonly hasTruncateMarker: boolean;
  readonly prevItem: PostProps["previous"];
  readonly nextItem: PostProps["next"];
}

/** Adds the names of other releases. */
export function toPostMetadata(post: PostProps): PostMetadata {
  const { truncated, previous, next } = post;
  return {
    ...post.added,
    ...post,
    hasTruncateMarker: truncated,
    prevItem: previous,
    nextItem: next,
  };
}

export interface BlogPostContextValue {
  readonly metadata: PostMetadata;
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

/** A post as a site's components receive it: the file as a component with the format's members. */
export type BlogPostContent = Pick<BlogPostContextValue, "metadata" | "frontMatter" | "assets" | "toc"> & {
  /** Name of its body in the page's data; by default that of the page. */
  readonly body?: string;
};

export interface BlogPostProviderProps {
  /** Replaces it: `content`. */
  readonly post?: PostProps;
  readonly content?: BlogPostContent;
  readonly body?: string;
  readonly toc?: readonly TocItem[];
  readonly isBlogPostPage?: boolean;
  readonly children?: ReactNode;
}

const NO_TOC: readonly TocItem[] = [];

export function BlogPostProvider(props: BlogPostProviderProps): ReactElement {
  const { post, content, toc = NO_TOC, isBlogPostPage = false, children } = props;
  const body = props.body ?? content?.body ?? "content";
  const value = useMemo((): BlogPostContextValue | null => {
    if (content) {
      const { metadata, frontMatter, assets } = content;
      return { metadata, frontMatter, assets, toc: content.toc, isBlogPostPage, body };
    }
    const assets = { image: post?.image, authorsImageUrls: post?.authors.map(({ imageURL }) => imageURL) ?? [] };
    const known = post && { metadata: toPostMetadata(post), frontMatter: post.frontMatter };
    return known ? { ...known, assets, toc, isBlogPostPage, body } : null;
  }, [post, content, toc, isBlogPostPage, body]);
  return <BlogPostContext value={value}>{children}</BlogPostContext>;
}

export function useBlogPost(): BlogPostContextValue {
  const post = useContext(BlogPostContext);
  if (!post) throw new ReactContextError("BlogPostProvider");
  return post;
}
