/** What the plugin finds on disk: versions, translations, sidebars and category files, and what is wrong with them. */

import { describe, expect, test } from "bun:test";
import type { SiteConfig } from "../../../src/model/site.ts";
import { docsPlugin } from "../../../src/plugins/docs/plugin.ts";
import type { FoundDocs } from "../../../src/plugins/docs/read.ts";
import { makeReporter } from "../../../src/report/reporter.ts";
import { buildFixture } from "../../support/cli.ts";
import { configText, makeSite } from "../../support/site.ts";
import { siteModel } from "../blog/site-model.ts";

interface SiteFiles {
  readonly files: Readonly<Record<string, string>>;
  readonly options?: object;
  readonly id?: string;
  readonly config?: Partial<SiteConfig>;
}

async function read({ files, options = {}, id = "default", config }: SiteFiles) {
  await using folder = await makeSite(files);
  const site = siteModel(config, folder.dir);
  const report = makeReporter();
  const plugin = docsPlugin({ id, options, site, report });
  const found = (await plugin?.read?.({ site, report })) as FoundDocs | undefined;
  return { found, specs: found?.versions.map(({ spec }) => spec) ?? [], diagnostics: report.diagnostics };
}

/** `code: message hint` of each. */
function words(diagnostics: Awaited<ReturnType<typeof read>>["diagnostics"]): string[] {
  return diagnostics.map(
    ({ code, file, line, message, hint }) =>
      `${file ?? "-"}${line === undefined ? "" : `:${line}`} ${code}: ${message}${hint === undefined ? "" : ` ${hint}`}`,
  );
}

const VERSIONED = {
  "docs/a.md": "# A\n",
  "versions.json": `["2.0", "1.0"]`,
  "versioned_docs/version-2.0/a.md": "# A\n",
  "versioned_docs/version-1.0/a.md": "# A\n",
  "versioned_sidebars/version-1.0-sidebars.json": `{"docs": ["a"]}`,
};

describe("a site without versions", () => {
  test("has the current version, with every Markdown file that is not a partial or a test", async () => {
    const files = {
      "docs/a.md": "",
      "docs/sub/b.mdx": "",
      "docs/_partial.md": "",
      "docs/_hidden/c.md": "",
      "docs/d.txt": "",
      "docs/__tests__/e.md": "",
    };
    const { found, specs, diagnostics } = await read({ files });
    expect(found?.versions[0]?.files).toEqual([
      { path: "docs/a.md", docPath: "a.md" },
      { path: "docs/sub/b.mdx", docPath: "sub/b.mdx" },
    ]);
    expect(specs).toMatchObject([
      { name: "current", label: "Next", path: "/docs", isLast: true, banner: "none", badge: false },
    ]);
    expect(diagnostics).toEqual([]);
  });
});

