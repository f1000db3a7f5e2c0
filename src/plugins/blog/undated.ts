import type { Post, ReleaseFacts } from "../../model/blog.ts";

/** Whether a post is a release whose heading has no date, so that its date only reflects its position. */
export function isUndated({ frontMatter }: Pick<Post, "frontMatter">): boolean {
  return (frontMatter["release"] as ReleaseFacts | undefined)?.undated === true;
}
