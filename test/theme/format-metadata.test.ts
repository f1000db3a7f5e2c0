/** What the components of a site receive about a page has the fields of the release that the site is written for. */

import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";
import { configText } from "../support/site.ts";

const UPDATED = Date.UTC(2024, 4, 6, 7, 8, 9);
const UPDATE = "last_update:\n  date: 2024-05-06 07:08:09\n  author: Ada";

/** A component that prints data as JSON in a `<pre>`. */
function printing(imports: string, data: string): string {
  return `${imports}\nexport default function Own(props) {\n  return <pre>{JSON.stringify(${data})}</pre>;\n}\n`;
}

const update = { showLastUpdateTime: true, showLastUpdateAuthor: true };

const SITE = {
  "docusaurus.config.js": configText({
    presets: [["classic", { docs: update, blog: { ...update, onInlineTags: "ignore" }, pages: update }]],
  }),
  "docs/02-part/03-one.md": `---\n${UPDATE}\n---\n\n# One\n`,
  "blog/2024-05-05-post.md": `---\n${UPDATE}\n---\n\n# Post\n\nText\n`,
  "src/pages/page.md": `---\n${UPDATE}\n---\n\n# Page\n`,
};

async function buildOf(release: string, theme: Readonly<Record<string, string>>) {
  const manifest = JSON.stringify({ dependencies: { "@docusaurus/core": release } });
  const built = await buildFixture({ ...SITE, "package.json": manifest, ...theme });
  expect([built.code, built.code === 0 ? "" : built.stdout + built.stderr]).toEqual([0, ""]);
  return built;
}

/** The data that a page prints. */
function printedIn(html: string): unknown {
  const json = /<pre>(.*?)<\/pre>/s.exec(html)?.[1] ?? "null";
  return JSON.parse(json.replaceAll("&quot;", '"'));
}

const DOC = {
  source: "@site/docs/02-part/03-one.md",
  slug: "/part/one",
  sourceDirName: "02-part",
  version: "current",
  sidebarPosition: 3,
  lastUpdatedBy: "Ada",
};

const OLD_DOC = {
  ...DOC,
  unversionedId: "part/one",
  lastUpdatedAt: UPDATED / 1000,
  formattedLastUpdatedAt: "May 6, 2024",
};

test.each([
  ["2.0.0-rc.1", OLD_DOC],
  ["^3.1.1", { ...OLD_DOC, unversionedId: undefined }],
  ["3.10.0", { ...DOC, lastUpdatedAt: UPDATED }],
])("of release %s", async (release, doc) => {
  await using built = await buildOf(release, {
    "src/theme/DocItem/Footer.js": printing(
      'import { useDoc } from "@docusaurus/theme-common/internal";',
      "[useDoc().metadata].map(({ source, slug, sourceDirName, version, sidebarPosition, unversionedId, lastUpdatedAt, lastUpdatedBy, formattedLastUpdatedAt }) => ({ source, slug, sourceDirName, version, sidebarPosition, unversionedId, lastUpdatedAt, lastUpdatedBy, formattedLastUpdatedAt }))[0]",
    ),
    "src/theme/BlogPostItem/Footer.js": printing(
      'import { useBlogPost } from "@docusaurus/theme-common/internal";',
      "[useBlogPost().metadata].map(({ source, lastUpdatedAt, lastUpdatedBy }) => ({ source, lastUpdatedAt, lastUpdatedBy }))[0]",
    ),
    "src/theme/MDXPage.js": printing(
      "",
      "[props.content.metadata].map(({ source, lastUpdatedAt, lastUpdatedBy }) => ({ source, lastUpdatedAt, lastUpdatedBy }))[0]",
    ),
  });
  const [docPage, post, page] = await Promise.all(
    ["docs/part/one", "blog/2024/05/05/post", "page"].map((path) => built.read(`${path}/index.html`)),
  );
  const facts = { lastUpdatedAt: UPDATED, lastUpdatedBy: "Ada" };
  expect(printedIn(docPage ?? "")).toEqual(JSON.parse(JSON.stringify(doc)));
  expect(printedIn(post ?? "")).toEqual({ source: "@site/blog/2024-05-05-post.md", ...facts });
  expect(printedIn(page ?? "")).toEqual({ source: "@site/src/pages/page.md", ...facts });
});

/** Footers of two releases: each hands on what it receives. */
const FOOTERS = {
  "3.1.1": `import LastUpdated from "@theme/LastUpdated";
  <LastUpdated lastUpdatedAt={metadata.lastUpdatedAt} formattedLastUpdatedAt={metadata.formattedLastUpdatedAt} lastUpdatedBy={metadata.lastUpdatedBy} />`,
  "3.10.0": `import EditMetaRow from "@theme/EditMetaRow";
  <EditMetaRow className="own" editUrl={metadata.editUrl} lastUpdatedAt={metadata.lastUpdatedAt} lastUpdatedBy={metadata.lastUpdatedBy} />`,
};

