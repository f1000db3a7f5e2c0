/** A changelog as sites make one of the blog: written by `loadContent`, in an absolute folder, shown by components of the plugin. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { type BuiltSite, buildFixture } from "../../support/cli.ts";

// Starts the command line.
setDefaultTimeout(60_000);

const CONFIG = `const path = require("node:path");
const assets = path.join(__dirname, "assets");
module.exports = { title: "Test", url: "https://example.com", baseUrl: "/", staticDirectories: [assets, path.join(__dirname, "gone")],
  plugins: [[require.resolve("./changelog/index.js"), { routeBasePath: "/changelog", postsPerPage: 20 }]],
  presets: [["classic", {
    docs: { path: path.join(__dirname, "docs"), docItemComponent: "@site/src/Item.jsx", editUrl: ({ versionDocsDirPath, docPath }) => "https://example.com/" + versionDocsDirPath + "/" + docPath },
    blog: { path: path.join(__dirname, "news"), blogPostComponent: "@theme/Post", blogListComponent: "@theme/Posts" },
    pages: { mdxPageComponent: "@theme/Page" },
  }]] };\n`;

const PLUGIN = `const fs = require("node:fs");
const path = require("node:path");
const blog = require("@docusaurus/plugin-content-blog");
async function changelog(context, options) {
  const folder = path.join(context.siteDir, "changelog/source");
  const instance = await blog.default(context, {
    ...options, path: folder, id: "changelog", blogListComponent: "@theme/ChangelogList", blogPostComponent: "@theme/ChangelogPage",
  });
  return {
    ...instance,
    name: "changelog-plugin",
    async loadContent() {
      await fs.promises.mkdir(folder, { recursive: true });
      await fs.promises.writeFile(path.join(folder, "1.0.0.md"), "---\\ndate: 2022-01-02T20:00\\nauthors:\\n  - name: Inline\\n---\\n\\n# 1.0.0\\n\\nNew.\\n\\n## Part\\n");
      const content = await instance.loadContent();
      content.blogPosts.forEach((post) => { post.metadata.listPageLink = options.routeBasePath; });
      return content;
    },
    configureWebpack(...args) {
      const config = instance.configureWebpack(...args);
      config.module.rules[0].use[1].options.metadataPath = () => "x";
      return config;
    },
    getThemePath: () => "./theme",
  };
}
changelog.validateOptions = blog.validateOptions;
module.exports = changelog;
`;

const PAGE = `import { BlogPostProvider, useBlogPost } from "@docusaurus/theme-common/internal";
import Item from "@theme/ChangelogItem";
const Back = () => <a href={useBlogPost().metadata.listPageLink}>back</a>;
export default function ChangelogPage({ content: Content }) {
  return <main data-toc={Content.toc.map(({ id }) => id).join()}><BlogPostProvider content={Content} isBlogPostPage><Back /><Item><Content /></Item></BlogPostProvider></main>;
}
`;

let built: BuiltSite;

beforeAll(async () => {
  built = await buildFixture({
    "package.json": '{ "dependencies": { "@docusaurus/core": "2.0.0-rc.1" } }',
    "docusaurus.config.js": CONFIG,
    "changelog/index.js": PLUGIN,
    "changelog/theme/ChangelogPage/index.jsx": PAGE,
    "changelog/theme/ChangelogItem/index.jsx":
      'import { useBlogPost } from "@docusaurus/theme-common/internal";\nexport default ({ children }) => <section><h1>{useBlogPost().metadata.title}</h1>{children}</section>;\n',
    "changelog/theme/ChangelogList/index.jsx":
      "export default ({ items, metadata }) => <main>{metadata.blogTitle}: {items.map(({ content: { metadata } }) => <b key={metadata.permalink}>{metadata.title}</b>)}</main>;\n",
    "src/Item.jsx":
      "export default ({ content: Content }) => <main><i>{Content.metadata.title} {Content.toc.length}</i><Content /></main>;\n",
    "src/theme/Post.jsx": "export default ({ content: Content }) => <main>Post {Content.metadata.title}</main>;\n",
    "src/theme/Posts/index.jsx":
      "export default ({ items }) => <main>{items.map(({ content: Content }) => <Content key={Content.metadata.permalink} />)}</main>;\n",
    "src/theme/Page.jsx":
      "export default ({ content: Content }) => <main>Page {Content.frontMatter.kind}<Content /></main>;\n",
    "src/pages/index.md":
      "---\nkind: markdown\n---\n\nimport code from '!!raw-loader!@site/src/\\_code';\n\n# Home\n\n![](/deep/one.svg)\n\n<pre>{code}</pre>\n",
    "src/_code.tsx": "export const answer: number = 42;\n",
    "assets/deep/one.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"></svg>\n',
    "docs/a.md": "# Doc A\n\n## Part\n",
    "news/2022-01-02-b.md": "---\nauthors:\n  - name: Inline\n---\n\n# Post B\n\nAll of it.\n",
  });
});

afterAll(() => built?.[Symbol.asyncDispose]());

async function read(path: string): Promise<string> {
  return (await built.main(path)).replaceAll("<!-- -->", "");
}

test("reports only what the site's release would report", () => {
  expect(built.stderr.match(/^(?:error|warning)\[.*$/gm)).toBeNull();
  expect(built.code).toBe(0);
});

test("a folder that `loadContent` writes is read afterwards, and rendered by the plugin's own components", async () => {
  const page = await read("changelog/1.0.0/index.html");
  expect(await built.read("changelog/1.0.0/index.html")).toContain(`data-toc="part"`);
  expect(page).toContain('<a href="/changelog">back</a><section><h1>1.0.0</h1>');
  expect(await read("changelog/index.html")).toContain("Blog: <b>1.0.0</b>");
});

test("components configured in options receive the same props as the theme's", async () => {
  expect(await read("docs/a/index.html")).toContain("<i>Doc A 1</i>");
  expect(await read("blog/2022/01/02/b/index.html")).toContain("Post Post B");
  expect(await read("blog/index.html")).toContain("<p>All of it.</p>");
  expect(await read("index.html")).toContain("Page markdown");
});

test("absolute folders are those of the site", async () => {
  expect(await read("index.html")).toMatch(/<img [^>]*src="[^"]*one[^"]*\.svg"/);
});

test("a text import without extension, with an escaped underscore, returns the text of the file", async () => {
  expect(await read("index.html")).toContain("<pre>export const answer: number = 42;");
});