describe("versions", () => {
  test("are sorted newest first; the newest released one is the latest", async () => {
    const { specs, found } = await read({ files: VERSIONED });
    const shown = specs.map(({ name, label, path, isLast, banner, badge, className }) =>
      [name, label, path, isLast, banner, badge, className].join(" "),
    );
    expect(shown).toMatchInlineSnapshot(`
      [
        "current Next /docs/next false unreleased true docs-version-current",
        "2.0 2.0 /docs true none true docs-version-2.0",
        "1.0 1.0 /docs/1.0 false unmaintained true docs-version-1.0",
      ]
    `);
    expect(found?.versions.map(({ sidebars }) => sidebars && sidebars.sidebars)).toEqual([
      undefined,
      false,
      { docs: ["a"] },
    ]);
  });

  test("can be selected, renamed and moved by options", async () => {
    const options = {
      routeBasePath: "/",
      lastVersion: "current",
      onlyIncludeVersions: ["current", "1.0"],
      versions: {
        current: { label: "3.0", path: "dev", banner: "unreleased", badge: false, className: "own" },
        "1.0": { noIndex: true },
      },
    };
    const { specs } = await read({ files: VERSIONED, options });
    expect(specs).toMatchObject([
      {
        name: "current",
        label: "3.0",
        path: "/dev",
        isLast: true,
        banner: "unreleased",
        badge: false,
        className: "own",
      },
      { name: "1.0", path: "/1.0", banner: "unmaintained", badge: true, noIndex: true },
    ]);
  });

  test("are not read if a site disables them, nor the current one if a site excludes it", async () => {
    expect(
      (await read({ files: VERSIONED, options: { disableVersioning: true } })).specs.map(({ name }) => name),
    ).toEqual(["current"]);
    const released = await read({ files: VERSIONED, options: { includeCurrentVersion: false } });
    expect(released.specs.map(({ name, path }) => `${name} ${path}`)).toEqual(["2.0 /docs", "1.0 /docs/1.0"]);
  });

  test("of another instance are in files with its ID", async () => {
    const files = {
      "community/a.md": "",
      "community_versions.json": `["1"]`,
      "community_versioned_docs/version-1/a.md": "",
      "community_versioned_sidebars/version-1-sidebars.json": `{"docs": ["a"]}`,
    };
    const options = { path: "community", routeBasePath: "community" };
    const { specs, diagnostics, found } = await read({ files, options, id: "community" });
    expect(specs.map(({ name, path }) => `${name} ${path}`)).toEqual(["current /community/next", "1 /community"]);
    expect(found?.versions[1]?.sidebars).toMatchObject({ sidebars: { docs: ["a"] } });
    expect(diagnostics).toEqual([]);
  });

  test("that are missing, misspelled or malformed are reported", async () => {
    expect(words((await read({ files: {} })).diagnostics)).toMatchInlineSnapshot(`
      [
        "docusaurus.config.js missing-docs-folder: The folder \`docs\` of the docs \`default\` does not exist. Create it, set the option \`path\` to the folder of your docs, or turn the docs off with \`docs: false\`.",
      ]
    `);
    const { "versioned_docs/version-1.0/a.md": _gone, ...files } = VERSIONED;
    const options = { lastVersion: "2.00", versions: { "1.00": {} } };
    expect(words((await read({ files, options })).diagnostics)).toMatchInlineSnapshot(`
      [
        "docusaurus.config.js unknown-version: The docs option \`lastVersion\` names the version \`2.00\`, which is not one of the versions shown. Did you mean \`2.0\`?",
        "docusaurus.config.js unknown-version: The docs option \`versions\` names the version \`1.00\`, which is not one of the versions shown. Did you mean \`1.0\`?",
        "versions.json:1 missing-version-folder: The docs version \`1.0\` has no folder \`versioned_docs/version-1.0\`. Restore the folder, or remove \`1.0\` from the list.",
      ]
    `);
    const malformed = { ...VERSIONED, "versions.json": `{"2.0": true}` };
    expect(words((await read({ files: malformed })).diagnostics)).toMatchInlineSnapshot(`
      [
        "versions.json invalid-versions-file: \`versions.json\` must be a list of version names, such as \`["2.0.0", "1.0.0"]\`.",
      ]
    `);
    const repeated = { ...VERSIONED, "versions.json": `["2.0",\n "1.0", "2.0", "current"]` };
    expect(words((await read({ files: repeated })).diagnostics)).toMatchInlineSnapshot(`
      [
        "versions.json:2 invalid-versions-file: The version \`2.0\` is listed twice. Remove one of them.",
        "versions.json:2 invalid-versions-file: \`current\` is a reserved name: it means the docs in progress. Rename the version and its folder.",
      ]
    `);
    const none = await read({ files: { "docs/a.md": "" }, options: { includeCurrentVersion: false } });
    expect(words(none.diagnostics)).toMatchInlineSnapshot(`
      [
        "docusaurus.config.js no-versions: The docs \`default\` have no version to show. Set \`includeCurrentVersion\` to \`true\`, or name versions in \`onlyIncludeVersions\` that exist.",
      ]
    `);
    expect(words((await read({ files: { "docs/a.txt": "" } })).diagnostics)).toMatchInlineSnapshot(`
      [
        "- no-docs: The folder \`docs\` of the docs version \`current\` contains no docs. Put a Markdown file into it, or set the option \`include\` to globs that match your files.",
      ]
    `);
  });
});

describe("translations", () => {
  test("replace the files that they translate", async () => {
    const translations = "i18n/fr/docusaurus-plugin-content-docs";
    const files = {
      ...VERSIONED,
      "docs/b.md": "",
      [`${translations}/current/a.md`]: "",
      [`${translations}/version-1.0/a.md`]: "",
      [`${translations}/current/only-here.md`]: "",
    };
    const { found } = await read({ files, config: { i18n: frenchOnly() } });
    expect(found?.versions.map((version) => version.files.map(({ path }) => path))).toEqual([
      [`${translations}/current/a.md`, "docs/b.md"],
      ["versioned_docs/version-2.0/a.md"],
      [`${translations}/version-1.0/a.md`],
    ]);
  });
});

/** The locale of the test site is `en`; its translations are in the folder `fr`. */
function frenchOnly(): SiteConfig["i18n"] {
  const { i18n } = siteModel().config;
  const { en } = i18n.localeConfigs;
  if (!en) throw new Error("The site has no locale.");
  return { ...i18n, localeConfigs: { en: { ...en, path: "fr", translate: true } } };
}

