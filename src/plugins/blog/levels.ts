import { precedesRelease } from "../../config/format-release.ts";

const LATER_CHECKS = {
  release: [3, 5],
  levels: { onInlineTags: "ignore", onInlineAuthors: "ignore", onUntruncatedBlogPosts: "ignore" },
} as const;

/** Levels of checks that came with a release of the format: a site of an earlier release has no reason to follow them. */
export function checkLevels(siteDir: string): object {
  return precedesRelease(siteDir, LATER_CHECKS.release) ? LATER_CHECKS.levels : {};
}
