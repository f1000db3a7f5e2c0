/** What the plugin finds in sidebars files, category files and its options, and what is wrong with them. */

import { describe, expect, test } from "bun:test";
import { buildFixture } from "../../support/cli.ts";
import { configText } from "../../support/site.ts";
import { read, words } from "./read-site.ts";

describe("sidebars files", () => {
  test.each([
    ["sidebars.js", `module.exports = { docs: ["a"] };`],
    ["sidebars.cjs", `module.exports = { docs: ["a"] };`],
    ["sidebars.mjs", `export default { docs: ["a"] };`],
    ["sidebars.ts", `const sidebars: { docs: string[] } = { docs: ["a"] };\nexport default sidebars;`],
    ["sidebars.json", `{ "docs": ["a"] }`],
    ["sidebars/index.js", `module.exports = { docs: ["a"] };`],
  ])("may be `%s`", async (name, text) => {
    const { found, diagnostics } = await read({
      files: { "docs/a.md": "", [name]: text },
      options: { sidebarPath: `./${name.replace(/\/index\..*/, "")}` },
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
    expect(await tryFile("sidebars.js/main.js", "")).toMatchInlineSnapshot(`
      [
        "docusaurus.config.js missing-sidebars-file: The sidebars file \`sidebars.js\` is a folder. Name a file in it, leave out \`sidebarPath\` for one generated sidebar, or set it to \`false\` for none.",
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
