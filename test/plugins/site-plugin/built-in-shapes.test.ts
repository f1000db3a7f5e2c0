/** Built-in plugins that a plugin of the site makes itself: the shapes of their content, and docs with what the plugin changed. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { type BuiltSite, buildFixture } from "../../support/cli.ts";

setDefaultTimeout(60_000);

const WRAPPED = `const fs = require("fs");
const path = require("path");
const wrap = (name, change) => {
  const builtIn = require("@docusaurus/plugin-content-" + name);
  const plugin = async (context, options) => {
    const instance = await builtIn.default(context, options);
    let content;
    return {
      ...instance,
      async loadContent() {
        content = await instance.loadContent();
        change(content);
        return content;
      },
      async contentLoaded(given) {
        await instance.contentLoaded(given);
      },
      postBuild({ outDir }) {
        const hooks = Object.keys(instance).filter((key) => typeof instance[key] === "function").sort();
        const watched = instance.getPathsToWatch().every((each) => typeof each === "string");
        fs.writeFileSync(path.join(outDir, name + ".json"), JSON.stringify({ name: instance.name, hooks, watched, content }));
      },
    };
  };
  return Object.assign(plugin, { validateOptions: builtIn.validateOptions });
};
exports.docs = wrap("docs", ({ loadedVersions: [version] }) => {
  for (const doc of version.docs) {
    doc.title = "Changed " + doc.title;
    doc.level = { name: "for " + doc.id };
    doc.editUrl = "https://edit.example/" + doc.sourceDirName;
    doc.lastUpdatedBy = "Nobody";
    doc.lastUpdatedAt = Date.UTC(2020, 1, 3);
    doc.next = undefined;
  }
  version.sidebars.side[0] = { type: "doc", id: "folder/b", label: "B" };
});
exports.blog = wrap("blog", ({ blogPosts }) => {
  blogPosts.sort((one, other) => one.metadata.title.localeCompare(other.metadata.title));
});
exports.pages = wrap("pages", (pages) => {
  pages.splice(pages.findIndex(({ permalink }) => permalink.endsWith("hidden")), 1);
});
`;

let built: BuiltSite;
beforeAll(async () => {
  built = await buildFixture({
    "docusaurus.config.js": `const { docs, blog, pages } = require("./wrapped");
module.exports = { title: "Test", url: "https://example.com", baseUrl: "/",
  plugins: [[docs, { sidebarPath: "./sidebars.js" }], [blog, { onUntruncatedBlogPosts: "ignore" }], [pages, {}]], themes: ["@docusaurus/theme-classic"], onBrokenLinks: "ignore" };
`,
    "wrapped.js": WRAPPED,
    "sidebars.js": `module.exports = { side: [
  "a",
  { type: "category", label: "More", items: ["folder/b"] },
  { type: "category", label: "All", link: { type: "generated-index" }, items: ["a"] },
  { type: "category", label: "Doc", link: { type: "doc", id: "a" }, items: [{ type: "link", label: "Out", href: "/" }] },
] };
`,
    "src/theme/DocItem/Footer/index.js": `import React from "react";
import { useDoc } from "@docusaurus/plugin-content-docs/client";
import Footer from "@theme-original/DocItem/Footer";
export default (props) => <><Footer {...props} /><i>{useDoc().metadata.level.name}</i></>;
`,
    "docs/a.md": "---\ntags: [one]\n---\n\n# A\n\nFirst.\n",
    "docs/folder/b.md": "# B\n\nSecond.\n",
    "blog/2022-01-02-z.md": "---\ntags: [one]\n---\n\n# Z\n\nText.\n",
    "blog/2021-01-02-b.md": "# B\n\nText.\n",
    "src/pages/index.md": "# Home\n",
    "src/pages/hidden.md": "# Hidden\n",
    "src/pages/code.jsx": "export default () => <p>Code</p>;\n",
  });
});
afterAll(() => built[Symbol.asyncDispose]());

interface Seen {
  readonly name: string;
  readonly hooks: readonly string[];
  readonly watched: boolean;
  readonly content: unknown;
}

const read = async (name: string): Promise<Seen> => JSON.parse(await built.read(`${name}.json`)) as Seen;

test("docs have versions with docs and sidebars, which the plugin may change", async () => {
  expect(built.stderr).toBe("");
  const { name, content } = await read("docs");
  expect(name).toBe("docusaurus-plugin-content-docs");
  const [version] = (content as { loadedVersions: Record<string, unknown>[] }).loadedVersions;
  expect(version).toMatchObject({
    versionName: "current",
    label: "Next",
    path: "/docs",
    tagsPath: "/docs/tags",
    contentPath: built.site.path("docs"),
    sidebarFilePath: built.site.path("sidebars.js"),
    routePriority: -1,
    isLast: true,
    banner: "none",
    badge: false,
    className: "docs-version-current",
    drafts: [],
  });
  expect(version?.["docs"]).toMatchObject([
    {
      id: "a",
      title: "Changed A",
      description: "First.",
      source: "@site/docs/a.md",
      sourceDirName: ".",
      slug: "/a",
      permalink: "/docs/a",
      tags: [{ label: "one", permalink: "/docs/tags/one" }],
      version: "current",
      frontMatter: { tags: ["one"] },
      sidebar: "side",
    },
    { id: "folder/b", sourceDirName: "folder", previous: { title: "A", permalink: "/docs/a" } },
  ]);
  const base = { collapsible: true, collapsed: true };
  expect(version?.["sidebars"]).toEqual({
    side: [
      { type: "doc", id: "folder/b", label: "B" },
      { type: "category", label: "More", ...base, items: [{ type: "doc", id: "folder/b", label: "B" }] },
      {
        type: "category",
        label: "All",
        ...base,
        link: { type: "generated-index", title: "All", slug: "/category/all", permalink: "/docs/category/all" },
        items: [{ type: "doc", id: "a", label: "A" }],
      },
      {
        type: "category",
        label: "Doc",
        ...base,
        link: { type: "doc", id: "a" },
        items: [{ type: "link", label: "Out", href: "/" }],
      },
    ],
  });
  const page = await built.read("docs/a/index.html");
  expect(page).toContain('<title data-rh="true">Changed A | Test</title>');
  // Fields that the plugin adds are for the site's components; the theme shows those that it knows.
  for (const part of ["<i>for a</i>", 'href="https://edit.example/."', "Feb 3, 2020", "Nobody"])
    expect(page).toContain(part);
  expect(page).not.toContain("pagination-nav__link--next");
  const menu = /theme-doc-sidebar-menu.*?<\/nav>/s.exec(page)?.[0] ?? "";
  expect([...menu.matchAll(/href="([^"]*)"/g)].map(([, href]) => href).slice(0, 1)).toEqual(["/docs/folder/b"]);
  expect(menu).toContain('href="/docs/category/all"');
});

test("blogs have posts with metadata, in the order that the plugin gives them", async () => {
  const { name, hooks, content } = await read("blog");
  expect(name).toBe("docusaurus-plugin-content-blog");
  expect(hooks).toContain("postBuild");
  expect(content).toMatchObject({
    blogPosts: [
      { id: "/2021/01/02/b", content: "Text.", metadata: { title: "B", permalink: "/blog/2021/01/02/b" } },
      {
        id: "/2022/01/02/z",
        metadata: { source: "@site/blog/2022-01-02-z.md", date: "2022-01-02T00:00:00.000Z", hasTruncateMarker: false },
      },
    ],
    blogListPaginated: [{ items: ["/2022/01/02/z", "/2021/01/02/b"], metadata: { permalink: "/blog", totalPages: 1 } }],
    blogTags: { "/blog/tags/one": { label: "one", items: ["/2022/01/02/z"] } },
    blogTagsListPath: "/blog/tags",
  });
});

test("pages are a list, of which the plugin may leave some out", async () => {
  const { name, content } = await read("pages");
  expect(name).toBe("docusaurus-plugin-content-pages");
  expect(content).toMatchObject([
    { type: "jsx", permalink: "/code", source: "@site/src/pages/code.jsx" },
    { type: "mdx", permalink: "/", source: "@site/src/pages/index.md", title: "Home", frontMatter: {} },
  ]);
  expect(await built.files()).not.toContain("hidden/index.html");
});

test("each instance has the other hooks, too", async () => {
  const hooks = ["configureWebpack", "contentLoaded", "getPathsToWatch", "getTranslationFiles", "injectHtmlTags"];
  for (const name of ["docs", "blog", "pages"]) {
    const seen = await read(name);
    expect(seen.hooks).toEqual(expect.arrayContaining([...hooks, "loadContent", "translateContent"]));
    expect(seen.watched).toBe(true);
  }
});

test("redirects have the hook that writes them in the format, which plugins wrap", async () => {
  await using wrapped = await buildFixture({
    "docusaurus.config.mjs": `import redirects from "@docusaurus/plugin-client-redirects";
export default { title: "Test", url: "https://example.com", baseUrl: "/", presets: [["classic", { docs: false, blog: false }]],
  plugins: [(context) => {
    const plugin = redirects(context, { redirects: [{ from: "/old", to: "/" }] });
    return { ...plugin, async postBuild(...given) { await plugin.postBuild(...given); } };
  }],
};
`,
    "src/pages/index.md": "# Home\n",
  });
  expect([wrapped.code, wrapped.stderr]).toEqual([0, ""]);
  expect(await wrapped.read("old/index.html")).toContain('url=/"');
});
