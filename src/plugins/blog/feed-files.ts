/** The feeds of a blog as files. In: posts and their HTML. Out: `rss.xml`, `atom.xml`, `feed.json`, and the links to them. */

import type { BlogContent, Post } from "../../model/blog.ts";
import type { BuildOutput } from "../../model/plugin.ts";
import type { HtmlTag, Site } from "../../model/site.ts";
import { isExternalUrl, joinUrl } from "../../url/paths.ts";
import { type Feed, type FeedItem, toAtom, toJsonFeed, toRss } from "./feeds.ts";
import { toFormatPost } from "./format-post.ts";
import { type BlogOptions, feedTypes, type FeedType } from "./options.ts";

const FILES: Readonly<Record<FeedType, { readonly name: string; readonly type: string; readonly title: string }>> = {
  rss: { name: "rss.xml", type: "application/rss+xml", title: "RSS Feed" },
  atom: { name: "atom.xml", type: "application/atom+xml", title: "Atom Feed" },
  json: { name: "feed.json", type: "application/json", title: "JSON Feed" },
};

const WRITERS = { rss: toRss, atom: toAtom, json: toJsonFeed };

/** Writes the feeds of a blog that has posts. */
export async function writeFeeds(content: BlogContent, options: BlogOptions, output: BuildOutput): Promise<void> {
  const { site } = output;
  const posts = content.posts.filter(({ unlisted }) => !unlisted);
  if (posts.length === 0) return;
  const feed = await toFeed(posts, options, output);
  for (const type of feedTypes(options)) {
    const { name } = FILES[type];
    const url = site.config.url + joinUrl(site.config.baseUrl, options.routeBasePath, name);
    output.write(joinUrl(options.routeBasePath, name).replace(/^\//, ""), WRITERS[type](feed, { url }));
  }
}

/** Links to the feeds, for the head of every page. */
export function feedLinks({ posts }: BlogContent, options: BlogOptions, { config }: Site): HtmlTag[] {
  if (posts.every(({ unlisted }) => unlisted)) return [];
  const feedTitle = titleOf(options, config.title);
  return feedTypes(options).map((type) => {
    const { name, type: mime, title } = FILES[type];
    const href = joinUrl(config.baseUrl, options.routeBasePath, name);
    return { tagName: "link", attributes: { rel: "alternate", type: mime, href, title: `${feedTitle} ${title}` } };
  });
}

function titleOf({ feedOptions }: BlogOptions, siteTitle: string): string {
  return feedOptions?.title ?? `${siteTitle} Blog`;
}

async function toFeed(posts: readonly Post[], options: BlogOptions, output: BuildOutput): Promise<Feed> {
  const { config, locale } = output.site;
  const { feedOptions: feeds } = options;
  const limit = feeds?.limit ?? (feeds === undefined ? 20 : posts.length);
  const latest = [...posts].sort((a, b) => (a.date < b.date ? 1 : -1)).slice(0, limit === false ? posts.length : limit);
  return {
    title: titleOf(options, config.title),
    description: feeds?.description ?? `${config.title} Blog`,
    link: config.url + joinUrl(config.baseUrl, options.routeBasePath),
    language: feeds?.language ?? locale,
    ...(feeds?.copyright === undefined ? {} : { copyright: feeds.copyright }),
    ...(config.favicon === undefined ? {} : { favicon: absolute(joinUrl(config.baseUrl, config.favicon), config.url) }),
    items: await itemsOf(latest, options, output),
  };
}

async function itemsOf(
  posts: readonly Post[],
  { feedOptions }: BlogOptions,
  output: BuildOutput,
): Promise<readonly FeedItem[]> {
  const byPermalink = new Map(posts.map((post) => [post.permalink, post]));
  const create = async ({
    blogPosts,
  }: {
    readonly blogPosts: readonly { metadata: { permalink: string } }[];
  }): Promise<readonly FeedItem[]> =>
    blogPosts.flatMap(({ metadata }) => {
      const post = byPermalink.get(metadata.permalink);
      return post ? [toItem(post, output)] : [];
    });
  const request = { blogPosts: posts.map(toFormatPost), siteConfig: output.site.config };
  if (!feedOptions?.createFeedItems) return create(request);
  return feedOptions.createFeedItems({ ...request, defaultCreateFeedItems: create });
}

function toItem(post: Post, { site, bodyHtml }: BuildOutput): FeedItem {
  const link = site.config.url + post.permalink;
  return {
    title: post.title,
    link,
    id: link,
    date: new Date(post.date),
    description: post.description,
    content: bodyHtml(post.source),
    author: post.authors.map(({ name, url, email }) => ({
      ...(name === undefined ? {} : { name }),
      ...(url === undefined ? {} : { link: url }),
      ...(email === undefined ? {} : { email }),
    })),
    category: post.tags.map(({ label }) => ({ name: label, term: label })),
  };
}

function absolute(path: string, url: string): string {
  return isExternalUrl(path) ? path : url + path;
}
