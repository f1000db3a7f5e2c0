/** More of `@docusaurus/utils` without the package: Markdown, files, tags, names of former releases, and exports that are missing. */

import { expect, test } from "bun:test";
import { kebabCase } from "../../src/config/kebab-case.ts";
import { makeFolder } from "../support/site.ts";
import { buildFixture } from "../support/cli.ts";
import { load, loadFiles, sound } from "./support.ts";

const FIELDS = 'title: "T", url: "https://example.com", baseUrl: "/"';

/** What a config makes of the module's functions. */
async function valuesOf(fields: string, files: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const { loaded, text } = await loadFiles({
    ...files,
    "docusaurus.config.js": `const u = require("@docusaurus/utils");
const path = require("path");
const of = (...names) => path.join(__dirname, ...names);
module.exports = async () => ({ ${FIELDS}, customFields: { ${fields} } });`,
  });
  expect(text).toBe("");
  return sound(loaded).site.config.customFields;
}

test("front matter, titles, excerpts and IDs of headings", async () => {
  expect(
    await valuesOf(`
  times: u.parseFileContentFrontMatter("---\\ndate: 2020-01-02\\nat: 2015-02-15 9:18:00\\ntext: '2020-01-02'\\n---\\n"),
  underlined: u.parseMarkdownContentTitle("import A from 'a';\\n\\nTitle\\n===\\n\\nText", { removeContentTitle: true }),
  late: u.parseMarkdownContentTitle("Text\\n\\n# Title").contentTitle ?? "none",
  excerpt: u.createExcerpt("# T\\n\\n\\x60\\x60\\x60js\\nx\\n\\x60\\x60\\x60\\n\\n> Some *marks* {#id} :tada:"),
  ids: [u.parseMarkdownHeadingId("## A {#b}"), u.parseMarkdownHeadingId("## A {/* #b */}", "mdx-comment"), u.parseMarkdownHeadingId("## A")],
  slugs: ((slugger) => ["A b", "A b", "a-b-1"].map((text) => slugger.slug(text)))(u.createSlugger()),
  escaped: u.escapeMarkdownHeadingIds("## A {#b}\\n## C \\\\{#d}\\n{#e}"),
  label: u.admonitionTitleToDirectiveLabel(":::note Title\\n:::other x", ["note"]),
  unwrapped: u.unwrapMdxCodeBlocks("\\x60\\x60\\x60mdx-code-block\\n<A/>\\n\\x60\\x60\\x60"),
  read: await u.parseMarkdownFile({ filePath: "a.md", fileContent: "# A\\n\\nText", parseFrontMatter: async (file) => ({ ...(await file.defaultParseFrontMatter(file)), frontMatter: { own: true } }) }),`),
  ).toEqual({
    times: {
      frontMatter: { date: "2020-01-02T00:00:00.000Z", at: "2015-02-15T09:18:00.000Z", text: "2020-01-02" },
      content: "",
    },
    underlined: { content: "import A from 'a';\n\n\nText", contentTitle: "Title" },
    late: "none",
    excerpt: "Some marks",
    ids: [{ text: "## A", id: "b" }, { text: "## A", id: "b" }, { text: "## A" }],
    slugs: ["a-b", "a-b-1", "a-b-1-1"],
    escaped: "## A \\{#b}\n## C \\{#d}\n{#e}",
    label: ":::note[Title]\n:::other x",
    unwrapped: "<A/>",
    read: { frontMatter: { own: true }, content: "# A\n\nText", contentTitle: "A", excerpt: "Text" },
  });
});

