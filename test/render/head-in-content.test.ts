/** `<head>` in Markdown, built by the real program: what reaches the document's head, on both tiers and in lists of posts. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { type BuiltSite, buildFixture } from "../support/cli.ts";
import { configText } from "../support/site.ts";

const HEAD = `<head>
  <title>Own title of {frontMatter.title} &amp; more</title>
  {/* a comment */}
  <!-- and another -->
  <meta name="robots" content="noindex" />
  <meta property="og:image" content="https://else.example/a.png">
  <link rel="canonical" href="https://else.example/b" />
  <html lang="de" class="extra" data-x="1" />
  <body className="own" />
  <script type="application/ld+json">{\`{"a": "b & <c>"}\`}</script>
  <script src="https://else.example/x.js" async></script>
  <style>{\`.a > .b { color: red }\`}</style>
</head>

Text.
`;

const CODE = "\n{[1].map((n) => n)}\n";

const TIMEOUT_MS = 60_000;

let built: BuiltSite;

beforeAll(async () => {
  const blog = { onUntruncatedBlogPosts: "ignore" };
  built = await buildFixture({
    "docusaurus.config.mjs": configText({ presets: [["classic", { blog }]] }),
    "src/pages/index.md": "# Home\n",
    "docs/data.mdx": `---\ntitle: Page\n---\n${HEAD}`,
    "docs/code.mdx": `---\ntitle: Page\n---\n${HEAD}${CODE}`,
    "docs/wrong-data.mdx": "# Wrong\n\n<head>\n  words\n</head>\n\n<Head><title>Right</title><div>no</div></Head>\n",
    "docs/wrong-code.mdx": `# Wrong\n\n<head>\n  words\n</head>\n\n<Head><title>Right</title><div>no</div></Head>\n${CODE}`,
    "docs/first-data.md": "<head><title>Own</title></head>\n\n# Written\n",
    "docs/first-code.mdx": `<head><title>Own</title></head>\n\n# Written\n${CODE}`,
    "blog/2022-01-02-post.md": '# Post\n\n<head><title>Own</title><meta name="own" content="1" /></head>\n\nText.\n',
  });
}, TIMEOUT_MS);

afterAll(() => built[Symbol.asyncDispose]());

/** What of a page's head is not on every page. */
async function headOf(path: string): Promise<string> {
  const html = await built.read(path);
  const tags = html.match(
    /<(?:html|body)[^>]*>|<(title|script|style) data-rh[^>]*>.*?<\/\1>|<(?:meta|link) data-rh[^>]*>/gs,
  );
  const common = /og:locale|og:url|twitter:card|docusaurus_|docsearch|BreadcrumbList|hreflang/;
  return (tags ?? [])
    .filter((tag) => !common.test(tag))
    .join("\n")
    .replaceAll(' data-rh="true"', "");
}

test("elements replace those of the page, on both tiers", async () => {
  const data = await headOf("docs/data/index.html");
  expect(data).toMatchInlineSnapshot(`
    "<html lang="de" dir="ltr" class="docs-wrapper docs-version-current plugin-docs plugin-id-default docs-doc-page docs-doc-id-data extra" data-x="1">
    <title>Own title of Page &amp; more</title>
    <meta property="og:title" content="Page | Test">
    <meta name="description" content="Text.">
    <meta property="og:description" content="Text.">
    <meta name="robots" content="noindex">
    <meta property="og:image" content="https://else.example/a.png">
    <link rel="canonical" href="https://else.example/b">
    <script type="application/ld+json">{"a": "b & <c>"}</script>
    <script src="https://else.example/x.js" async=""></script>
    <style>.a > .b { color: red }</style>
    <link rel="alternate" type="text/markdown" href="/docs/data.md">
    <body class="own">"
  `);
  expect((await headOf("docs/code/index.html")).replace("doc-id-code", "doc-id-data")).toBe(
    data.replace("/docs/data.md", "/docs/code.md"),
  );
});

test("a post's own head applies to its page, not to lists", async () => {
  expect(await headOf("blog/2022/01/02/post/index.html")).toContain("<title>Own</title>");
  const list = await headOf("blog/index.html");
  expect(list).toContain("<title>Blog | Test</title>");
  expect(list).not.toContain('name="own"');
});

test("its content does not become text of the page", async () => {
  expect(await headOf("blog/2022/01/02/post/index.html")).toContain('name="description" content="Text."');
  expect(await built.main("docs/data/index.html")).not.toContain("Own title");
});

test("it may come before the title of the page", async () => {
  for (const page of ["first-data", "first-code"]) {
    const html = await built.read(`docs/${page}/index.html`);
    expect(html).toContain('property="og:title" content="Written | Test"');
    expect(html.match(/<h1/g)).toHaveLength(1);
  }
});

test("other elements in a head are dropped and reported, on both tiers", async () => {
  expect(built.code).toBe(0);
  expect(built.stderr).toMatchInlineSnapshot(`
    "warning[misplaced-in-head] \`<head>\` contains text, which is left out.
      docs/wrong-code.mdx:3:1
      3 | <head>
        | ^^^^^^
      4 |   words
      help: A head may contain \`title\`, \`meta\`, \`link\`, \`script\`, \`style\`, \`noscript\`, \`base\`, \`html\`, \`body\`.

    warning[misplaced-in-head] \`<head>\` contains \`<div>\`, which is left out.
      docs/wrong-code.mdx:7:1
      7 | <Head><title>Right</title><div>no</div></Head>
        | ^^^^^^
      help: A head may contain \`title\`, \`meta\`, \`link\`, \`script\`, \`style\`, \`noscript\`, \`base\`, \`html\`, \`body\`.

    warning[misplaced-in-head] \`<head>\` contains text, which is left out.
      docs/wrong-data.mdx:3:1
      3 | <head>
        | ^^^^^^
      4 |   words
      help: A head may contain \`title\`, \`meta\`, \`link\`, \`script\`, \`style\`, \`noscript\`, \`base\`, \`html\`, \`body\`.

    warning[misplaced-in-head] \`<head>\` contains \`<div>\`, which is left out.
      docs/wrong-data.mdx:7:1
      7 | <Head><title>Right</title><div>no</div></Head>
        | ^^^^^^
      help: A head may contain \`title\`, \`meta\`, \`link\`, \`script\`, \`style\`, \`noscript\`, \`base\`, \`html\`, \`body\`.

    "
  `);
  for (const page of ["wrong-data", "wrong-code"]) {
    expect(await headOf(`docs/${page}/index.html`)).toContain("<title>Right</title>");
  }
});
