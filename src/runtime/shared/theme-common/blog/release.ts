/** What the heading of a release said beside name and date. */

import type { PostProps, ReleaseFacts } from "../../../../model/blog.ts";

/** Facts of a release; none for a post of another kind. */
export function releaseOf({ frontMatter }: PostProps): ReleaseFacts {
  return (frontMatter["release"] ?? {}) as ReleaseFacts;
}
