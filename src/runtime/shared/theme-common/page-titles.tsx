/** Titles and labels of lists, in the site's language. */

import Translate, { translate } from "@docusaurus/Translate";
import type { ReactElement } from "react";
import { usePluralForm } from "./plural.ts";

function usePostCount(): (count: number) => string {
  const { selectMessage } = usePluralForm();
  return (count) =>
    selectMessage(count, translate({ id: "theme.blog.post.plurals", message: "One post|{count} posts" }, { count }));
}

/** Title of the page of a tag's posts. */
export function useBlogTagsPostsPageTitle(tag: { readonly label: string; readonly count: number }): string {
  const countPosts = usePostCount();
  return translate(
    { id: "theme.blog.tagTitle", message: '{nPosts} tagged with "{tagName}"' },
    { nPosts: countPosts(tag.count), tagName: tag.label },
  );
}

export interface CountedAuthor {
  readonly key?: string;
  readonly name?: string;
  readonly count: number;
}

/** Title of the page of an author's posts. */
export function useBlogAuthorPageTitle({ key = "", name, count }: CountedAuthor): string {
  const countPosts = usePostCount();
  return translate(
    { id: "theme.blog.author.pageTitle", message: "{authorName} - {nPosts}" },
    { authorName: name || key, nPosts: countPosts(count) },
  );
}

/** Title of the page that lists all authors. */
export function translateBlogAuthorsListPageTitle(): string {
  return translate({ id: "theme.blog.authorsList.pageTitle", message: "Authors" });
}

export function BlogAuthorsListViewAllLabel(): ReactElement {
  return <Translate id="theme.blog.authorsList.viewAll">View all authors</Translate>;
}

export function BlogAuthorNoPostsLabel(): ReactElement {
  return <Translate id="theme.blog.author.noPosts">This author has not written any posts yet.</Translate>;
}

/** Description of a card for a category without its own. */
export function useDocCardDescriptionCategoryItemsPlural(): (count: number) => string {
  const { selectMessage } = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate({ id: "theme.docs.DocCard.categoryDescription.plurals", message: "1 item|{count} items" }, { count }),
    );
}
