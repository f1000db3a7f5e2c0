/** What the heading of a release said beside name and date. In: its page's data. Out: the same with its type. */

import type { PostProps, ReleaseFacts } from "../../../../model/blog.ts";

/** Facts of a release; none for a post of another kind. */
export function releaseOf({ frontMatter }: PostProps): ReleaseFacts {
  return (frontMatter["release"] ?? {}) as ReleaseFacts;
}
