/** Feeds: valid whatever the texts are, the newest posts of the blog, and announced on every page. */

import { describe, expect, test } from "bun:test";
import { Parser } from "htmlparser2";
import type { BlogContent } from "../../../src/model/blog.ts";
import { type Feed, toAtom, toJsonFeed, toRss } from "../../../src/plugins/blog/feeds.ts";
import type { CreateFeedItems } from "../../../src/plugins/blog/options.ts";
import { blogPlugin } from "../../../src/plugins/blog/plugin.ts";
import { post, quiet, runPlugin } from "./run-plugin.ts";
import { makeReporter } from "../../../src/report/reporter.ts";

const FEED: Feed = {
  title: "News & <Views>",
  description: 'About "everything"',
  link: "https://example.org/blog",
  language: "en",
  copyright: "Example",
  favicon: "https://example.org/favicon.ico",
  items: [
    {
      title: "Less < more & ]]>",
      link: "https://example.org/blog/a?x=1&y=2",
      date: new Date("2022-07-28T10:00:00Z"),
      description: "It's \u0007 a test",
      content: '<p>Hello <a href="https://example.org">there</a> &amp; 🎉</p>',
      author: [
        { name: "Ann", email: "ann@ann.example", link: "https://ann.example" },
        { name: "Bob" },
        { link: "https://nameless.example" },
      ],
      category: [{ name: "R & D", term: "/blog/tags/r-d" }],
    },
    { title: "Bare", link: "https://example.org/blog/b", date: new Date("2022-07-01T00:00:00Z") },
  ],
};

/** The parser forgives; a feed reader does not: every tag must be closed by its own end. */
function checkNesting(xml: string): void {
  const open: string[] = [];
  for (const [, end, name = "", empty] of xml.matchAll(/<(\/?)([A-Za-z][\w:.-]*)[^<>]*?(\/?)>/g)) {
    if (end) expect(name).toBe(open.pop() ?? "nothing open");
    else if (!empty) open.push(name);
  }
  expect(open).toEqual([]);
}

