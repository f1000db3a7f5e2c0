/** Posts whose date only reflects their position. */

import type { Post, ReleaseFacts } from "../../model/blog.ts";

/** Whether a post is a release whose heading has no date. */
export function isUndated({ frontMatter }: Pick<Post, "frontMatter">): boolean {
  return (frontMatter["release"] as ReleaseFacts | undefined)?.undated === true;
}
