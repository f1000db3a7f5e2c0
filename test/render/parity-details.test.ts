/** Small things in which a page has to equal the format's: ids, descriptions, what search engines are told, titles of lists. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { type BuiltSite, buildFixture } from "../support/cli.ts";
import { configText } from "../support/site.ts";

// Starts the command line.
setDefaultTimeout(60_000);

let built: BuiltSite;

const post = (title: string, text: string) =>
  `---\ntitle: ${title}\ntags: [news]\nauthors: { name: Ada }\n---\n\n${text}\n`;

beforeAll(async () => {
  built = await buildFixture({
    "docusaurus.config.mjs": configText({
      presets: [
        ["classic", { blog: { onInlineTags: "ignore", onInlineAuthors: "ignore", onUntruncatedBlogPosts: "ignore" } }],
      ],
    }),
    "docs/ids.md": `---
tags: [one]
---

# The title

## 🖼️ Picture

## Ready ✔️

## With spaces {#own id here}

## With a brace {#own{id}

### \`code\` & more

`,
    "docs/first-line.md":
      "# Cut\n\nThe *first* line with a [link](./ids.md) and `code`\ngoes no further. Not this one.\n\nNor that.\n",
    "docs/after-list.md": "# List\n\n- An **item** of a list\n- another\n\nText below.\n",
    "docs/quoted.md": "# Quote\n\n> Quoted words[^1]\n\n[^1]: A note.\n",
    "docs/notes.md":
      "# Notes\n\nimport Tabs from '@theme/Tabs';\n\n:::note\n\nInside of a note.\n\n:::\n\nThen text.\n",
    "docs/group/index.mdx": "# Group\n\nimport DocCardList from '@theme/DocCardList';\n\n<DocCardList />\n",
    "docs/group/own.md": "---\ndescription: Words of the author.\n---\n\n# Own\n\nText.\n",
    "docs/group/first.md": "# First\n\nThe first line.\n",
    "versioned_docs/version-1.0/ids.md": "---\ntags: [one]\n---\n\n# The title\n\nOld text.\n",
    "versioned_sidebars/version-1.0-sidebars.json": "{}",
    "versions.json": '["1.0"]',
    "src/pages/index.md": "# Home\n",
    "blog/authors.yml": "bea: { name: Bea, page: true, description: About Bea. }\n",
    "blog/2021-12-01-bea.md": "---\ntitle: Bea\nauthors: bea\n---\n\n[top](#) [part](#part)\n\n## Part\n",
    "blog/2022-01-01-a.md": post("First", "Text of the first."),
    "blog/2022-02-01-b.md": post("Second", "Text of the second."),
    "blog/2022-03-01-c.md": post("Third", "Text of the third."),
  });
});

afterAll(() => built?.[Symbol.asyncDispose]());

const headings = async (path: string) =>
  [...(await built.main(path)).matchAll(/<(h\d)([^>]*)>/g)].map(([, name = "", attributes = ""]) => [
    name,
    /\bid="([^"]*)"/.exec(attributes)?.[1],
  ]);

const metaOf = async (path: string, name: string) =>
  new RegExp(`<meta[^>]*(?:name|property)="${name}" content="([^"]*)"`).exec(await built.read(path))?.[1];

test("ids of headings keep the sign that makes an emoji of a character, spaces and braces; titles have none", async () => {
  expect([built.code, built.code === 0 ? "" : built.stderr]).toEqual([0, ""]);
  expect(await headings("docs/next/ids/index.html")).toEqual([
    ["h1", undefined],
    ["h2", "\uFE0F-picture"],
    ["h2", "ready-\uFE0F"],
    ["h2", "own id here"],
    ["h2", "own{id"],
    ["h3", "code--more"],
  ]);
});

test("breadcrumbs, also those for search engines, and the page for missing ones name the home page, if there is one", async () => {
  const hasHome = async (site: BuiltSite): Promise<readonly boolean[]> => {
    const page = await site.read("docs/a/index.html");
    const missing = await site.read("404.html");
    return [
      page.includes('aria-label="Home page"'),
      page.includes('"item":"https://example.com/"'),
      missing.includes("Go to the home page</a>"),
    ];
  };
  const files = { "docs/a.md": "# A\n", "docusaurus.config.js": configText({ onBrokenLinks: "ignore" }) };
  await using without = await buildFixture(files);
  await using having = await buildFixture({ ...files, "src/pages/index.md": "# Home\n" });
  expect([without.stderr + having.stderr, await hasHome(without), await hasHome(having)]).toEqual([
    "",
    [false, false, false],
    [true, true, true],
  ]);
});

test("a description is the first line with text, without marks of inline text", async () => {
  const of = async (page: string) => metaOf(`docs/next/${page}/index.html`, "description");
  expect({
    line: await of("first-line"),
    list: await of("after-list"),
    quote: await of("quoted"),
    note: await of("notes"),
  }).toEqual({
    line: "The first line with a link and code",
    list: "- An item of a list",
    quote: "Quoted words",
    note: "Inside of a note.",
  });
});

test("cards on a doc have the descriptions of the docs that they lead to", async () => {
  const cards = [...(await built.main("docs/next/group/index.html")).matchAll(/<p[^>]*title="([^"]*)"/g)];
  expect(cards.map(([, text]) => text)).toEqual(["The first line.", "Words of the author."]);
});

test("pages of tags name their version for search engines", async () => {
  for (const [path, version, tag] of [
    ["docs/next/tags", "current", "doc_tags_list"],
    ["docs/next/tags/one", "current", "doc_tag_doc_list"],
    ["docs/tags/one", "1.0", "doc_tag_doc_list"],
  ] as const) {
    const told = ["docusaurus_version", "docusaurus_tag"].map((name) => metaOf(`${path}/index.html`, name));
    expect([path, ...(await Promise.all(told))]).toEqual([path, version, tag]);
  }
});

test("lists have a title of their own", async () => {
  const title = async (path: string) => /<h1[^>]*>([^<]*)/.exec(await built.read(path))?.[1];
  expect(
    await Promise.all(
      ["blog/tags", "blog/tags/news", "blog/archive", "docs/next/tags", "docs/next/tags/one"].map((path) =>
        title(`${path}/index.html`),
      ),
    ),
  ).toEqual(["Tags", "3 posts tagged with &quot;news&quot;", "Archive", "Tags", "One doc tagged with &quot;one&quot;"]);
});

test("a link to the top of the page is one in a list of posts, too; a link to a heading leads to its post", async () => {
  const links = (await built.main("blog/index.html")).matchAll(/href="([^"]*)"[^>]*>(?:top|part)</g);
  expect([...links].map(([, url]) => url)).toEqual(["#", "/blog/2021/12/01/bea#part"]);
});

test("what describes an author is on the author's own page", async () => {
  expect(await built.main("blog/authors/bea/index.html")).toContain("About Bea.");
  expect(await built.main("blog/authors/index.html")).not.toContain("About Bea.");
});