describe("sidebars files", () => {
  test.each([
    ["sidebars.js", `module.exports = { docs: ["a"] };`],
    ["sidebars.cjs", `module.exports = { docs: ["a"] };`],
    ["sidebars.mjs", `export default { docs: ["a"] };`],
    ["sidebars.ts", `const sidebars: { docs: string[] } = { docs: ["a"] };\nexport default sidebars;`],
    ["sidebars.json", `{ "docs": ["a"] }`],
  ])("may be `%s`", async (name, text) => {
    const { found, diagnostics } = await read({
      files: { "docs/a.md": "", [name]: text },
      options: { sidebarPath: `./${name}` },
    });
    expect(found?.versions[0]?.sidebars).toMatchObject({ path: name, sidebars: { docs: ["a"] } });
    expect(diagnostics).toEqual([]);
  });

  test("that are missing, throw or export something else are reported", async () => {
    const tryFile = async (name: string, text: string) =>
      words(
        (await read({ files: { "docs/a.md": "", [name]: text }, options: { sidebarPath: "sidebars.js" } })).diagnostics,
      );
    expect(await tryFile("other.js", "")).toMatchInlineSnapshot(`
      [
        "docusaurus.config.js missing-sidebars-file: The sidebars file \`sidebars.js\` does not exist. Create it, leave out \`sidebarPath\` for one generated sidebar, or set it to \`false\` for none.",
      ]
    `);
    expect(await tryFile("sidebars.js", `\nthrow new Error("not today");`)).toMatchInlineSnapshot(`
      [
        "sidebars.js:2 module-throws: The file throws \`Error: not today\`.",
      ]
    `);
    expect(await tryFile("sidebars.js", `module.exports = ["a"];`)).toMatchInlineSnapshot(`
      [
        "sidebars.js invalid-sidebars-file: \`sidebars.js\` must export an object that maps the name of each sidebar to its items.",
      ]
    `);
    expect(await tryFile("sidebars.js", `module.exports = {,};`)).toMatchInlineSnapshot(`
      [
        "sidebars.js:1 module-syntax: The file cannot be read: Expected identifier but found ",".",
      ]
    `);
  });
});

describe("category files", () => {
  test("are found in their folder, as JSON or YAML", async () => {
    const files = {
      "docs/a/x.md": "",
      "docs/a/_category_.json": `{"label": "A", "link": null}`,
      "docs/a/b/_category_.yml": "position: 2.5\nlink:\n  type: generated-index\n  title: All of B\n",
    };
    const { found, diagnostics } = await read({ files });
    expect(found?.versions[0]?.categories).toEqual({
      a: { label: "A", link: null },
      "a/b": { position: 2.5, link: { type: "generated-index", title: "All of B" } },
    });
    expect(diagnostics).toEqual([]);
  });

  test("may quote numbers and flags", async () => {
    const files = {
      "docs/a/x.md": "",
      "docs/a/_category_.json": `{"position": "3", "collapsed": "false", "collapsible": "true"}`,
    };
    const { found, diagnostics } = await read({ files });
    expect(found?.versions[0]?.categories).toEqual({ a: { position: 3, collapsed: false, collapsible: true } });
    expect(diagnostics).toEqual([]);
  });

  test("with errors are reported at their position", async () => {
    const files = {
      "docs/a/x.md": "",
      "docs/d/_category_.yml": "position: 1\nlabel: ''\n",
      "docs/e/_category_.yml": "label: E\nlink:\n  type: nope\n",
      "docs/f/_category_.yml": "link:\n  type: generated\n",
      "docs/g/_category_.yml": "link:\n  id: x\n",
      "docs/a/_category_.json": `{\n  "label": "A",\n}`,
      "docs/b/_category_.yml": "label: A\nposition: 1: 2\n",
      "docs/c/_category_.yml": "lable: C\nlink:\n  type: generated-index\n  titel: T\ncollapsed: perhaps\n",
    };
    expect(words((await read({ files })).diagnostics)).toMatchInlineSnapshot(`
      [
        "docs/a/_category_.json:2 invalid-json: \`docs/a/_category_.json\` is not valid JSON: JSON does not support trailing commas.",
        "docs/b/_category_.yml:2 invalid-yaml: \`docs/b/_category_.yml\` is not valid YAML: Unexpected token.",
        "docs/c/_category_.yml:1 unknown-option: Unknown category field \`lable\`. Did you mean \`label\`?",
        "docs/c/_category_.yml:4 unknown-option: Unknown category field \`link.titel\`. Did you mean \`title\`?",
        "docs/c/_category_.yml:5 wrong-type: Category field \`collapsed\` must be \`true\` or \`false\`, but is the string \`perhaps\`.",
        "docs/d/_category_.yml:2 invalid-option: Category field \`label\` must be a string that is not empty, but is an empty string.",
        "docs/e/_category_.yml:3 invalid-option: Category field \`link.type\` must be \`doc\` or \`generated-index\`, but is the string \`nope\`.",
        "docs/f/_category_.yml:2 invalid-option: Category field \`link.type\` must be \`doc\` or \`generated-index\`, but is the string \`generated\`.",
        "docs/g/_category_.yml:1 missing-option: Category field \`link.type\` is missing: it must be \`doc\` or \`generated-index\`.",
      ]
    `);
  });
});

