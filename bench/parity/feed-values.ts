/**
 * A built site → what feed readers and crawlers get from its feeds and sitemaps, by kind and address. Identifiers of generators, and
 * the order of a sitemap, are left out.
 */

import type { AnyNode, Element } from "domhandler";
import { isTag } from "domhandler";
import { Glob } from "bun";
import { DomUtils, parseDocument } from "htmlparser2";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { textOfEntry } from "./page-values.ts";

/** Kind → address → value. */
export type SiteValues = Readonly<Record<string, ReadonlyMap<string, string>>>;

/** One entry of a feed, whatever its format. */
interface Entry {
  readonly link: string;
  readonly title: string;
  readonly date: string;
  readonly summary: string;
  readonly content: string;
  readonly people: readonly string[];
  readonly categories: readonly string[];
}

/** The values of all feeds and sitemaps in the folder of a built site. */
export function readFeeds(dir: string): SiteValues {
  const feeds = new Map<string, string>();
  const entries = new Map<string, string>();
  const texts = new Map<string, string>();
  for (const file of filesOf(dir, "**/{rss,atom}.xml", "**/feed.json")) {
    const { about, entries: found } = readFeed(readFileSync(join(dir, file), "utf8"), file);
    feeds.set(file, about);
    for (const [index, entry] of found.entries()) {
      const { link, title, date, summary, content, people, categories } = entry;
      entries.set(`${file} ${link}`, [index, title, date, summary, people, categories].join(" | "));
      texts.set(`${file} ${link}`, textOfEntry(content));
    }
  }
  return { feeds, entries, "entry text": texts, sitemap: readSitemaps(dir) };
}

function filesOf(dir: string, ...patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => [...new Glob(pattern).scanSync({ cwd: dir, onlyFiles: true })]).toSorted();
}

function readSitemaps(dir: string): Map<string, string> {
  const urls = new Map<string, string>();
  for (const file of filesOf(dir, "**/sitemap*.xml")) {
    for (const url of elements(parseXml(readFileSync(join(dir, file), "utf8")), "url")) {
      const value = ["lastmod", "changefreq", "priority"].map((name) => `${name} ${textOf(url, name)}`).join(", ");
      urls.set(textOf(url, "loc"), value);
    }
  }
  return urls;
}

function readFeed(text: string, file: string): { readonly about: string; readonly entries: readonly Entry[] } {
  if (file.endsWith(".json")) return readJsonFeed(JSON.parse(text) as JsonFeed);
  const [feed] = elements(parseXml(text), file.endsWith("rss.xml") ? "channel" : "feed");
  if (feed === undefined) throw new Error(`${file} is not a feed.`);
  const isRss = feed.name === "channel";
  const alternate = elements([feed], "link").find(({ attribs }) => attribs["rel"] === "alternate");
  const link = isRss ? textOf(feed, "link") : (alternate?.attribs["href"] ?? "");
  const about = [textOf(feed, "title"), link, textOf(feed, isRss ? "description" : "subtitle")];
  return {
    about: about.join(" | "),
    entries: elements([feed], isRss ? "item" : "entry").map(isRss ? toItem : toEntry),
  };
}

function toItem(item: Element): Entry {
  return {
    link: textOf(item, "link"),
    title: textOf(item, "title"),
    date: new Date(textOf(item, "pubDate")).toISOString(),
    summary: textOf(item, "description"),
    content: textOf(item, "content:encoded"),
    people: elements([item], "author").map((author) => textOf(author)),
    categories: elements([item], "category").map((category) => textOf(category)),
  };
}

function toEntry(entry: Element): Entry {
  return {
    link: elements([entry], "link")[0]?.attribs["href"] ?? "",
    title: textOf(entry, "title"),
    date: new Date(textOf(entry, "updated")).toISOString(),
    summary: textOf(entry, "summary"),
    content: textOf(entry, "content"),
    people: elements([entry], "author").map(
      (author) => `${textOf(author, "name")} ${toAddress(textOf(author, "uri"))}`,
    ),
    categories: elements([entry], "category").map(({ attribs }) => attribs["term"] ?? ""),
  };
}

interface JsonFeed {
  readonly title: string;
  readonly home_page_url: string;
  readonly description: string;
  readonly items: readonly {
    readonly url: string;
    readonly title: string;
    readonly date_modified?: string;
    readonly date_published?: string;
    readonly summary?: string;
    readonly content_html?: string;
    readonly authors?: readonly { readonly name?: string; readonly url?: string }[];
    readonly author?: { readonly name?: string; readonly url?: string };
    readonly tags?: readonly string[];
  }[];
}

function readJsonFeed(feed: JsonFeed): { readonly about: string; readonly entries: readonly Entry[] } {
  const entries = feed.items.map(({ author, authors = author ? [author] : [], tags = [], ...item }) => ({
    link: item.url,
    title: item.title,
    date: new Date(item.date_modified ?? item.date_published ?? "").toISOString(),
    summary: item.summary ?? "",
    content: item.content_html ?? "",
    people: authors.map(({ name = "", url = "" }) => `${name} ${toAddress(url)}`),
    categories: tags,
  }));
  return { about: [feed.title, feed.home_page_url, feed.description].join(" | "), entries };
}

function toAddress(url: string): string {
  return URL.parse(url)?.href ?? url;
}

function parseXml(xml: string): AnyNode[] {
  return parseDocument(xml, { xmlMode: true, decodeEntities: true }).children;
}

/** The nearest elements with a name: those of the feed itself, not of the entries inside. */
function elements(roots: readonly AnyNode[], name: string): Element[] {
  return roots.flatMap((root) => {
    if (!isTag(root)) return [];
    if (root.name === name) return [root];
    return elements(root.children, name);
  });
}

/** The text of an element, or of its child with a name. */
function textOf(element: Element, name?: string): string {
  const [child] = name === undefined ? [element] : element.children.filter((node) => isTag(node) && node.name === name);
  return child ? DomUtils.textContent(child).replace(/\s+/g, " ").trim() : "";
}
