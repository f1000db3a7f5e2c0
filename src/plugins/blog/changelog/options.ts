/** Options of the changelog plugin: those of a blog, with defaults for a list of releases. */

import * as z from "zod/mini";
import { flag, level, text, withDefault } from "../../../config/fields.ts";
import { type BlogOptions, blogFields } from "../options.ts";

export const changelogOptionsSchema = z.strictObject({
  ...blogFields,
  /** The file, relative to the site. */
  path: withDefault(text(), "CHANGELOG.md"),
  routeBasePath: withDefault(z.string(), "changelog"),
  archiveBasePath: withDefault(z.nullable(text()), null),
  authorsBasePath: withDefault(z.nullable(text()), null),
  postsPerPage: withDefault(blogFields.postsPerPage, 20),
  blogListComponent: withDefault(text(), "@theme/ChangelogList"),
  blogPostComponent: withDefault(text(), "@theme/ChangelogPage"),
  blogTitle: withDefault(z.string(), "Changelog"),
  blogDescription: withDefault(z.string(), "What changed from release to release"),
  blogSidebarTitle: withDefault(z.string(), "Releases"),
  blogSidebarCount: withDefault(blogFields.blogSidebarCount, "ALL"),
  showReadingTime: flag(false),
  onInlineTags: withDefault(level(), "ignore"),
  onInlineAuthors: withDefault(level(), "ignore"),
  onUntruncatedBlogPosts: withDefault(level(), "ignore"),
  /** Whether to show sections of unreleased changes. */
  showUnreleased: flag(false),
  onUndatedReleases: withDefault(level(), "warn"),
});

export type ChangelogOptions = z.infer<typeof changelogOptionsSchema>;

/** The options for the blog's code: its folder is that of the file, and its feeds are named after the site. */
export function toBlogOptions(options: ChangelogOptions, siteTitle: string): BlogOptions {
  const { showUnreleased: _shown, onUndatedReleases: _level, feedOptions, ...blog } = options;
  const title = `${siteTitle} ${options.blogTitle}`;
  const feeds = { type: ["rss" as const, "atom" as const], limit: 20, title, description: title, ...feedOptions };
  return { ...blog, path: options.path.replace(/(?:^|\/)[^/]*$/, "") || ".", feedOptions: feeds };
}