/** Texts of elements in order, by the path of their names. */
function readXml(xml: string): [path: string, text: string][] {
  checkNesting(xml);
  const open: string[] = [];
  const texts: [string, string][] = [];
  const parser = new Parser(
    {
      onopentag: (name) => void open.push(name),
      ontext: (text) => {
        const path = open.join(">");
        const last = texts.at(-1);
        if (last?.[0] === path && !last[1].endsWith("\n")) last[1] += text;
        else texts.push([path, text]);
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return texts.filter(([, text]) => text.trim() !== "");
}

describe("feed formats", () => {
  test("RSS 2.0", () => {
    expect(toRss(FEED, { url: "https://example.org/blog/rss.xml", stylesheet: "rss.xsl" })).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="utf-8"?>
      <?xml-stylesheet type="text/xsl" href="rss.xsl"?>
      <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel>
      <title>News &amp; &lt;Views&gt;</title>
      <link>https://example.org/blog</link>
      <description>About &quot;everything&quot;</description>
      <language>en</language>
      <lastBuildDate>Thu, 28 Jul 2022 10:00:00 GMT</lastBuildDate>
      <copyright>Example</copyright>
      <atom:link href="https://example.org/blog/rss.xml" rel="self" type="application/rss+xml"/>
      <item>
      <title>Less &lt; more &amp; ]]&gt;</title>
      <link>https://example.org/blog/a?x=1&amp;y=2</link>
      <guid isPermaLink="true">https://example.org/blog/a?x=1&amp;y=2</guid>
      <pubDate>Thu, 28 Jul 2022 10:00:00 GMT</pubDate>
      <description>It&apos;s  a test</description>
      <content:encoded>&lt;p&gt;Hello &lt;a href=&quot;https://example.org&quot;&gt;there&lt;/a&gt; &amp;amp; 🎉&lt;/p&gt;</content:encoded>
      <author>ann@ann.example (Ann)</author>
      <dc:creator>Bob</dc:creator>
      <category>R &amp; D</category>
      </item>
      <item>
      <title>Bare</title>
      <link>https://example.org/blog/b</link>
      <guid isPermaLink="true">https://example.org/blog/b</guid>
      <pubDate>Fri, 01 Jul 2022 00:00:00 GMT</pubDate>
      </item>
      </channel>
      </rss>
      "
    `);
  });

  test("Atom 1.0", () => {
    expect(toAtom(FEED, { url: "https://example.org/blog/atom.xml" })).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="utf-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
      <id>https://example.org/blog</id>
      <title>News &amp; &lt;Views&gt;</title>
      <updated>2022-07-28T10:00:00.000Z</updated>
      <link rel="alternate" href="https://example.org/blog"/>
      <link rel="self" href="https://example.org/blog/atom.xml"/>
      <subtitle>About &quot;everything&quot;</subtitle>
      <icon>https://example.org/favicon.ico</icon>
      <rights>Example</rights>
      <author><name>News &amp; &lt;Views&gt;</name></author>
      <entry>
      <title>Less &lt; more &amp; ]]&gt;</title>
      <id>https://example.org/blog/a?x=1&amp;y=2</id>
      <link href="https://example.org/blog/a?x=1&amp;y=2"/>
      <updated>2022-07-28T10:00:00.000Z</updated>
      <published>2022-07-28T10:00:00.000Z</published>
      <summary>It&apos;s  a test</summary>
      <content type="html">&lt;p&gt;Hello &lt;a href=&quot;https://example.org&quot;&gt;there&lt;/a&gt; &amp;amp; 🎉&lt;/p&gt;</content>
      <author><name>Ann</name><uri>https://ann.example</uri><email>ann@ann.example</email></author>
      <author><name>Bob</name></author>
      <category term="/blog/tags/r-d" label="R &amp; D"/>
      </entry>
      <entry>
      <title>Bare</title>
      <id>https://example.org/blog/b</id>
      <link href="https://example.org/blog/b"/>
      <updated>2022-07-01T00:00:00.000Z</updated>
      <published>2022-07-01T00:00:00.000Z</published>
      </entry>
      </feed>
      "
    `);
  });

  test("JSON Feed 1.1", () => {
    expect(toJsonFeed(FEED, { url: "https://example.org/blog/feed.json" })).toMatchInlineSnapshot(`
      "{
        "version": "https://jsonfeed.org/version/1.1",
        "title": "News & <Views>",
        "home_page_url": "https://example.org/blog",
        "feed_url": "https://example.org/blog/feed.json",
        "description": "About \\"everything\\"",
        "icon": "https://example.org/favicon.ico",
        "language": "en",
        "items": [
          {
            "id": "https://example.org/blog/a?x=1&y=2",
            "url": "https://example.org/blog/a?x=1&y=2",
            "title": "Less < more & ]]>",
            "summary": "It's \\u0007 a test",
            "content_html": "<p>Hello <a href=\\"https://example.org\\">there</a> &amp; 🎉</p>",
            "date_published": "2022-07-28T10:00:00.000Z",
            "authors": [
              {
                "name": "Ann",
                "url": "https://ann.example"
              },
              {
                "name": "Bob"
              },
              {
                "url": "https://nameless.example"
              }
            ],
            "tags": [
              "R & D"
            ]
          },
          {
            "id": "https://example.org/blog/b",
            "url": "https://example.org/blog/b",
            "title": "Bare",
            "content_text": "",
            "date_published": "2022-07-01T00:00:00.000Z"
          }
        ]
      }
      "
    `);
  });

  test("texts survive parsing, without characters that XML does not allow", () => {
    const rss = readXml(toRss(FEED, { url: "https://example.org/blog/rss.xml" }));
    const atom = readXml(toAtom(FEED, { url: "https://example.org/blog/atom.xml" }));
    const item = FEED.items[0];
    expect(rss).toContainEqual(["rss>channel>item>title", item?.title ?? ""]);
    expect(rss).toContainEqual(["rss>channel>item>link", item?.link ?? ""]);
    expect(rss).toContainEqual(["rss>channel>item>description", "It's  a test"]);
    expect(rss).toContainEqual(["rss>channel>item>content:encoded", item?.content ?? ""]);
    expect(atom).toContainEqual(["feed>entry>content", item?.content ?? ""]);
    expect(atom).toContainEqual(["feed>title", FEED.title]);
  });

  test("a feed without items is valid", () => {
    const empty = { ...FEED, items: [] };
    expect(readXml(toRss(empty, { url: "x" }))).toContainEqual(["rss>channel>title", FEED.title]);
    expect(JSON.parse(toJsonFeed(empty, { url: "x" })).items).toEqual([]);
  });
});

interface FeedRun {
  readonly files: Readonly<Record<string, string>>;
  readonly options?: object;
}

