/** Checks of posts that came with a release of the format. */

import { precedesRelease } from "../../config/format-release.ts";

const LATER_CHECKS = {
  release: [3, 5],
  levels: { onInlineTags: "ignore", onInlineAuthors: "ignore", onUntruncatedBlogPosts: "ignore" },
} as const;

/** Defaults for a site of an earlier release, which has no reason to follow them. */
export function checkLevels(siteDir: string): object {
  return precedesRelease(siteDir, LATER_CHECKS.release) ? LATER_CHECKS.levels : {};
}
