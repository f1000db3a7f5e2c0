/** Posts whose date says no more than where they stand. In: a post. Out: whether nobody is to be told its date. */

import type { Post, ReleaseFacts } from "../../model/blog.ts";

/** Whether a post is a release whose heading has no date. */
export function isUndated({ frontMatter }: Pick<Post, "frontMatter">): boolean {
  return (frontMatter["release"] as ReleaseFacts | undefined)?.undated === true;
}
