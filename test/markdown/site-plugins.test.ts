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
