/** A plugin that wraps the blog and makes all routes itself: pages of the theme, the site's own in their place, and parts of the theme show its posts. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { type BuiltSite, buildFixture } from "../../support/cli.ts";
import { configText } from "../../support/site.ts";

setDefaultTimeout(60_000);

let built: BuiltSite;

beforeAll(async () => {
  built = await buildFixture({
    "docusaurus.config.mjs": configText({
      onBrokenLinks: "ignore",
      plugins: [["./plugins/journal.js", { blogTitle: "Journal", onInlineAuthors: "ignore" }]],
      presets: [["classic", { blog: false, docs: false }]],
    }),
    "plugins/journal.js": `const blog = require("@docusaurus/plugin-content-blog");
async function journal(context, options) {
  const inner = await blog.default(context, options);
  return {
    ...inner,
    async contentLoaded({ content: { blogPosts }, actions: { addRoute } }) {
      const items = blogPosts.map(({ metadata: { source: path } }) => ({ content: { __import: true, path, query: { truncated: true } } }));
      const metadata = { permalink: "/all", blogTitle: "All posts", blogDescription: "", page: 1, totalPages: 1, totalCount: 2, postsPerPage: 2 };
      const tag = { label: "red", permalink: "/red", allTagsPath: "/red", count: 2 };
      for (const { metadata: { permalink, source } } of blogPosts)
        addRoute({ path: permalink, component: "@theme/BlogPostPage", exact: true, modules: { content: source } });
      addRoute({ path: "/all", component: "@theme/BlogListPage", exact: true, props: { metadata }, modules: { items } });
      addRoute({ path: "/red", component: "@theme/BlogTagsPostsPage", exact: true, props: { tag, listMetadata: metadata }, modules: { items } });
      addRoute({ path: "/own", component: "@site/src/Own.jsx", exact: true, modules: { items } });
    },
  };
}
module.exports = { ...blog, default: journal };
`,
    "src/Own.jsx": `import BlogPostItems from "@theme/BlogPostItems";
export default ({ items }) => <main id="own"><BlogPostItems items={items} /></main>;
`,
    "src/theme/BlogTagsPostsPage.jsx": `export default ({ tag, items, listMetadata }) => <p>{[tag.label, listMetadata.blogTitle, ...items.map(({ content }) => content.metadata.title)].join()}</p>;
`,
    "blog/2022-01-01-one.md":
      "---\nauthors: [{ name: Ann }]\n---\n\n# One\n\nBegin.\n\n<!-- truncate -->\n\n## Rest\n\nEnd.\n",
    "blog/2022-01-02-two.md": "# Two\n\nText.\n\n<!-- truncate -->\n",
  });
});
afterAll(() => built[Symbol.asyncDispose]());

test("the page of a post, with its table of contents and its author", async () => {
  expect([built.code, built.stderr]).toEqual([0, ""]);
  const page = await built.read("blog/2022/01/01/one/index.html");
  for (const shown of ["<p>Begin.</p>", "<p>End.</p>", ">Ann<", 'href="#rest"', "Newer Post"])
    expect(page).toContain(shown);
});

test("a list of posts, each up to its marker", async () => {
  for (const path of ["all/index.html", "own/index.html"]) {
    const page = await built.read(path);
    for (const shown of [">One<", ">Two<", "<p>Begin.</p>", "<p>Text.</p>", "Read More"]) expect(page).toContain(shown);
    expect(page).not.toContain("<p>End.</p>");
  }
});

test("a page of the site's own gets what the plugin passed", async () => {
  expect(await built.read("red/index.html")).toContain("<p>red,All posts,Two,One</p>");
});
