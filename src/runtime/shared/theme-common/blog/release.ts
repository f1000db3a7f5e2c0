import type { PostProps, ReleaseFacts } from "../../../../model/blog.ts";

/** Facts from a release's heading besides name and date; `undefined` for other posts. */
export function releaseOf({ frontMatter }: PostProps): ReleaseFacts {
  return (frontMatter["release"] ?? {}) as ReleaseFacts;
}
