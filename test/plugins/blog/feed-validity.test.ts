/** Feeds of a whole site, by a validator: RSS and Atom against schemas, JSON against the rules of JSON Feed 1.1. */

import { describe, expect, test } from "bun:test";
import * as z from "zod/mini";
import { buildFixture } from "../../support/cli.ts";
import { picture } from "../../support/picture.ts";
import { configText } from "../../support/site.ts";
import { xmlMistakes } from "../../support/validate-xml.ts";

const URL_FIELD = z.url();

/** JSON Feed 1.1: required fields, and nothing that it does not know. */
const jsonFeed = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: z.string().check(z.minLength(1)),
  home_page_url: URL_FIELD,
  feed_url: URL_FIELD,
  description: z.optional(z.string()),
  icon: z.optional(URL_FIELD),
  language: z.string().check(z.regex(/^[a-zA-Z]{2,3}(-[\w-]+)?$/)),
  items: z.array(
    z.strictObject({
      id: z.string().check(z.minLength(1)),
      url: URL_FIELD,
      title: z.string(),
      summary: z.optional(z.string()),
      content_html: z.optional(z.string()),
      content_text: z.optional(z.string()),
      date_published: z.iso.datetime(),
      authors: z.optional(z.array(z.strictObject({ name: z.optional(z.string()), url: z.optional(URL_FIELD) }))),
      tags: z.optional(z.array(z.string())),
    }),
  ),
});

const HARD = `---
title: 'Less < more & "quotes" ]]> 🎉'
description: A \\u0007 <b>description</b> & more
tags: [R & D, "<tag>"]
authors: [ann, {name: "O'Bob <bob>", url: /about, email: bob@example.org}]
---

import Tabs from "@theme/Tabs";
import TabItem from "@theme/TabItem";

Text with \`<code>\`, a [page](/about), a [post](./2022-01-02-plain.md#part), ![a picture](./p.png) and an [anchor](#here).

<!-- truncate -->

:::note

Inside & outside.

:::

## Here {#here}

\`\`\`js title="a.js" {1}
if (a < b && c) console.log("]]>");
\`\`\`

<Tabs>
  <TabItem value="one" label="One">First.</TabItem>
  <TabItem value="two" label="Two">Second.</TabItem>
</Tabs>

<details><summary>More</summary>Hidden</details>
`;

const feedOptions = { type: "all", copyright: "© Example & Co", xslt: true };

const FILES = {
  "docusaurus.config.mjs": configText({
    title: "News & <Views>",
    url: "https://example.org",
    baseUrl: "/base/",
    favicon: "img/icon.svg",
    trailingSlash: true,
    presets: [
      ["classic", { docs: false, blog: { feedOptions, onInlineAuthors: "ignore", onUntruncatedBlogPosts: "ignore" } }],
    ],
  }),
  "static/img/icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "blog/authors.yml": "ann:\n  name: Ann & Co\n  url: https://ann.example\n",
  "blog/2022-01-03-hard.mdx": HARD,
  "blog/2022-01-02-plain.md": "# Plain\n\n## Part\n\nText.\n",
  "blog/p.png": picture,
  "src/pages/index.md": "# Home\n",
  "src/pages/about.md": "# About\n",
};

describe("the feeds of a site", () => {
  test("are valid and contain only absolute URLs, whatever the posts contain", async () => {
    await using built = await buildFixture(FILES);
    expect(built.stderr).toBe("");
    const [rss, atom, json] = await Promise.all(
      ["rss.xml", "atom.xml", "feed.json"].map((name) => built.read(`blog/${name}`)),
    );
    expect(await xmlMistakes(rss ?? "", "rss")).toEqual([]);
    expect(await xmlMistakes(atom ?? "", "atom")).toEqual([]);
    const feed = jsonFeed.parse(JSON.parse(json ?? ""));
    expect(feed.items.map(({ title }) => title)).toEqual(['Less < more & "quotes" ]]> 🎉', "Plain"]);
    const content = feed.items[0]?.content_html ?? "";
    const urls = [...content.matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, url = ""]) => url);
    expect(urls.length).toBeGreaterThanOrEqual(4);
    expect(urls.filter((url) => !url.startsWith("https://example.org/base/"))).toEqual([]);
    expect(content).toContain("Inside &amp; outside.");
    expect(content).toMatch(/>First\.<.*>Second\.</s);
  });

  test("fail validation if one contains an error", async () => {
    expect(await xmlMistakes("<rss version='2.0'><channel></channel></rss>", "rss")).not.toEqual([]);
    expect(
      await xmlMistakes("<feed xmlns='http://www.w3.org/2005/Atom'><title>&nope;</title></feed>", "atom"),
    ).not.toEqual([]);
  });
});
