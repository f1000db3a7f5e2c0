/** What a page is about. In: its route. Out: title and description, whichever plugin made it. */

import type { BlogListProps, BlogPostProps, MdxPageProps } from "../model/blog.ts";
import type { DocCategoryIndexProps, DocItemProps } from "../model/docs.ts";
import type { Route } from "../model/route.ts";
import { isUndated } from "../plugins/blog/undated.ts";

export interface About {
  readonly title: string;
  readonly description: string;
  /** ISO 8601, of a post. */
  readonly date?: string;
}

/** Props of the pages that have Markdown. */
export type TextProps = Partial<DocItemProps & BlogPostProps & BlogListProps & DocCategoryIndexProps & MdxPageProps>;

/** Props of the innermost component of a page. */
export function propsOf({ layers }: Route): TextProps {
  return (layers.at(-1)?.props ?? {}) as TextProps;
}

/** Title and description; nothing for a page that is no text: one of a component, a list of tags. */
export function aboutRoute(route: Route): About | undefined {
  const { doc, post, categoryGeneratedIndex: index, metadata, items, ...page } = propsOf(route);
  if (doc) return { title: doc.title, description: doc.description };
  if (post) return { title: post.title, description: post.description, ...(!isUndated(post) && { date: post.date }) };
  if (index) return { title: index.title, description: index.description ?? "" };
  if (metadata && items && !("tag" in page) && !("author" in page))
    return { title: metadata.blogTitle, description: metadata.blogDescription };
  if (route.document === undefined || page.title === undefined) return undefined;
  return { title: page.title, description: page.description ?? "" };
}