/** The files a blog writes after the build, and the tags it puts on every page. */
async function feedsOf({ files, options = {} }: FeedRun) {
  const config = { baseUrl: "/base/", favicon: "img/icon.ico" };
  const { plugin, content, site } = await runPlugin<BlogContent>(blogPlugin, {
    files,
    options: { ...quiet, ...options },
    config,
  });
  const written: Record<string, string> = {};
  const graph = {
    site,
    plugins: [],
    documents: {},
    slotUrls: {},
    assets: [],
    routes: [],
    routeTree: [],
    redirects: [],
    shared: {},
    globalData: {},
    diagnostics: [],
  };
  await plugin.afterBuild?.(
    {
      site,
      graph,
      plugins: [],
      report: makeReporter(),
      noIndex: new Set(),
      staticFiles: new Set(),
      chunks: [],
      outDir: "",
      bodyHtml: (path) => `<p>${path}</p>`,
      tags: { headTags: "", preBodyTags: "", postBodyTags: "" },
      generatedFiles: () => ({}),
      isHashed: () => false,
      serviceWorker: async () => undefined,
      write: (path, text) => {
        written[path] = String(text);
      },
    },
    content,
  );
  return { written, tags: plugin.injectHtmlTags?.(content).headTags };
}

const posts = {
  "blog/2021-01-01-a.md": post("title: A\ntags: [x]\nauthors: {name: Ann, url: /ann}"),
  "blog/2021-01-02-b.md": post("title: B\nunlisted: true"),
  "blog/2021-01-03-c.md": post("title: C"),
};

describe("feeds of a blog", () => {
  test("are RSS and Atom by default: listed posts with their full text, newest first, and absolute URLs", async () => {
    const { written } = await feedsOf({ files: posts, options: { sortPosts: "ascending" } });
    expect(Object.keys(written)).toEqual(["blog/rss.xml", "blog/atom.xml"]);
    const rss = readXml(written["blog/rss.xml"] ?? "");
    const of = (path: string) => rss.filter(([at]) => at === `rss>channel>${path}`).map(([, text]) => text);
    expect(of("title")).toEqual(["Example Blog"]);
    expect(of("item>title")).toEqual(["C", "A"]);
    expect(of("item>link")).toEqual([
      "https://example.org/base/blog/2021/01/03/c",
      "https://example.org/base/blog/2021/01/01/a",
    ]);
    expect(of("item>content:encoded")).toEqual(["<p>blog/2021-01-03-c.md</p>", "<p>blog/2021-01-01-a.md</p>"]);
    expect(written["blog/atom.xml"]).toContain("<uri>https://example.org/ann</uri>");
    expect(written["blog/atom.xml"]).toContain("<icon>https://example.org/base/img/icon.ico</icon>");
  });

  test("are linked from every page", async () => {
    const { tags } = await feedsOf({ files: posts, options: { feedOptions: { type: "all", title: "News" } } });
    expect(tags?.map(({ attributes }) => attributes)).toEqual([
      { rel: "alternate", type: "application/rss+xml", href: "/base/blog/rss.xml", title: "News RSS Feed" },
      { rel: "alternate", type: "application/atom+xml", href: "/base/blog/atom.xml", title: "News Atom Feed" },
      { rel: "alternate", type: "application/json", href: "/base/blog/feed.json", title: "News JSON Feed" },
    ]);
  });

  test("can be disabled, limited, renamed and generated by the site", async () => {
    const none = await feedsOf({ files: posts, options: { feedOptions: { type: null } } });
    expect(none).toEqual({ written: {}, tags: [] });
    const { written } = await feedsOf({
      files: posts,
      options: {
        feedOptions: {
          type: "json",
          limit: 1,
          title: "News",
          description: "All",
          language: "de",
          createFeedItems: async ({ defaultCreateFeedItems, ...request }: Parameters<CreateFeedItems>[0]) => {
            const items = await defaultCreateFeedItems(request);
            return items.map((item) => ({ ...item, description: "Own" }));
          },
        },
      },
    });
    expect(JSON.parse(written["blog/feed.json"] ?? "")).toMatchObject({
      title: "News",
      description: "All",
      language: "de",
      items: [{ title: "C", summary: "Own" }],
    });
  });

  test("can be shown as pages in browsers, with the site's own stylesheet if it has one", async () => {
    const { written } = await feedsOf({
      files: { ...posts, "blog/own.xsl": "<own/>" },
      options: { feedOptions: { xslt: { rss: "own.xsl", atom: true } } },
    });
    expect(Object.keys(written)).toEqual(["blog/rss.xml", "blog/rss.xsl", "blog/atom.xml", "blog/atom.xsl"]);
    expect(written["blog/rss.xsl"]).toBe("<own/>");
    expect(written["blog/rss.xml"]).toContain('<?xml-stylesheet type="text/xsl" href="rss.xsl"?>');
    expect(readXml(written["blog/atom.xsl"] ?? "").length).toBeGreaterThan(0);
  });

  test("a blog without posts has none", async () => {
    const { written, tags } = await feedsOf({ files: { "blog/authors.yml": "" } });
    expect({ written, tags }).toEqual({ written: {}, tags: [] });
  });
});
