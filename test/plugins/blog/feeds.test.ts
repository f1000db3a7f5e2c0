/** Feed formats: valid whatever the texts are. */

import { describe, expect, test } from "bun:test";
import { type Feed, toAtom, toJsonFeed, toRss } from "../../../src/plugins/blog/feeds.ts";
import { readXml } from "./read-xml.ts";

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
