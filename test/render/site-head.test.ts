/** What a config puts into the head of every page, beside what pages say themselves. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { buildFixture, type BuiltSite, runCli } from "../support/cli.ts";
import { configText, makeSite } from "../support/site.ts";

const TIMEOUT_MS = 60_000;

const CONFIG = configText({
  baseUrl: "/base/",
  trailingSlash: true,
  favicon: "img/icon.svg",
  presets: [["classic", { blog: { onUntruncatedBlogPosts: "ignore", onInlineAuthors: "ignore" } }]],
  scripts: ["/a.js", { src: "https://else.example/b.js", async: true, defer: false, "data-x": 'say "x"' }],
  stylesheets: ["https://else.example/a.css", { href: "/b.css", media: "print", integrity: "sha384-x" }],
  headTags: [
    { tagName: "link", attributes: { rel: "preconnect", href: "https://else.example" } },
    { tagName: "script", attributes: { type: "text/x-own" }, innerHTML: "a < b && c" },
    { tagName: "x-own", attributes: { hidden: true }, customElement: true },
    { tagName: "meta", attributes: { name: "own", content: "1" } },
    { tagName: "noscript", innerHTML: "<p>Scripts?</p>" },
  ],
  themeConfig: {
    image: "img/card.png",
    metadata: [
      { name: "author", content: "us & them" },
      { property: "og:site_name", content: "Own" },
      { name: "google-site-verification", content: "one" },
      { name: "google-site-verification", content: "two" },
      { "http-equiv": "x-own", content: 5 },
    ],
  },
});

let built: BuiltSite;
beforeAll(async () => {
  built = await buildFixture({
    "docusaurus.config.mjs": CONFIG,
    "docs/a.md": "---\nkeywords: [one, two]\n---\n\n# A\n\nText.\n",
    "blog/2022-01-02-post.md":
      "---\nauthors: { name: Ann, url: 'https://ann.example' }\ntags: [x, y]\n---\n\n# Post\n\nText.\n",
    "src/pages/index.md": "# Home\n",
  });
}, TIMEOUT_MS);
afterAll(() => built[Symbol.asyncDispose]());

/** Elements of a page's head, one per line, without what is the same whatever the config says. */
async function headOf(path: string): Promise<string> {
  const head = /<head>(.*)<\/head>/s.exec(await built.read(path))?.[1] ?? "";
  const lines = head
    .replaceAll(' data-rh="true"', "")
    .replace(/<(?!\/|p>)/g, "\n<")
    .split("\n");
  return lines
    .filter((line) => !/charset|viewport|rel="(?:modulepreload|preload)"|assets\/|\(function/.test(line))
    .join("\n");
}

test("tags of the config are on every page as written", async () => {
  expect(built.stderr).toBe("");
  expect((await headOf("docs/a/index.html")).replace(/Veloci [\d.]+/, "Veloci")).toMatchInlineSnapshot(`
    "
    <meta name="generator" content="Veloci">
    <title>A | Test</title>
    <meta property="og:locale" content="en">
    <meta name="twitter:card" content="summary_large_image">
    <meta property="og:image" content="https://example.com/base/img/card.png">
    <meta name="twitter:image" content="https://example.com/base/img/card.png">
    <link rel="icon" href="/base/img/icon.svg">
    <meta property="og:url" content="https://example.com/base/docs/a/">
    <link rel="canonical" href="https://example.com/base/docs/a/">
    <link rel="alternate" href="https://example.com/base/docs/a/" hreflang="en">
    <link rel="alternate" href="https://example.com/base/docs/a/" hreflang="x-default">
    <meta name="docusaurus_locale" content="en">
    <meta name="docsearch:language" content="en">
    <meta name="author" content="us &amp; them">
    <meta property="og:site_name" content="Own">
    <meta name="google-site-verification" content="one">
    <meta name="google-site-verification" content="two">
    <meta http-equiv="x-own" content="5">
    <meta name="docusaurus_version" content="current">
    <meta name="docsearch:version" content="current">
    <meta name="docusaurus_tag" content="docs-default-current">
    <meta name="docsearch:docusaurus_tag" content="docs-default-current">
    <meta property="og:title" content="A | Test">
    <meta name="description" content="Text.">
    <meta property="og:description" content="Text.">
    <meta name="keywords" content="one,two">
    <script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Test","item":"https://example.com/base/"},{"@type":"ListItem","position":2,"name":"A","item":"https://example.com/base/docs/a/"}]}</script>
    <link rel="alternate" type="text/markdown" href="/base/docs/a.md">
    <link rel="stylesheet" href="https://else.example/a.css">
    <link rel="stylesheet" href="/b.css" media="print" integrity="sha384-x">
    <link rel="search" type="application/opensearchdescription+xml" title="Test" href="/base/opensearch.xml">
    <script src="/a.js"></script>
    <script src="https://else.example/b.js" async data-x="say &quot;x&quot;"></script>
    <link rel="preconnect" href="https://else.example">
    <script type="text/x-own">a 
    < b && c</script>
    <x-own hidden></x-own>
    <meta name="own" content="1">
    <noscript><p>Scripts?</p></noscript>
    <link rel="alternate" type="application/rss+xml" href="/base/blog/rss.xml" title="Test RSS Feed">
    <link rel="alternate" type="application/atom+xml" href="/base/blog/atom.xml" title="Test Atom Feed">"
  `);
});

test("a post is an article, with links to its feeds", async () => {
  const head = await headOf("blog/2022/01/02/post/index.html");
  expect(head.match(/<meta property="(?:article|og:type).*/g)).toMatchInlineSnapshot(`
    [
      "<meta property="og:type" content="article">",
      "<meta property="article:published_time" content="2022-01-02T00:00:00.000Z">",
      "<meta property="article:author" content="https://ann.example">",
      "<meta property="article:tag" content="x,y">",
    ]
  `);
  expect(head.match(/<link rel="alternate".*/g)).toMatchInlineSnapshot(`
    [
      "<link rel="alternate" href="https://example.com/base/blog/2022/01/02/post/" hreflang="en">",
      "<link rel="alternate" href="https://example.com/base/blog/2022/01/02/post/" hreflang="x-default">",
      "<link rel="alternate" type="text/markdown" href="/base/blog/2022/01/02/post.md">",
      "<link rel="alternate" type="application/rss+xml" href="/base/blog/rss.xml" title="Test RSS Feed">",
      "<link rel="alternate" type="application/atom+xml" href="/base/blog/atom.xml" title="Test Atom Feed">",
    ]
  `);
});

test("structured data is in the HTML, and is not sent again on navigation", async () => {
  expect(await built.read("docs/a/index.html")).toContain("BreadcrumbList");
  const data = await built.read("assets/pages/docs/a.json");
  expect(data).toContain("og:url");
  expect(data).not.toContain("BreadcrumbList");
});

test("invalid elements in a head are reported, because browsers would end the head there", async () => {
  const text = `export default {
  title: "Test",
  url: "https://example.com",
  baseUrl: "/",
  presets: [["classic", { docs: false, blog: false }]],
  headTags: [{ tagName: "scrpt" }, { tagName: "div" }, { tagName: "x-own", customElement: true }],
};
`;
  await using site = await makeSite({ "docusaurus.config.mjs": text, "src/pages/index.md": "# Home\n" });
  expect(`\n${(await runCli(["graph"], { cwd: site.dir })).stderr}`).toMatchInlineSnapshot(`
    "
    warning[not-for-head] Config field \`headTags[0].tagName\` is \`scrpt\`, which a head cannot contain.
      docusaurus.config.mjs:6:16
      5 |   presets: [["classic", { docs: false, blog: false }]],
      6 |   headTags: [{ tagName: "scrpt" }, { tagName: "div" }, { tagName: "x-own", customElement: tru…
        |                ^^^^^^^
      7 | };
      help: Did you mean \`script\`?

    warning[not-for-head] Config field \`headTags[1].tagName\` is \`div\`, which a head cannot contain.
      docusaurus.config.mjs:6:38
      5 |   presets: [["classic", { docs: false, blog: false }]],
      6 |   headTags: [{ tagName: "scrpt" }, { tagName: "div" }, { tagName: "x-own", customElement: tru…
        |                                      ^^^^^^^
      7 | };
      help: A head may contain \`base\`, \`link\`, \`meta\`, \`noscript\`, \`script\`, \`style\`, \`template\` or \`title\`.

    "
  `);
});

test("wrong types are reported at their line, all at once", async () => {
  const text = `export default {
  title: "Test",
  url: "https://example.com",
  baseUrl: "/",
  scripts: ["/a.js", { async: true }, 5],
  stylesheets: { href: "/a.css" },
  headTags: [
    { attributes: { rel: "x" } },
    { tagName: "link", attributes: "rel" },
    { tagName: "meta", attribute: {} },
    { tagName: "script", innerHTML: 5 },
  ],
  themeConfig: {
    metadata: { name: "a" },
    image: 5,
  },
};
`;
  await using site = await makeSite({ "docusaurus.config.mjs": text });
  expect(`\n${(await runCli(["graph"], { cwd: site.dir })).stderr}`).toMatchInlineSnapshot(`
    "
    error[invalid-option] Config field \`scripts[1]\` must be an object with the attribute \`src\`.
      docusaurus.config.mjs:5:22
      4 |   baseUrl: "/",
      5 |   scripts: ["/a.js", { async: true }, 5],
        |                      ^
      6 |   stylesheets: { href: "/a.css" },

    error[wrong-type] Config field \`scripts[2]\` must be a string or an object, but is the number \`5\`.
      docusaurus.config.mjs:5:39
      4 |   baseUrl: "/",
      5 |   scripts: ["/a.js", { async: true }, 5],
        |                                       ^
      6 |   stylesheets: { href: "/a.css" },

    error[wrong-type] Config field \`stylesheets\` must be a list, but is an object.
      docusaurus.config.mjs:6:3
      5 |   scripts: ["/a.js", { async: true }, 5],
      6 |   stylesheets: { href: "/a.css" },
        |   ^^^^^^^^^^^
      7 |   headTags: [

    error[missing-option] Config field \`headTags[0].tagName\` is missing: it must be a string.
      docusaurus.config.mjs:8:5
      7 |   headTags: [
      8 |     { attributes: { rel: "x" } },
        |     ^
      9 |     { tagName: "link", attributes: "rel" },

    error[wrong-type] Config field \`headTags[1].attributes\` must be an object, but is the string \`rel\`.
      docusaurus.config.mjs:9:24
       8 |     { attributes: { rel: "x" } },
       9 |     { tagName: "link", attributes: "rel" },
         |                        ^^^^^^^^^^
      10 |     { tagName: "meta", attribute: {} },

    error[unknown-option] Unknown config field \`headTags[2].attribute\`.
      docusaurus.config.mjs:10:24
       9 |     { tagName: "link", attributes: "rel" },
      10 |     { tagName: "meta", attribute: {} },
         |                        ^^^^^^^^^
      11 |     { tagName: "script", innerHTML: 5 },
      help: Did you mean \`attributes\`?

    error[wrong-type] Config field \`headTags[3].innerHTML\` must be a string, but is the number \`5\`.
      docusaurus.config.mjs:11:26
      10 |     { tagName: "meta", attribute: {} },
      11 |     { tagName: "script", innerHTML: 5 },
         |                          ^^^^^^^^^
      12 |   ],

    error[wrong-type] Config field \`themeConfig.metadata\` must be a list, but is an object.
      docusaurus.config.mjs:14:5
      13 |   themeConfig: {
      14 |     metadata: { name: "a" },
         |     ^^^^^^^^
      15 |     image: 5,

    error[wrong-type] Config field \`themeConfig.image\` must be a string, but is the number \`5\`.
      docusaurus.config.mjs:15:5
      14 |     metadata: { name: "a" },
      15 |     image: 5,
         |     ^^^^^
      16 |   },

    "
  `);
});

test(
  "a page without the theme's layout says of the site what all pages say; noIndex wins over robots of the config",
  async () => {
    const config = configText({
      noIndex: true,
      favicon: "img/icon.svg",
      themeConfig: { metadata: [{ name: "robots", content: "all" }] },
    });
    const page = "export default function Bare() { return <h1>Bare</h1>; }";
    await using site = await buildFixture({
      "docusaurus.config.mjs": config,
      "docs/a.md": "# A\n",
      "src/pages/index.jsx": page,
    });
    expect(site.stderr).toBe("");
    const html = (await site.read("index.html")).replaceAll(' data-rh="true"', "");
    expect(html).toMatch(/<html[^>]* lang="en" dir="ltr"/);
    expect(html).toContain("<title>Test</title>");
    expect(html).toContain('<link rel="icon" href="/img/icon.svg">');
    expect(html).toContain('<link rel="canonical" href="https://example.com/">');
    expect(html.match(/<meta name="robots"[^>]*>/g)).toEqual(['<meta name="robots" content="noindex, nofollow">']);
  },
  TIMEOUT_MS,
);