test.each(Object.entries(FOOTERS))("a footer of release %s shows the date", async (release, footer) => {
  const [imported, element] = footer.split("\n");
  await using built = await buildOf(release, {
    "src/theme/DocItem/Footer/index.js": `import { useDoc } from "@docusaurus/theme-common/internal";
${imported}
export default function Footer() {
  const { metadata } = useDoc();
  return (${element});
}`,
  });
  const html = await built.read("docs/part/one/index.html");
  expect(html).toContain('<time dateTime="2024-05-06T07:08:09.000Z" itemProp="dateModified">');
  expect(html).toContain(">May 6, 2024</time>");
  expect(html).toContain("Ada</b>");
});

test.each(["2.4.3", "3.10.0"])(
  "of release %s, a date before Git is a date, also after a plugin has seen it",
  async (release) => {
    await using built = await buildOf(release, {
      "docs/02-part/03-one.md": "---\nlast_update:\n  date: 1971-01-02\n---\n\n# One\n",
      "docusaurus.config.js": `function wrapped(context, options) {
  const plugin = require("@docusaurus/plugin-content-docs").default(context, { ...options, id: "default" });
  return { ...plugin, loadContent: () => plugin.loadContent() };
}
module.exports = {
  title: "Test",
  url: "https://example.com",
  baseUrl: "/",
  presets: [["classic", { docs: false, blog: false }]],
  plugins: [[wrapped, { showLastUpdateTime: true }]],
};`,
    });
    const html = await built.read("docs/part/one/index.html");
    expect(html).toContain(`<time dateTime="1971-01-02T00:00:00.000Z" itemProp="dateModified">Jan 2, 1971</time>`);
  },
);

test("the version of the docs has its name and the sidebar that a page shows", async () => {
  await using built = await buildOf("3.10.0", {
    "src/theme/DocVersionBadge.js": printing(
      'import { useDocsVersion } from "@docusaurus/plugin-content-docs/client";',
      "[useDocsVersion()].map(({ version, docsSidebars }) => ({ version, sidebars: Object.entries(docsSidebars).map(([id, items]) => [id, items[0].type]) }))[0]",
    ),
  });
  const html = await built.read("docs/part/one/index.html");
  expect(printedIn(html)).toEqual({ version: "current", sidebars: [["defaultSidebar", "category"]] });
});

test("the frame of docs of release 2 receives the name of the version", async () => {
  await using built = await buildOf("2.0.0-rc.1", {
    "src/theme/DocPage.js": printing("", "props.versionMetadata.version"),
  });
  expect(printedIn(await built.read("docs/part/one/index.html"))).toBe("current");
});

test("components of posts, docs and the navbar receive what surrounds them", async () => {
  await using built = await buildOf("3.10.0", {
    "docusaurus.config.js": configText({ themeConfig: { colorMode: { respectPrefersColorScheme: true } } }),
    "blog/authors.yml": "ada:\n  name: Ada\n  page: true\n",
    "blog/2024-05-05-post.md": "---\nauthors: ada\n---\n\n# Post\n\nText\n",
    "src/theme/Blog/Components/Author.js": printing("", "props.author"),
    "src/theme/BlogPostPaginator.js": "export default () => null;",
    "src/theme/BlogArchivePage.js": printing(
      "",
      "props.archive.blogPosts.map(({ metadata: { source, authors, tags } }) => [source, authors[0].name, tags])",
    ),
    "src/theme/ColorModeToggle.js": `export default (props) => <i>prefers {String(props.respectPrefersColorScheme)}</i>;`,
    "src/theme/BlogPostPage.js": `import Original from "@theme-original/BlogPostPage";
export default (props) => <><b>{props.blogMetadata.authorsListPath}</b><Original {...props} /></>;`,
    "src/theme/DocItem/index.js": `import Original from "@theme-original/DocItem";
export default (props) => <><b>{props.route.path + props.route.sidebar}</b><Original {...props} /></>;`,
  });
  const [post = "", doc = ""] = await Promise.all(
    ["blog/2024/05/05/post", "docs/part/one"].map((path) => built.read(`${path}/index.html`)),
  );
  expect(printedIn(post)).toEqual({ key: "ada", name: "Ada", page: { permalink: "/blog/authors/ada" } });
  expect(post).toContain("<b>/blog/authors</b>");
  const archive = await built.read("blog/archive/index.html");
  expect(printedIn(archive)).toEqual([["@site/blog/2024-05-05-post.md", "Ada", []]]);
  expect(doc).toContain("<b>/docs/part/onedefaultSidebar</b>");
  expect(doc).toContain("prefers <!-- -->true");
});

test("an archive in the theme folder of a plugin receives all fields of posts", async () => {
  await using built = await buildOf("3.10.0", {
    "docusaurus.config.js": configText({
      presets: [["classic", { docs: false, pages: false }]],
      plugins: ["./archive.cjs"],
    }),
    "archive.cjs": `module.exports = () => ({ name: "archive", getThemePath: () => "./archive" });`,
    "archive/BlogArchivePage.js": printing("", "props.archive.blogPosts.map(({ metadata }) => metadata.source)"),
  });
  expect(printedIn(await built.read("blog/archive/index.html"))).toEqual(["@site/blog/2024-05-05-post.md"]);
});
