/** Writes feeds as text. Independent of posts and files. */

import { escapeXml } from "../../url/xml.ts";

export interface FeedAuthor {
  readonly name?: string;
  readonly link?: string;
  readonly email?: string;
}

export interface FeedItem {
  readonly title: string;
  /** Absolute URL; also the item's identity, unless there is an `id`. */
  readonly link: string;
  readonly id?: string;
  readonly date: Date;
  /** Whether the date is derived: it only orders the feed, and only Atom requires it. */
  readonly undated?: true;
  readonly description?: string;
  /** Full HTML with absolute URLs. */
  readonly content?: string;
  readonly author?: readonly FeedAuthor[];
  readonly category?: readonly { readonly name?: string; readonly term?: string }[];
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the blog. */
  readonly link: string;
  readonly language: string;
  readonly copyright?: string;
  /** Absolute URL of the site's icon. */
  readonly favicon?: string;
  readonly items: readonly FeedItem[];
}

/** Where a feed is published, and its style sheet. */
export interface FeedFile {
  /** Absolute URL of the feed itself. */
  readonly url: string;
  /** URL of an XSLT stylesheet, relative to the feed. */
  readonly stylesheet?: string | undefined;
}

/** RSS 2.0. Authors without an email address are `dc:creator`, because RSS's own `author` is an email address. */
export function toRss(feed: Feed, file: FeedFile): string {
  return xmlFile(file, [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", feed.title),
    element("link", feed.link),
    element("description", feed.description || feed.title),
    element("language", feed.language),
    `<lastBuildDate>${lastDate(feed).toUTCString()}</lastBuildDate>`,
    optional("copyright", feed.copyright),
    `<atom:link href="${escapeXml(file.url)}" rel="self" type="application/rss+xml"/>`,
    ...feed.items.flatMap(rssItem),
    "</channel>",
    "</rss>",
  ]);
}

function rssItem(item: FeedItem): string[] {
  const id = item.id ?? item.link;
  return [
    "<item>",
    element("title", item.title),
    element("link", item.link),
    `<guid isPermaLink="${id === item.link}">${escapeXml(id)}</guid>`,
    item.undated ? "" : `<pubDate>${item.date.toUTCString()}</pubDate>`,
    optional("description", item.description),
    optional("content:encoded", item.content),
    ...(item.author ?? []).map((author) =>
      author.email
        ? element("author", author.name ? `${author.email} (${author.name})` : author.email)
        : optional("dc:creator", author.name),
    ),
    ...(item.category ?? []).map((category) => optional("category", category.name)),
    "</item>",
  ];
}

/** Atom 1.0. */
export function toAtom(feed: Feed, file: FeedFile): string {
  return xmlFile(file, [
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">`,
    element("id", feed.link),
    element("title", feed.title),
    `<updated>${lastDate(feed).toISOString()}</updated>`,
    `<link rel="alternate" href="${escapeXml(feed.link)}"/>`,
    `<link rel="self" href="${escapeXml(file.url)}"/>`,
    optional("subtitle", feed.description),
    optional("icon", feed.favicon),
    optional("rights", feed.copyright),
    // Atom requires an author for every entry; an entry without one uses the feed's.
    `<author>${element("name", feed.title)}</author>`,
    ...feed.items.flatMap(atomEntry),
    "</feed>",
  ]);
}

function atomEntry(item: FeedItem): string[] {
  return [
    "<entry>",
    element("title", item.title),
    element("id", item.id ?? item.link),
    `<link href="${escapeXml(item.link)}"/>`,
    `<updated>${item.date.toISOString()}</updated>`,
    item.undated ? "" : `<published>${item.date.toISOString()}</published>`,
    item.description ? `<summary>${escapeXml(item.description)}</summary>` : "",
    item.content ? `<content type="html">${escapeXml(item.content)}</content>` : "",
    ...(item.author ?? []).map(atomAuthor),
    ...(item.category ?? []).map(({ name, term }) =>
      name ? `<category term="${escapeXml(term ?? name)}" label="${escapeXml(name)}"/>` : "",
    ),
    "</entry>",
  ];
}

function atomAuthor(author: FeedAuthor): string {
  if (!author.name) return "";
  const parts = [element("name", author.name), optional("uri", author.link), optional("email", author.email)];
  return `<author>${parts.join("")}</author>`;
}

/** JSON Feed 1.1. */
export function toJsonFeed(feed: Feed, file: FeedFile): string {
  const value = {
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    home_page_url: feed.link,
    feed_url: file.url,
    description: feed.description || undefined,
    icon: feed.favicon,
    language: feed.language,
    items: feed.items.map((item) => ({
      id: item.id ?? item.link,
      url: item.link,
      title: item.title,
      summary: item.description || undefined,
      // The specification requires one of the two contents in every item.
      ...(item.content ? { content_html: item.content } : { content_text: item.description ?? "" }),
      date_published: item.undated ? undefined : item.date.toISOString(),
      authors: item.author?.length ? item.author.map(({ name, link }) => ({ name, url: link })) : undefined,
      tags: item.category?.length ? item.category.flatMap(({ name }) => name ?? []) : undefined,
    })),
  };
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function lastDate(feed: Feed): Date {
  return new Date(Math.max(0, ...feed.items.map((item) => item.date.getTime())));
}

function xmlFile(file: FeedFile, lines: readonly string[]): string {
  const stylesheet = file.stylesheet ? `<?xml-stylesheet type="text/xsl" href="${escapeXml(file.stylesheet)}"?>` : "";
  return `${['<?xml version="1.0" encoding="utf-8"?>', stylesheet, ...lines].filter(Boolean).join("\n")}\n`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function optional(name: string, text: string | undefined): string {
  return text ? element(name, text) : "";
}