test("patterns, built pages, modules, data files and generated files", async () => {
  const files = {
    "docs/a.md": "",
    "docs/_parts/b.md": "",
    "docs/c.txt": "",
    "out/a/index.html": "A",
    "out/b.html": "B",
    "mod.ts": "export default { typed: true as const };",
    "docs/tags.yml": "one:\n  label: One\n",
  };
  expect(
    await valuesOf(
      `
  all: await u.Globby(["docs", "!**/_*/**"], { cwd: of() }),
  sync: u.Globby.sync("*.md", { cwd: of("docs") }),
  absolute: (await u.Globby("*.md", { cwd: of("docs"), absolute: true })).map((file) => path.relative(of(), file)),
  pages: [String(await u.readOutputHTMLFile("/a", of("out"), undefined)), String(await u.readOutputHTMLFile("/b", of("out"), false))],
  missing: await u.readOutputHTMLFile("/c", of("out"), true).catch((error) => error.message.includes("no page for \\x60/c\\x60")),
  module: await u.loadFreshModule(of("mod.ts")),
  data: await u.readDataFile({ filePath: "tags.yml", contentPaths: { contentPath: of("docs") } }),
  generated: await u.generate(of("made"), "x/y.json", "{}").then(() => require(of("made/x/y.json"))),
  tags: await require("@docusaurus/utils-validation").getTagsFile({ contentPaths: { contentPath: of("docs") } }),
  untracked: await u.getFileCommitDate(of("mod.ts")).catch((error) => error instanceof Error),`,
      files,
    ),
  ).toEqual({
    all: ["docs/a.md", "docs/c.txt", "docs/tags.yml"],
    sync: ["a.md"],
    absolute: ["docs/a.md"],
    pages: ["A", "B"],
    missing: true,
    module: { typed: true },
    data: { one: { label: "One" } },
    generated: {},
    tags: { one: { label: "One", permalink: "/one" } },
    untracked: true,
  });
});

test("dates of commits", async () => {
  await using folder = await makeFolder();
  const git = (...words: string[]) =>
    Bun.spawnSync(["git", "-c", "user.name=Ada, A", "-c", "user.email=a@example.com", ...words], {
      cwd: folder.dir,
      env: { ...process.env, GIT_AUTHOR_DATE: "2020-01-02T03:04:05Z", GIT_COMMITTER_DATE: "2020-01-02T03:04:05Z" },
    });
  await folder.write("a.md", "A");
  await folder.write(
    "docusaurus.config.js",
    `const u = require("@docusaurus/utils");
const file = require("path").join(__dirname, "a.md");
module.exports = async () => ({ ${FIELDS}, customFields: {
  commit: await u.getFileCommitDate(file, { age: "newest", includeAuthor: true }),
  update: await u.readLastUpdateData(file, { showLastUpdateTime: true, showLastUpdateAuthor: true }, { author: "Own" }),
  none: await u.getFileCommitDate(__filename).catch((error) => error instanceof u.FileNotTrackedError),
} });`,
  );
  for (const words of [["init"], ["add", "a.md"], ["commit", "-m", "x"]]) git(...words);
  const { loaded } = await load(folder.dir);
  const timestamp = Date.UTC(2020, 0, 2, 3, 4, 5);
  expect(sound(loaded).site.config.customFields).toEqual({
    commit: { date: "2020-01-02T03:04:05.000Z", timestamp, author: "Ada, A" },
    update: { lastUpdatedBy: "Own", lastUpdatedAt: timestamp },
    none: true,
  });
});

