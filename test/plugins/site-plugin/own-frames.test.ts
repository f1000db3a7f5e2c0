/** Plugins that show pages in the frames of docs, whose pages are Markdown that they make, and that add remark plugins late. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { openBrowser } from "../../support/browser.ts";
import { type BuiltSite, buildFixture, serveBuilt } from "../../support/cli.ts";
import { untilHydrated } from "../../support/until.ts";

setDefaultTimeout(60_000);

const SITE = {
  "docusaurus.config.js": `module.exports = { title: "Test", url: "https://example.com", baseUrl: "/",
  plugins: [["./plugins/docs.js", { remarkPlugins: [] }], "./plugins/made.js", "./plugins/frames.js"],
  presets: [["classic", { docs: false, blog: false }]] };
`,
  // As in release 2: the version is a module of the frame, and pages may be docs at other paths.
  "plugins/docs.js": `const docs = require("@docusaurus/plugin-content-docs");
const louder = () => (tree) => { for (const { children = [] } of tree.children) for (const one of children) if (one.type === "text") one.value = one.value.replace("quiet", "loud"); };
module.exports = async (context, options) => {
  const plugin = await docs.default(context, options);
  return {
    ...plugin,
    loadContent() { options.remarkPlugins.push(louder); return plugin.loadContent(); },
    async contentLoaded({ content, actions }) {
      const [{ versionName: version, versionLabel: label, docs: [doc] }] = content.loadedVersions;
      const items = [{ type: "link", label: "First", href: "/extra/a" }, { type: "link", label: "Second", href: "/extra/b" }];
      const data = { pluginId: "default", version, label, banner: null, badge: false, className: "own-version", isLast: true, docsSidebars: { side: items }, docs: {} };
      const versionMetadata = await actions.createData("version-extra.json", JSON.stringify(data));
      actions.addRoute({ path: "/extra", component: "@theme/DocPage", exact: false, modules: { versionMetadata }, routes: [
        { path: "/extra/a", component: "@site/src/Item.jsx", exact: true, sidebar: "side" },
        { path: "/extra/b", component: "@theme/DocItem", exact: true, sidebar: "side", modules: { content: doc.source } },
      ] });
      return plugin.contentLoaded({ content, actions });
    },
  };
};
module.exports.validateOptions = docs.validateOptions;
`,
  // As in release 3.
  "plugins/frames.js": `module.exports = () => ({
  name: "frames",
  async contentLoaded({ actions }) {
    const items = [{ type: "link", label: "Third", href: "/frames/a" }];
    const version = await actions.createData("v.json", JSON.stringify({ pluginId: "frames", version: "9", label: "Nine", banner: null, badge: true, className: "v9", isLast: true, docsSidebars: { side: items }, docs: {} }));
    const pages = [{ path: "/frames/a", component: "@site/src/Item.jsx", exact: true, sidebar: "side" }];
    const root = { path: "/frames", component: "@theme/DocRoot", exact: false, routes: pages };
    const ofVersion = { path: "/frames", component: "@theme/DocVersionRoot", exact: false, modules: { version }, routes: [root] };
    actions.addRoute({ path: "/frames", component: "@theme/DocsRoot", exact: false, routes: [ofVersion] });
  },
});
`,
  "plugins/made.js": `module.exports = () => ({
  name: "made",
  async contentLoaded({ actions }) {
    const page = await actions.createData("page.mdx", "---\\ntitle: Made\\n---\\n\\nimport Count from '@site/src/Count';\\n\\n## Here\\n\\n<Count>Times</Count> [doc](/docs/a)\\n");
    const note = await actions.createData("note.md", "Hello *note*.\\n");
    actions.addRoute({ path: "/made", component: "@theme/MDXPage", exact: true, modules: { content: page } });
    actions.addRoute({ path: "/own", component: "@site/src/Own.jsx", exact: true, modules: { Page: page, notes: [{ content: note }] } });
  },
});
`,
  "src/Count.jsx": `import { useState } from "react";
export default function Count({ children }) { const [n, set] = useState(0); return <button id="count" onClick={() => set(n + 1)}>{children} {n}</button>; }
`,
  "src/Item.jsx": `import { useDocsVersion } from "@docusaurus/plugin-content-docs/client";
export default function Item() { const { version, label } = useDocsVersion(); return <p id="item">{version} {label}</p>; }
`,
  "src/Own.jsx": `export default function Own({ Page, notes }) {
  return <main><h1>{Page.metadata.title} {Page.toc[0].value}</h1><Page />{notes.map(({ content: Note }, i) => <Note key={i} />)}</main>;
}
`,
  "src/pages/index.jsx": `import Note from "@generated/made/default/note.md";
export default () => <main><Note /></main>;
`,
  "docs/a.mdx":
    '---\nsidebar_label: First\n---\nimport Note from "@generated/made/default/note.md";\n\n# Doc\n\nIt is quiet.\n\n<Note />\n',
};

let built: BuiltSite;
beforeAll(async () => void (built = await buildFixture(SITE)));
afterAll(() => built?.[Symbol.asyncDispose]());

test("the frame of docs is around routes whose version is data of the plugin, and docs may have a second page", async () => {
  expect(built.stderr).toBe("");
  const page = await built.read("extra/a/index.html");
  expect(page).toMatch(/<html[^>]* class="docs-wrapper own-version[ "]/);
  expect(page).toMatch(/<aside.*<a [^>]*aria-current="page"[^>]*>First<\/a>.*Second.*<\/aside>/);
  expect(await built.main("extra/b/index.html")).toContain("<p>It is loud.</p>");
});

test("a remark plugin that `loadContent` adds to the options changes the docs", async () => {
  expect(await built.main("docs/a/index.html")).toContain("<p>It is loud.</p>");
});

test("Markdown of `createData` is a page, a component of a route, and what pages and components import", async () => {
  const made = await built.read("made/index.html");
  expect(made).toContain('<title data-rh="true">Made | Test</title>');
  expect(made).toContain('<a href="#here" class="table-of-contents__link');
  expect(await built.main("own/index.html")).toMatch(/<h1>Made<!-- --> <!-- -->Here<\/h1>.*Hello <em>note<\/em>/s);
  for (const path of ["index.html", "docs/a/index.html"])
    expect(await built.main(path)).toContain("Hello <em>note</em>");
});

test("all of these hydrate and navigate", async () => {
  await using served = await serveBuilt(built);
  await using browser = await openBrowser();
  const { page, problems } = await browser.open(`${served.url}/extra/a`);
  await page.getByRole("link", { name: "Second" }).first().click();
  await page.getByText("It is loud.").waitFor();
  await page.goto(`${served.url}/frames/a`);
  expect(await page.locator("#item").innerText()).toBe("9 Nine");
  expect(await page.locator("aside a").first().innerText()).toBe("Third");
  await page.goto(`${served.url}/made`);
  await untilHydrated(page);
  await page.locator("#count").click();
  await page.getByText("Times 1").waitFor();
  expect(problems).toEqual([]);
});

test("what comes after the Markdown is compiled is reported", async () => {
  const late = `const docs = require("@docusaurus/plugin-content-docs");
module.exports = async (context, options) => {
  const plugin = await docs.default(context, options);
  return {
    ...plugin,
    async contentLoaded({ content, actions }) {
      options.remarkPlugins.push(() => () => {});
      await plugin.contentLoaded({ content, actions });
      await actions.createData("late.mdx", "# Late\\n");
    },
  };
};
module.exports.validateOptions = docs.validateOptions;
`;
  await using failed = await buildFixture({
    ...SITE,
    "plugins/docs.js": late,
  });
  expect(failed.stderr).toMatchInlineSnapshot(`
    "warning[not-supported] \`contentLoaded\` adds remark or rehype plugins to \`docusaurus-plugin-content-docs\`, whose Markdown is already compiled.
      help: Add them in \`loadContent\`, or before the plugin is made.

    error[invalid-data] \`createData\` of the plugin \`docusaurus-plugin-content-docs\` makes \`late.mdx\` when the Markdown of the site is already compiled.
      plugins/docs.js
      help: The plugin waits for the content of a built-in one. Call \`createData\` in a plugin of its own.

    Nothing built: 1 error, 1 warning. \`build\` is unchanged.
    "
  `);
});
