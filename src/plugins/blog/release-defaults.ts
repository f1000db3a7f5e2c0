import { precedesRelease } from "../../config/format-release.ts";

/** Checks that came with release 3.5. */
const LATER_CHECKS = { onInlineTags: "ignore", onInlineAuthors: "ignore", onUntruncatedBlogPosts: "ignore" };

/**
 * The options of a blog, with the defaults of the release of the format that the site names: a site of an earlier release has no
 * reason to follow later checks, and its feeds have all posts. Anything but an object is returned unchanged.
 */
export function withReleaseDefaults(given: unknown, siteDir: string): unknown {
  if (typeof (given ?? {}) !== "object") return given;
  const options = { ...(precedesRelease(siteDir, [3, 5]) && LATER_CHECKS), ...(given as { feedOptions?: unknown }) };
  const { feedOptions = {} } = options;
  if (!precedesRelease(siteDir, [3, 0]) || typeof feedOptions !== "object" || feedOptions === null) return options;
  return { ...options, feedOptions: { limit: false, ...feedOptions } };
}
