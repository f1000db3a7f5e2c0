/** What plugins for MDX 1 leave in a tree (`jsx`, `import`, `export`, HTML) is on the page; what cannot be read is an error. */

import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";

/** A site whose plugins are in `plugins.mjs`. */
const CONFIG = `import { rehype, remark } from "./plugins.mjs";
export default { title: "Test", url: "https://example.com", baseUrl: "/", onBrokenLinks: "ignore", presets: [["classic", {
  blog: false, docs: { routeBasePath: "/", remarkPlugins: remark, rehypePlugins: rehype },
}]] };
`;

test("text of unknown nodes is parsed as MDX, and tags around them work", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": CONFIG,
    "plugins.mjs": `const jsx = (value) => ({ type: "jsx", value });
function oldTabs() {
  return (tree) => {
    const code = tree.children.find(({ type }) => type === "code");
    tree.children.unshift(
      { type: "import", value: 'import Box from "@site/src/Box";' },
      { type: "export", value: "export const size = 7;" },
    );
    tree.children.splice(tree.children.indexOf(code), 1,
      jsx('<Tabs defaultValue="a">\\n<TabItem value="a" label="First">'), code,
      jsx('</TabItem>\\n<TabItem value="b">'), { type: "paragraph", children: [{ type: "text", value: "Second panel" }] },
      jsx("</TabItem>\\n</Tabs>"),
      jsx("<Box>{size}</Box>"),
    );
  };
}
const oldBadge = () => (tree) => {
  for (const node of tree.children) {
    if (node.type !== "paragraph") continue;
    node.children = [jsx('<b className="badge">'), ...node.children, jsx("</b>"), { type: "html", value: "<br>" }, jsx("<i>after</i>")];
  }
};
const oldRehype = () => (tree) => void tree.children.push(
  { type: "raw", value: '<section class="raw">' }, { type: "element", tagName: "p", properties: {}, children: [{ type: "text", value: "inside" }] }, { type: "raw", value: "</section>" },
  jsx("<Box>from rehype</Box>"),
);
export const remark = [oldTabs, oldBadge];
export const rehype = [oldRehype];
`,
    "src/Box.jsx": 'export default ({ children }) => <div className="box">{children}</div>;\n',
    "docs/a.md":
      'import Tabs from "@theme/Tabs";\nimport TabItem from "@theme/TabItem";\n\n# Title\n\nSome *text*.\n\n```js\nconst x = 1;\n```\n',
  });
  expect(built.stderr).toBe("");
  const html = (await built.main("a/index.html")).replaceAll(/<!-- -->| data-prose="[^"]*"/g, "");
  expect(html).toMatch(/<p><b class="badge">Some <em>text<\/em>\.<\/b><br\/?><i>after<\/i><\/p>/);
  expect(html).toMatch(/role="tab"[^>]*>First<\/li>/);
  expect(html).toMatch(/role="tabpanel"[^>]*>.*const.*role="tabpanel"[^>]*><p>(?:<b.*?>)?Second panel/s);
  expect(html).toContain('<div class="box">7</div>');
  expect(html).toMatch(/<section class="raw"><p>inside<\/p><\/section>/);
  expect(html).toContain('<div class="box">from rehype</div>');
}, 60_000);

test("a tag left open in such text is reported at the position of its node", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": CONFIG,
    "plugins.mjs": `function brokenPlugin() {
  return (tree) => {
    const { position } = tree.children.at(-1);
    tree.children.push({ type: "jsx", value: "<div>never closed", position });
  };
}
export const remark = [[brokenPlugin, {}]];
export const rehype = [];
`,
    "docs/a.md": "# Title\n\nText.\n",
  });
  expect(built.stderr).toMatchInlineSnapshot(`
    "warning[unclosed-tag] The tag \`<div>\` is not closed.
      docs/a.md:3:1
      3 | Text.
        | ^^^^^
      help: Add \`</div>\`, or write \`\\<div>\` if you mean text.

    "
  `);
}, 60_000);
