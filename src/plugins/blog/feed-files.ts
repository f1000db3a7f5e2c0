/** The feeds of a blog. */

import * as z from "zod/mini";
import { callSite } from "../../config/call-site.ts";
import type { BlogContent, Post } from "../../model/blog.ts";
import type { BuildOutput } from "../../model/plugin.ts";
import type { HtmlTag, Site } from "../../model/site.ts";
import { isExternalUrl, joinUrl } from "../../url/paths.ts";
import { type Feed, type FeedFile, type FeedItem, toAtom, toJsonFeed, toRss } from "./feeds.ts";
import { type FormatPost, toFormatPost } from "./format-post.ts";
import { type BlogOptions, type FeedType, feedTypes } from "./options.ts";
import { isUndated } from "./undated.ts";
import { ownValue } from "../../lookup/own-value.ts";

interface FeedKind {
  readonly file: string;
  readonly mimeType: string;
  readonly label: string;
  readonly write: (feed: Feed, file: FeedFile) => string;
}

const KINDS: Readonly<Record<FeedType, FeedKind>> = {
  rss: { file: "rss.xml", mimeType: "application/rss+xml", label: "RSS", write: toRss },
  atom: { file: "atom.xml", mimeType: "application/atom+xml", label: "Atom", write: toAtom },
  json: { file: "feed.json", mimeType: "application/json", label: "JSON", write: toJsonFeed },
};

/** `<link rel="alternate">` for each feed, on every page of the site. */
export function toFeedTags({ posts }: BlogContent, options: BlogOptions, { config }: Site): HtmlTag[] {
  if (posts.length === 0) return [];
  const title = options.feedOptions?.title ?? config.title;
  return feedTypes(options).map((type) => {
    const { file, mimeType, label } = KINDS[type];
    return {
      tagName: "link",
      attributes: {
        rel: "alternate",
        type: mimeType,
        href: joinUrl(config.baseUrl, options.routeBasePath, file),
        title: `${title} ${label} Feed`,
      },
    };
  });
}

const text = z.optional(z.string());

const feedItemSchema = z.looseObject({
  title: z.string(),
  link: z.string(),
  date: z.date(),
  id: text,
  description: text,
  content: text,
  author: z.optional(z.array(z.looseObject({ name: text, email: text, link: text }))),
  category: z.optional(z.array(z.looseObject({ name: text, term: text }))),
});

/** An item from the site's own function is used unchanged. */
const feedItem = z.custom<FeedItem>((value) => z.safeParse(feedItemSchema, value).success);

export interface WriteFeedsRequest {
  readonly content: BlogContent;
  readonly options: BlogOptions;
  readonly output: BuildOutput;
}

/** Writes all feeds of the blog; none for a blog without posts. */
export async function writeFeeds({ content, options, output }: WriteFeedsRequest): Promise<void> {
  const types = feedTypes(options);
  if (types.length === 0 || content.posts.length === 0) return;
  const { site, write } = output;
  const feed = await toFeed(content, options, output);
  const folder = options.routeBasePath;
  for (const type of types) {
    const kind = KINDS[type];
    const stylesheet = type === "json" ? undefined : content.feedStylesheets[type];
    const url = absolute(joinUrl(site.config.baseUrl, folder, kind.file), site);
    write(toOutputPath(folder, kind.file), kind.write(feed, { url, stylesheet: stylesheet?.name }));
    if (stylesheet) write(toOutputPath(folder, stylesheet.name), stylesheet.text);
  }
}

function toOutputPath(folder: string, file: string): string {
  return joinUrl(folder, file).replace(/^\//, "");
}

function absolute(path: string, { config }: Site): string {
  return new URL(path, config.url).href;
}

/** The URL of a favicon, which may be on another site. */
function iconOf(favicon: string, site: Site): string {
  return isExternalUrl(favicon) ? favicon : absolute(joinUrl(site.config.baseUrl, favicon), site);
}

/** Newest posts first, whatever the order of the blog: a limited feed must contain them. */
async function toFeed(
  content: BlogContent,
  options: BlogOptions,
  { site, report, bodyHtml }: BuildOutput,
): Promise<Feed> {
  const { title, description, copyright, language, limit = 20, createFeedItems } = options.feedOptions ?? {};
  const newest = content.posts
    .filter(({ unlisted }) => !unlisted)
    .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))
    .slice(0, limit || undefined);
  const { config } = site;
  const bySource = new Map(newest.map((post) => [`@site/${post.source}`, post]));
  const toItems = async ({ blogPosts }: { readonly blogPosts: readonly FormatPost[] }): Promise<FeedItem[]> =>
    blogPosts.flatMap(({ metadata }) => {
      const post = bySource.get(metadata.source);
      return post ? [toFeedItem(post, site, bodyHtml(post.source))] : [];
    });
  const request = { blogPosts: newest.map((post) => toFormatPost(post, "")), siteConfig: config };
  const made = createFeedItems
    ? await callSite(() => createFeedItems({ ...request, defaultCreateFeedItems: toItems }), {
        site,
        report,
        name: "`createFeedItems` of the blog plugin",
        result: z.array(feedItem),
        words: "a list of items with `title`, `link` and `date`",
      })
    : await toItems(request);
  return {
    title: title ?? `${config.title} Blog`,
    description: description ?? `${config.title} Blog`,
    link: absolute(content.path, site),
    language: language ?? ownValue(config.i18n.localeConfigs, site.locale)?.htmlLang ?? site.locale,
    ...(copyright ? { copyright } : {}),
    ...(config.favicon ? { favicon: iconOf(config.favicon, site) } : {}),
    items: made ?? [],
  };
}

/** A post for feed readers: all URLs are absolute. */
export function toFeedItem(post: Post, site: Site, content: string): FeedItem {
  const link = absolute(post.permalink, site);
  return {
    title: post.title,
    link,
    date: new Date(post.date),
    ...(isUndated(post) && { undated: true }),
    ...(post.description ? { description: post.description } : {}),
    ...(content ? { content } : {}),
    author: post.authors.map(({ name, url, email }) => ({
      ...(name ? { name } : {}),
      ...(url ? { link: absolute(url, site) } : {}),
      ...(email ? { email } : {}),
    })),
    category: post.tags.map(({ label }) => ({ name: label, term: label })),
  };
}
