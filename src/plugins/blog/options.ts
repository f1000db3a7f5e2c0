/** Options of the blog plugin. */

import * as z from "zod/mini";
import { anyUrl, callback, flag, level, text, withDefault } from "../../config/fields.ts";
import { compileOptions, fileGlobs } from "../../config/schema/source-options.ts";
import type { JsonObject } from "../../model/json.ts";
import type { SiteConfig } from "../../model/site.ts";
import type { FeedItem } from "./feeds.ts";
import type { FormatPost } from "./format-post.ts";

type EditUrl = (input: {
  readonly blogDirPath: string;
  readonly blogPath: string;
  readonly permalink: string;
  readonly locale: string;
}) => string | undefined;

type DefaultReadingTime = (input: {
  readonly content: string;
  readonly locale?: string;
  readonly options?: { readonly wordsPerMinute?: number };
}) => number;

/** A site's function that estimates the reading time. */
export type ReadingTime = (input: {
  readonly content: string;
  readonly frontMatter: JsonObject;
  readonly locale: string;
  readonly defaultReadingTime: DefaultReadingTime;
}) => number | undefined;

type ProcessBlogPosts = (input: {
  readonly blogPosts: readonly FormatPost[];
}) => Promise<readonly FormatPost[] | void> | readonly FormatPost[] | void;

interface FeedRequest {
  readonly blogPosts: readonly FormatPost[];
  readonly siteConfig: SiteConfig;
}

/** A site's function that makes the feed items. */
export type CreateFeedItems = (
  request: FeedRequest & { readonly defaultCreateFeedItems: (request: FeedRequest) => Promise<readonly FeedItem[]> },
) => Promise<readonly FeedItem[]> | readonly FeedItem[];

const feedType = z.enum(["rss", "atom", "json"]);

/** A built-in style sheet, none, or a file in the blog folder. */
const stylesheet = z.optional(z.nullable(z.union([z.boolean(), text()])));

const feedOptions = z.strictObject({
  type: withDefault(z.nullable(z.union([feedType, z.literal("all"), z.array(feedType)])), ["rss", "atom"]),
  /** `<site title> Blog` by default. */
  title: z.optional(z.nullable(z.string())),
  description: z.optional(z.nullable(z.string())),
  copyright: z.optional(z.string()),
  /** The site's language by default. */
  language: z.optional(z.string()),
  /** Number of posts; `null` or `false` for all. */
  limit: withDefault(z.nullable(z.union([z.int().check(z.gte(1)), z.literal(false)])), 20),
  /** Shows feeds as pages in a browser. */
  xslt: z.optional(z.nullable(z.union([z.boolean(), z.strictObject({ rss: stylesheet, atom: stylesheet })]))),
  createFeedItems: z.optional(callback<CreateFeedItems>()),
});

const countOrAll = (minimum: number) => z.union([z.int().check(z.gte(minimum)), z.literal("ALL")]);

const componentFields = {
  blogListComponent: withDefault(text(), "@theme/BlogListPage"),
  blogPostComponent: withDefault(text(), "@theme/BlogPostPage"),
  blogTagsListComponent: withDefault(text(), "@theme/BlogTagsListPage"),
  blogTagsPostsComponent: withDefault(text(), "@theme/BlogTagsPostsPage"),
  blogArchiveComponent: withDefault(text(), "@theme/BlogArchivePage"),
  blogAuthorsListComponent: withDefault(text(), "@theme/Blog/Pages/BlogAuthorsListPage"),
  blogAuthorsPostsComponent: withDefault(text(), "@theme/Blog/Pages/BlogAuthorsPostsPage"),
};

/** Options of everything made from posts, whatever their source. */
export const blogFields = {
  /** Folder of the posts, relative to the site. */
  path: withDefault(text(), "blog"),
  /** Route of the blog, without `baseUrl`. */
  routeBasePath: withDefault(z.string(), "blog"),
  tagsBasePath: withDefault(text(), "tags"),
  /** `null`: no archive. */
  archiveBasePath: withDefault(z.nullable(text()), "archive"),
  pageBasePath: withDefault(text(), "page"),
  /** `null`: no pages of authors. */
  authorsBasePath: withDefault(z.nullable(text()), "authors"),
  postsPerPage: withDefault(countOrAll(1), 10),
  ...componentFields,
  blogTitle: withDefault(z.string(), "Blog"),
  blogDescription: withDefault(z.string(), "Blog"),
  blogSidebarCount: withDefault(countOrAll(0), 5),
  blogSidebarTitle: withDefault(z.string(), "Recent posts"),
  showReadingTime: flag(true),
  readingTime: z.optional(callback<ReadingTime>()),
  /** Pattern of the truncate marker. */
  truncateMarker: withDefault(
    z.instanceof(RegExp, { error: "a regular expression" }),
    () => /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/,
  ),
  sortPosts: withDefault(z.enum(["descending", "ascending"]), "descending"),
  /** Relative to the folder of the posts. */
  authorsMapPath: withDefault(text(), "authors.yml"),
  editUrl: z.optional(z.union([anyUrl(), callback<EditUrl>()])),
  editLocalizedFiles: flag(false),
  feedOptions: z.optional(feedOptions),
  showLastUpdateTime: flag(false),
  showLastUpdateAuthor: flag(false),
  processBlogPosts: z.optional(callback<ProcessBlogPosts>()),
  /** File of declared tags, relative to the folder of the posts. */
  tags: z.optional(z.nullable(z.union([text(), z.literal(false)]))),
  onInlineTags: withDefault(level(), "warn"),
  onInlineAuthors: withDefault(level(), "warn"),
  onUntruncatedBlogPosts: withDefault(level(), "warn"),
  ...compileOptions,
};

export const blogOptionsSchema = z.strictObject({ ...blogFields, ...fileGlobs("md,mdx") });

export type BlogOptions = z.infer<z.ZodMiniObject<typeof blogFields>>;

/** The options, with the globs of files that are posts. */
export type BlogFolderOptions = z.infer<typeof blogOptionsSchema>;

export type FeedType = z.infer<typeof feedType>;

/** The feeds of a blog. */
export function feedTypes({ feedOptions: feeds }: BlogOptions): readonly FeedType[] {
  const type = feeds === undefined ? (["rss", "atom"] as const) : feeds.type;
  if (type === null) return [];
  if (type === "all") return ["rss", "atom", "json"];
  return typeof type === "string" ? [type] : [...new Set(type)];
}

/** The files that the options name, relative to the folder of the posts. They may be outside of it. */
export function filesBeside({ authorsMapPath, tags, feedOptions: feeds }: BlogOptions): string[] {
  const sheets = Object.values(Object(feeds?.xslt) as Readonly<Record<string, unknown>>);
  return [authorsMapPath, tags, ...sheets].filter((file) => typeof file === "string");
}
