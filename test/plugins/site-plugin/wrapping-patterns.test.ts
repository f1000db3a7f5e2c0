/** What plugins of public sites do with the built-in plugins that they wrap: related posts in the metadata, fewer hooks, late files. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { type BuiltSite, buildFixture } from "../../support/cli.ts";

setDefaultTimeout(60_000);

let built: BuiltSite;

beforeAll(async () => {
  built = await buildFixture({
    "docusaurus.config.js": `module.exports = { title: "Test", url: "https://example.com", baseUrl: "/", onBrokenLinks: "ignore", onDuplicateRoutes: "ignore",
  plugins: [["./plugins/blog", { onUntruncatedBlogPosts: "ignore" }], ["./plugins/docs", {}], "./plugins/redirect", "./plugins/late", ["./plugins/guides.mjs", { id: "guides", path: "guides", routeBasePath: "guides" }],
    ["./plugins/news", {}]],
  presets: [["classic", { blog: false, docs: false }]] };
`,
    // Stores metadata under the names where pages of the format read them.
    "plugins/blog.js": `const blog = require("@docusaurus/plugin-content-blog");
const { docuHash } = require("@docusaurus/utils");
async function extended(...given) {
  const instance = await blog.default(...given);
  return {
    ...instance,
    async contentLoaded({ content, actions }) {
      await instance.contentLoaded({ content, actions });
      for (const { id, metadata } of content.blogPosts) {
        const related = content.blogPosts.filter((post) => post.id !== id).map((post) => post.metadata.title);
        await actions.createData(docuHash(metadata.source) + ".json", JSON.stringify({ ...metadata, related }));
      }
      const [post] = content.blogPosts;
      actions.addRoute({ path: "/first", component: "@site/src/First.jsx", exact: true, modules: { content: post.metadata.source } });
    },
  };
}
module.exports = { ...blog, default: extended };
`,
    "plugins/docs.js": `const docs = require("@docusaurus/plugin-content-docs");
module.exports = async (context, options) => {
  const plugin = await docs.default(context, options);
  delete plugin.getTranslationFiles;
  delete plugin.translateContent;
  return plugin;
};
module.exports.validateOptions = docs.validateOptions;
`,
    // Hands each hook on, and changes the actions that it got.
    "plugins/guides.mjs": `import docs from "@docusaurus/plugin-content-docs";
export default async function guides(context, options) {
  const inner = await docs(context, options);
  return {
    name: inner.name,
    extendCli: (cli) => inner.extendCli(cli),
    getPathsToWatch: () => { const paths = inner.getPathsToWatch(); paths.push("more"); return paths; },
    loadContent: () => inner.loadContent(),
    async contentLoaded({ content, actions }) {
      const { addRoute } = actions;
      actions.addRoute = (route) => addRoute({ ...route, path: route.path.replace("/guides/old", "/guides/new") });
      return inner.contentLoaded({ content, actions });
    },
  };
}
export { validateOptions } from "@docusaurus/plugin-content-docs/lib/options.js";
`,
    // Its check of the options names the instance.
    "plugins/news.js": `const blog = require("@docusaurus/plugin-content-blog");
const { DEFAULT_OPTIONS } = require("@docusaurus/plugin-content-blog/lib/options");
module.exports = async (context, options) => ({ ...(await blog.default(context, { ...DEFAULT_OPTIONS, ...options })) });
module.exports.validateOptions = ({ validate, options }) =>
  blog.validateOptions({ validate, options: { ...options, id: "news", path: "news", routeBasePath: "news" } });
`,
    "guides/old.md": "# Guide\n",
    "news/2022-01-01-new.md": "# News\n\nText.\n\n<!-- truncate -->\n",
    "plugins/redirect.js": `const path = require("path");
module.exports = (context) => ({
  name: "redirect",
  injectHtmlTags: () => "",
  async contentLoaded({ actions }) {
    const file = await actions.createData("old.json", JSON.stringify({ to: "/docs/a" }));
    const __props = "@generated/" + path.relative(context.generatedFilesDir, file);
    actions.addRoute({ path: "/old", component: path.join(context.siteDir, "src/Redirect.jsx"), exact: true, modules: { __props } });
  },
});
`,
    "plugins/late.js": `const fs = require("fs");
module.exports = () => ({
  name: "late",
  postBuild({ outDir }) {
    // Nobody waits for it.
    setTimeout(() => fs.promises.readFile(outDir + "/docs/a/index.html").then(() => fs.promises.writeFile(outDir + "/late.txt", "late")), 20);
  },
});
`,
    "src/Redirect.jsx": "export default ({ to }) => <p>{to}</p>;\n",
    "src/First.jsx": "export default ({ content: Post }) => <p>{Post.metadata.related.join()}</p>;\n",
    "src/theme/BlogPostItem/Footer/index.js": `import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
export default () => <i>{useBlogPost().metadata.related?.join()}</i>;
`,
    "docs/a.md": "# A\n",
    "blog/2022-01-01-one.md": "# One\n\nText.\n",
    "blog/2022-01-02-two.md": "# Two\n\nText.\n",
  });
});
afterAll(() => built[Symbol.asyncDispose]());

test("metadata that a plugin stores for a post is what its page and other pages show", async () => {
  expect([built.code, built.stderr, built.stdout]).toEqual([0, "", expect.stringContaining("Built")]);
  expect(await built.read("blog/2022/01/01/one/index.html")).toContain("<i>Two</i>");
  expect(await built.read("first/index.html")).toContain("<p>One</p>");
});

test("a built-in plugin without some of its hooks still makes its pages", async () => {
  expect(await built.read("docs/a/index.html")).toContain("<h1>A</h1>");
});

test("hooks of a built-in plugin may be handed on one by one, with changed actions, and its options may come from inside the package", async () => {
  expect(await built.read("guides/new/index.html")).toContain("<h1>Guide</h1>");
  expect(await built.read("news/2022/01/01/new/index.html")).toContain("News");
});

test("data in the module `__props` becomes props, and no tags may be an empty text", async () => {
  expect(await built.read("old/index.html")).toContain("<p>/docs/a</p>");
});

test("files that `postBuild` writes without waiting for them are part of the site", async () => {
  expect(await built.read("late.txt")).toBe("late");
});

test("two plugins of the site with the same name and ID are an error", async () => {
  await using twice = await buildFixture({
    "docusaurus.config.js": `const made = () => ({ name: "twice" });
module.exports = { title: "Test", url: "https://example.com", baseUrl: "/",
  plugins: [made, () => made(), [() => made(), { id: "other" }]], presets: [["classic", { blog: false, docs: false }]] };
`,
    "src/pages/index.md": "# Home\n",
  });
  expect(twice.stderr.match(/^error.*/gm)).toEqual([
    "error[duplicate-plugin-id] Two instances of the plugin `twice` have the id `default`.",
  ]);
});
