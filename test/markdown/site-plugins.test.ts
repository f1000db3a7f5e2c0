/** A site's own plugins for remark and rehype run on every page of the plugin they are given to, in the order of the format. */

import { expect, test } from "bun:test";
import { buildFixture, runCli } from "../support/cli.ts";

/** A config with a plugin that writes its name behind every text, and so shows when it ran. */
const CONFIG = `
const visit = (node, change) => { change(node); for (const child of node.children ?? []) visit(child, change); };
const sign = (name) => () => (tree) => visit(tree, (node) => {
  if (node.type === "text" && node.value.trim() !== "") node.value += name;
});
const docs = {
  routeBasePath: "/",
  beforeDefaultRemarkPlugins: [sign("1")],
  remarkPlugins: [sign("2")],
  beforeDefaultRehypePlugins: [sign("3")],
  rehypePlugins: [sign("4")],
};
export default { title: "Test", url: "https://example.com", baseUrl: "/", onBrokenLinks: "ignore", presets: [["classic", { blog: false, docs }]] };
`;

test("options for remark-rehype reach it", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": `export default {
  title: "Test", url: "https://example.com", baseUrl: "/", onBrokenLinks: "ignore",
  markdown: { remarkRehypeOptions: { footnoteBackContent: "back to the text" } },
  presets: [["classic", { blog: false }]],
};
`,
    "docs/a.md": "# Title\n\nText[^1].\n\n[^1]: A note.\n",
  });
  expect(built.stderr).toBe("");
  expect(await built.main("docs/a/index.html")).toContain("back to the text</a>");
}, 60_000);

test("all four lists run, and pages stay plain data", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": CONFIG,
    "docs/a.md": "# Title\n\nText <br> with {braces}<!-- a comment -->\n",
  });
  expect(built.stderr.match(/^(?:error|warning).*/gm) ?? []).toEqual([]);
  const page = (await built.main("a/index.html")).replace(/<!--.*?-->/g, "");
  expect(page).toContain("Title1234</h1>");
  expect(page).toMatch(/Text 1234<br\/?> with \{braces\}1234/);
  const { stdout } = await runCli(["graph", built.site.dir], { cwd: built.site.dir });
  expect(stdout).not.toContain('"program":');
}, 60_000);

test("a plugin can parse Markdown with its own processor's parser", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": `function added() {
  const read = (text) => this.parse(text).children;
  return (tree) => void tree.children.push(...read("Added *text* at https://example.com"));
}
export default { title: "Test", url: "https://example.com", baseUrl: "/", onBrokenLinks: "ignore", presets: [["classic", { blog: false, docs: { remarkPlugins: [added] } }]] };
`,
    "docs/a.md": "# Title\n\nText.\n",
  });
  expect(built.stderr).toBe("");
  expect(await built.main("docs/a/index.html")).toContain(
    '<p>Added <em>text</em> at <a href="https://example.com" target="_blank" rel="noopener noreferrer">https://example.com</a></p>',
  );
}, 60_000);

test("a plugin that fails is named, with the place that it names, and all other diagnostics stay", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": `function namedPlugin() {
  return (tree, file) => {
    if (file.path.endsWith("a.md")) throw "a text";
    if (file.path.endsWith("b.md")) file.fail("This is wrong", tree.children[1]);
  };
}
const waiting = () => async (tree, file) => {
  await 1;
  if (file.path.endsWith("c.md")) throw new Error("cannot do this");
};
const calling = () => (tree, file, next) => next(file.path.endsWith("d.md") ? new Error("called back") : null, tree);
module.exports = { title: "Test", url: "https://example.com", baseUrl: "/", presets: [["classic", { blog: false, docs: {
  remarkPlugins: [namedPlugin, [calling, { an: "option" }]], rehypePlugins: [() => waiting()],
} }]] };
`,
    ...Object.fromEntries(
      ["a", "b", "c", "d"].map((name) => [`docs/${name}.md`, `# ${name}\n\n[gone](./gone-${name}.md)\n`]),
    ),
    "src/pages/index.md": "# Home\n",
  });
  expect(built.code).toBe(1);
  expect(built.stderr.match(/^warning\[broken-markdown-link\]/gm)).toHaveLength(4);
  expect(built.stderr.match(/^error.*\n.*/gm)).toEqual([
    "error[site-function-failed] The plugin `namedPlugin` (`remarkPlugins[0]`) of the site fails on this file: `a text`.\n  docs/a.md",
    "error[site-function-failed] The plugin `namedPlugin` (`remarkPlugins[0]`) of the site fails on this file: `This is wrong`.\n  docs/b.md:3:1",
    "error[site-function-failed] The plugin `rehypePlugins[0]` of the site fails on this file: `Error: cannot do this`.\n  docs/c.md",
    "error[site-function-failed] The plugin `calling` (`remarkPlugins[1]`) of the site fails on this file: `Error: called back`.\n  docs/d.md",
  ]);
}, 60_000);

test("a plugin may replace the heading of a page, which keeps its title", async () => {
  await using built = await buildFixture({
    "package.json": '{ "dependencies": { "@docusaurus/core": "3.8.0" } }',
    "docusaurus.config.mjs": `const frame = () => (tree) => {
  const at = tree.children.findIndex(({ type, depth }) => type === "heading" && depth === 1);
  if (at >= 0) tree.children[at] = { type: "mdxJsxFlowElement", name: "header", attributes: [], children: [tree.children[at]] };
};
export default { title: "Test", url: "https://example.com", baseUrl: "/", onBrokenLinks: "ignore", presets: [["classic", { blog: false, docs: { remarkPlugins: [frame] } }]] };
`,
    "docs/a.md": "# From *here*\n\nText\n",
    "docs/b.md": "Text\n\n# Below\n",
  });
  expect([built.code, built.stderr]).toEqual([0, ""]);
  expect((await built.main("docs/a/index.html")).match(/<h1[^]*?<\/h1>/g)).toEqual(["<h1>From <em>here</em></h1>"]);
  const html = await built.read("docs/a/index.html");
  expect(html).toContain(">From here | Test</title>");
  expect(html).toContain('name="description" content="Text"');
  // In release 3, any first heading of level 1 is shown in place of the one that the title would give.
  expect((await built.main("docs/b/index.html")).match(/<h1[^]*?<\/h1>/g)).toEqual(["<h1>Below</h1>"]);
}, 60_000);