test("tags, drafts, addresses and file names", async () => {
  expect(
    await valuesOf(`
  tags: u.normalizeTags({ options: { onInlineTags: "ignore" }, source: "a.md", tagsBaseRoutePath: "/tags",
    frontMatterTags: ["one", "Two Words"], tagsFile: { one: { label: "One", permalink: "/uno" } } }),
  strict: (() => { try { u.reportInlineTags({ tags: [{ inline: true, label: "x" }], source: "a.md", options: { onInlineTags: "throw" } }); } catch (error) { return error.message; } })(),
  groups: Object.keys(u.groupTaggedItems([{ tags: [{ permalink: "/a" }, { permalink: "/b" }] }], ({ tags }) => tags)),
  shown: [u.getTagVisibility({ items: [1, 2], isUnlisted: (item) => item === 1 }), u.getTagVisibility({ items: [1], isUnlisted: () => true })],
  drafts: ["production", "development"].map((env) => u.isDraft({ frontMatter: { draft: true }, env })),
  local: [u.parseLocalURLPath("a?b#c"), u.parseLocalURLPath("//a/b")],
  linked: ["b.md", "./b.md", "/b.md", "@site/docs/b.md", "c.md"].map((link) => u.resolveMarkdownLinkPathname(link, {
    sourceFilePath: "docs/a.md", siteDir: ".", contentPaths: { contentPath: "docs" }, sourceToPermalink: new Map([["@site/docs/b.md", "/b"]]) })),
  query: u.normalizeUrl(["https://a.b/", "c", "?d=1", "?e"]),
  ssh: ["git@github.com:a/b.git", "https://a/b"].map(u.hasSSHProtocol),
  repository: [u.buildHttpsUrl("u", "h", "o", "n", "8"), u.buildSshUrl("h", "o", "n")],
  long: u.docuHash("/" + "a".repeat(300)).length,
  locale: u.getLocaleConfig({ currentLocale: "fr", localeConfigs: { fr: { label: "F" } } }),
  version: [require("@docusaurus/core/package.json").version === u.DOCUSAURUS_VERSION, typeof require("@docusaurus/utils/lib/markdownUtils").createExcerpt],`),
  ).toEqual({
    tags: [
      { inline: false, label: "One", permalink: "/tags/uno" },
      { inline: true, label: "Two Words", permalink: "/tags/two-words" },
    ],
    strict: "Tags [x] used in a.md are not defined in tags.yml",
    groups: ["/a", "/b"],
    shown: [
      { unlisted: false, listedItems: [2] },
      { unlisted: true, listedItems: [1] },
    ],
    drafts: [true, false],
    local: [{ pathname: "a", search: "b", hash: "c" }, null],
    linked: ["/b", "/b", "/b", "/b", null],
    query: "https://a.b/c?d=1&e",
    ssh: [true, false],
    repository: ["https://u@h:8/o/n.git", "git@h:o/n.git"],
    long: 248,
    locale: { label: "F" },
    version: [true, "function"],
  });
  expect(["fooBar2Baz", "HTMLParser", "Äpfel's", "日本語 tag"].map(kebabCase)).toEqual([
    "foo-bar-2-baz",
    "html-parser",
    "apfels",
    "日本語-tag",
  ]);
});

test("an export that Veloci lacks is an error with its name, at the line that calls it", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": `export default { ${FIELDS}, plugins: ["./plugin.mjs"], presets: [["classic", { docs: false, blog: false }]] };`,
    "src/pages/index.md": "# Home\n",
    "plugin.mjs": `import { writeMarkdownHeadingId } from "@docusaurus/utils";
export default () => ({
  name: "mine",
  loadContent() {
    const text = writeMarkdownHeadingId("# A");
    return [text];
  },
});
`,
  });
  expect(built.code).toBe(1);
  expect(built.stderr).toContain(
    "error[not-supported] `writeMarkdownHeadingId` of `@docusaurus/utils` is not part of Veloci.",
  );
  expect(built.stderr).toContain("plugin.mjs:5:");
  expect(built.stderr).toContain("help: Run `veloci write-heading-ids`.");
}, 60_000);

test("functions of versioned docs", async () => {
  const fields = `...(await (async (d) => ({
    names: await d.readVersionNames(__dirname, { id: "default", includeCurrentVersion: true }),
    released: await d.readVersionNames(__dirname, { id: "default", includeCurrentVersion: false }),
    others: await d.readVersionNames(__dirname, { id: "other", includeCurrentVersion: true }),
    none: await d.readVersionNames(__dirname, { id: "other", includeCurrentVersion: false }).catch((error) => error.message),
    filtered: d.filterVersions(["current", "2.0", "1.0"], { onlyIncludeVersions: ["1.0", "current"] }),
    banners: ["current", "2.0", "1.0"].map((versionName) =>
      d.getVersionBanner({ versionName, versionNames: ["current", "2.0", "1.0"], lastVersionName: "2.0", options: { versions: { "1.0": { banner: "none" } } } })),
    badge: d.getVersionBadge({ versionName: "current", versionNames: ["current"], options: { versions: {} } }),
    constants: [d.CURRENT_VERSION_NAME, d.VERSIONED_DOCS_DIR],
  }))(require("@docusaurus/plugin-content-docs/server"))),`;
  expect(await valuesOf(fields, { "versions.json": '["2.0", "1.0"]' })).toEqual({
    names: ["current", "2.0", "1.0"],
    released: ["2.0", "1.0"],
    others: ["current"],
    none: "no version is included: there is none beside the current one",
    filtered: ["current", "1.0"],
    banners: ["unreleased", null, null],
    badge: false,
    constants: ["current", "versioned_docs"],
  });
});
