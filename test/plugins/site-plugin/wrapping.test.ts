/** Plugins of a site that wrap built-in ones: what they get, and what becomes of what they change. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { type BuiltSite, buildFixture } from "../../support/cli.ts";

// Starts the command line.
setDefaultTimeout(60_000);

const BLOG = `const blog = require("@docusaurus/plugin-content-blog");
const { docuHash, normalizeUrl, posixPath } = require("@docusaurus/utils");
const { existsSync, readdirSync } = require("node:fs");
const path = require("node:path");

async function extended(context, options) {
  const instance = await blog.default(context, { ...options, ofMyOwn: true });
  return {
    ...instance,
    async loadContent() {
      // The current folder is that of the site.
      const files = readdirSync("./blog").length;
      const content = await instance.loadContent();
      content.blogPosts.forEach((post) => { post.metadata.title = post.metadata.title + " of " + files; });
      return content;
    },
    async contentLoaded({ content, actions }) {
      const { blogPosts, blogTags, blogListPaginated } = content;
      const list = await actions.createData(docuHash("/all posts") + ".json", JSON.stringify(blogPosts.map(({ id }) => id)));
      // Relative paths start in the current folder.
      const alias = "~blog/" + posixPath(path.relative(path.join(".docusaurus", "docusaurus-plugin-content-blog"), list));
      const bySource = (truncated) => blogPosts.map(({ metadata }) => ({ content: { __import: true, path: metadata.source, query: { truncated } } }));
      actions.addRoute({
        path: normalizeUrl([context.baseUrl, "/all"]), component: "@site/All.jsx", exact: true,
        modules: { list: alias, items: bySource(true), facts: "@site/facts.js", nothing: [] },
        props: { pages: blogListPaginated.length, tags: Object.keys(blogTags), known: options.blogSidebarTitle, generated: path.relative(context.siteDir, context.generatedFilesDir), presets: context.siteConfig.presets.length },
      });
      for (const { metadata } of blogPosts.slice(0, 1)) {
        actions.addRoute({ path: metadata.permalink, component: "@site/One.jsx", exact: true, modules: { content: metadata.source } });
      }
      // Nobody waits for these.
      blogPosts.slice(0, 1).map(async ({ id }) => {
        const data = await actions.createData(id + ".json", { id });
        actions.addRoute({ path: "/late", component: "@site/Late.jsx", exact: true, modules: { data } });
      });
      await instance.contentLoaded({ content, actions: { ...actions, addRoute: (route) => {
        actions.addRoute(route.path === "/blog/archive" ? { ...route, path: "/blog/old" } : route);
      } } });
    },
  };
}
module.exports = { ...blog, default: extended };
`;

const PAGES = `import pages from "@docusaurus/plugin-content-pages";
export default function plugin(context) {
  const instance = pages(context, { id: "more", path: "more", routeBasePath: "more" });
  return {
    name: "more-pages",
    loadContent: () => instance.loadContent(),
    contentLoaded: ({ content, actions }) => instance.contentLoaded({ content: content.filter(({ permalink }) => !permalink.endsWith("hidden")), actions }),
  };
}
`;

let built: BuiltSite;

beforeAll(async () => {
  built = await buildFixture({
    "docusaurus.config.mjs": `export default { title: "Test", url: "https://example.com", baseUrl: "/", onDuplicateRoutes: "ignore",
  plugins: [["./blog.cjs", { onUntruncatedBlogPosts: "ignore" }], "./pages.mjs"], presets: [["classic", { docs: false, blog: false }]] };\n`,
    "blog.cjs": BLOG,
    "pages.mjs": PAGES,
    "src/pages/index.md": "# Home\n\n[Post](../../blog/2022-01-02-b.md)\n",
    "more/shown.md": "# Shown\n",
    "more/hidden.md": "# Hidden\n",
    "facts.js": "export default { is: 'a module' };\n",
    "All.jsx": `export default ({ list, items, facts, nothing, pages, tags, known, generated, presets }) => <main>
  <i>{[list.join(), facts.is, nothing.length, pages, tags.join(), known, generated, presets].join(" | ")}</i>
  {items.map(({ content: Post }) => <section key={Post.metadata.permalink}><h2>{Post.metadata.title}</h2>{Post.frontMatter.color}<Post /></section>)}
</main>;\n`,
    "One.jsx": `import { BlogPostProvider, useBlogPost } from "@docusaurus/plugin-content-blog/client";
import kind from "@site/kind";
const Title = () => <b>{useBlogPost().metadata.title} {kind}</b>;
export default ({ content: Post }) => <main data-toc={Post.toc.map(({ id }) => id).join()}><BlogPostProvider content={Post}><Title /></BlogPostProvider><Post /></main>;\n`,
    // Without an ending, JavaScript goes first.
    "kind.js": "export default 'js';\n",
    "kind.tsx": "export default 'tsx';\n",
    "Late.jsx": "export default ({ data }) => <main>late {data.id}</main>;\n",
    "blog/2022-01-02-b.md":
      "---\ntags: [one]\ncolor: red\n---\n\n# Post B\n\nBegin.\n\n<!-- truncate -->\n\n## Part\n\nEnd.\n",
    "blog/2021-01-02-a.md": "# Post A\n\nAll of it.\n",
  });
});

afterAll(() => built?.[Symbol.asyncDispose]());

async function read(path: string): Promise<string> {
  return (await built.read(path)).replaceAll("<!-- -->", "");
}

test("a wrapped blog is complete, with the plugin's changes", async () => {
  expect(built.stderr).toBe("");
  expect(await read("blog/2021/01/02/a/index.html")).toContain('<title data-rh="true">Post A of 2 | Test</title>');
  expect(await read("blog/index.html")).toContain("Post B of 2");
  expect(await read("blog/rss.xml")).toContain("Post A of 2");
  expect(await read("index.html")).toContain('href="/blog/2022/01/02/b"');
});

test("modules of a route are data, modules, and Markdown files as components", async () => {
  const all = await read("all/index.html");
  expect(all).toContain(
    "/2022/01/02/b,/2021/01/02/a | a module | 0 | 1 | /blog/tags/one | Recent posts | .docusaurus | 1",
  );
  expect(all).toMatch(/<h2>Post B of 2<\/h2>red<div[^>]*><p>Begin\.<\/p>\s*<\/div>/);
  expect(all).not.toContain("End.");
  const one = await read("blog/2022/01/02/b/index.html");
  expect(one).toContain('<main data-toc="part"><b>Post B of 2 js</b>');
  expect(one).toContain("End.");
});

test("routes of a built-in plugin go through the actions that the wrapping plugin passes", async () => {
  expect(await read("blog/old/index.html")).toContain("Archive");
  expect(await built.files()).not.toContain("blog/archive/index.html");
  expect(await read("late/index.html")).toContain("late /2022/01/02/b");
});

test("a plugin with another name may run a built-in one privately", async () => {
  expect(await read("more/shown/index.html")).toContain("Shown");
  expect(await built.files()).not.toContain("more/hidden/index.html");
});