test("a category file with an unknown doc is reported at its line", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": configText({ presets: [["classic", { blog: false }]] }),
    "docs/a/_category_.yml": "label: A\nlink:\n  type: doc\n  id: startt\n",
    "docs/a/start.md": "# Start\n",
    "docs/b/_category_.json": `{"link": {"type": "doc", "id": "nope"}}`,
    "docs/b/c.md": "# C\n",
    "docs/d/_category_.yml": "link: {type: doc, id: start}\n",
    "docs/d/e.md": "# E\n",
    "docs/f/_category_.yml": "link: {type: doc, id: start}\n",
    "docs/f/start.md": "# F\n",
  });
  expect(built.stderr).toMatchInlineSnapshot(`
    "error[unknown-doc-id] The category names the doc \`startt\`, which does not exist in the version \`current\`.
      docs/a/_category_.yml:4:3
      3 |   type: doc
      4 |   id: startt
        |   ^^
      help: Did you mean \`start\`?

    error[unknown-doc-id] The category names the doc \`nope\`, which does not exist in the version \`current\`.
      docs/b/_category_.json:1:27
      1 | {"link": {"type": "doc", "id": "nope"}}
        |                           ^^
      help: An id is the path of the file without number prefixes and extension.

    error[unknown-doc-id] The category names the doc \`start\`, which does not exist in the version \`current\`.
      docs/d/_category_.yml:1:19
      1 | link: {type: doc, id: start}
        |                   ^^
      help: Did you mean \`a/start\`?

    Nothing built: 3 errors. \`build\` is unchanged.
    "
  `);
});

test("categories that are not collapsible are never collapsed, whatever the other options say", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": configText({
      presets: [["classic", { blog: false, docs: { sidebarCollapsible: false, sidebarCollapsed: true } }]],
    }),
    "docs/a/b.md": "# B\n",
    "docs/c/_category_.yml": "collapsible: true\n",
    "docs/c/d.md": "# D\n",
    "src/pages/index.md": "# Home\n",
  });
  expect(built.stderr).toMatchInlineSnapshot(`
    "warning[inconsistent-option] \`sidebarCollapsed: true\` has no effect together with \`sidebarCollapsible: false\`.
      docusaurus.config.mjs:12:12
      11 |           "sidebarCollapsible": false,
      12 |           "sidebarCollapsed": true
         |            ^
      13 |         }
      help: Remove one of the two.

    "
  `);
  expect(await built.read("docs/c/d/index.html")).not.toContain("menu__list-item--collapsed");
});

test("unknown options and options of the wrong type are reported with the nearest name", async () => {
  const options = { sidebarpath: "x", versions: { current: { lable: "x" } }, editUrl: 3, homePageId: "a", id: "a b" };
  const { found, diagnostics } = await read({ files: { "docs/a.md": "" }, options });
  expect(found).toBeUndefined();
  expect(words(diagnostics)).toMatchInlineSnapshot(`
    [
      "docusaurus.config.js invalid-option: Docs plugin option \`id\` must be a word of letters, digits, \`-\` and \`_\`, but is the string \`a b\`.",
      "docusaurus.config.js unknown-option: Unknown docs plugin option \`homePageId\`: it was replaced. Use \`slug: /\` in the front matter of the home page instead.",
      "docusaurus.config.js unknown-option: Unknown docs plugin option \`sidebarpath\`. Did you mean \`sidebarPath\`?",
      "docusaurus.config.js unknown-option: Unknown docs plugin option \`versions.current.lable\`. Did you mean \`label\`?",
      "docusaurus.config.js wrong-type: Docs plugin option \`editUrl\` must be a URL such as \`https://example.com\` or a function, but is the number \`3\`.",
    ]
  `);
});
