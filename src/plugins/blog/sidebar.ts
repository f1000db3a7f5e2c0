import type { BlogContent, BlogSidebar, Post } from "../../model/blog.ts";
import type { BlogOptions } from "./options.ts";
import { isUndated } from "./undated.ts";

/** The list of recent posts beside every page of a blog: as many as `blogSidebarCount` says, in the order of the blog. */
export function toSidebar(content: BlogContent, { blogSidebarCount }: BlogOptions): BlogSidebar {
  const shown = blogSidebarCount === "ALL" ? content.posts : content.posts.slice(0, blogSidebarCount);
  return {
    title: content.sidebarTitle,
    items: shown.map(({ title, sidebarLabel, permalink, date, unlisted }, index) => ({
      title: sidebarLabel ?? title,
      permalink,
      date,
      unlisted,
      ...(!hasYear(content.posts, index) && { undated: true }),
    })),
  };
}

/** An undated post still has a year if both neighbors have the same year. */
function hasYear(posts: readonly Post[], index: number): boolean {
  const post = posts[index];
  if (post === undefined || !isUndated(post)) return true;
  const before = posts.slice(0, index).findLast((other) => !isUndated(other));
  const after = posts.slice(index).find((other) => !isUndated(other));
  return before !== undefined && before.date.slice(0, 4) === after?.date.slice(0, 4);
}
