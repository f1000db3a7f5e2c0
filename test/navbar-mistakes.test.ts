/** Mistakes in the navbar and in pages, as their author reads them. */

import { describe, expect, test } from "bun:test";
import { configText } from "./support/site.ts";
import { mistakesOf } from "./support/mistakes.ts";

describe("the navbar", () => {
  test("with items of no type", async () => {
    const themeConfig = { navbar: { items: [{ type: "dco", label: "A" }] } };
    const stderr = await mistakesOf({ "docusaurus.config.mjs": configText({ themeConfig }), "docs/a.md": "# A\n" });
    expect(stderr).toMatchInlineSnapshot(`
      "error[invalid-option] Config field \`themeConfig.navbar.items[0].type\` must be \`default\`, \`doc\`, \`docSidebar\`, \`docsVersion\`, \`html\`, \`dropdown\`, \`docsVersionDropdown\`, \`localeDropdown\` or \`search\`, but is the string \`dco\`.
        docusaurus.config.mjs:12:12
        11 |         {
        12 |           "type": "dco",
           |            ^^^^
        13 |           "label": "A"
        help: Did you mean \`doc\`?

      Nothing built: 1 error. \`build\` is unchanged.
      "
    `);
  });

  test("with missing docs, sidebars and instances, and sidebars without links", async () => {
    const items = [
      { type: "doc", docId: "intor", label: "B" },
      { type: "docSidebar", sidebarId: "dosc", label: "C" },
      { type: "docSidebar", sidebarId: "links", label: "D" },
      { type: "doc", docId: "a", docsPluginId: "other", label: "E" },
      { type: "doc", docId: "draft", label: "F" },
    ];
    const stderr = await mistakesOf({
      "docusaurus.config.mjs": configText({
        presets: [["classic", { blog: false, docs: { sidebarPath: "./sidebars.js" } }]],
        themeConfig: { navbar: { title: "T", items } },
      }),
      "sidebars.js": `export default { docs: ["intro"], links: [{ type: "html", value: "<b>x</b>" }] };\n`,
      "docs/intro.md": "# Intro\n",
      "docs/draft.md": "---\ndraft: true\n---\n# Draft\n",
    });
    expect(stderr).toMatchInlineSnapshot(`
      "error[unknown-doc-id] A navbar item cannot find any doc with the id \`intor\`.
        docusaurus.config.mjs:22:12
        21 |           "type": "doc",
        22 |           "docId": "intor",
           |            ^^^^^
        23 |           "label": "B"
        help: Did you mean \`intro\`?

      error[unknown-sidebar-id] A navbar item cannot find any sidebar with the id \`dosc\`.
        docusaurus.config.mjs:27:12
        26 |           "type": "docSidebar",
        27 |           "sidebarId": "dosc",
           |            ^^^^^^^^^
        28 |           "label": "C"
        help: Did you mean \`docs\`?

      error[empty-sidebar] A navbar item opens the sidebar \`links\`, which contains no links.
        docusaurus.config.mjs:32:12
        31 |           "type": "docSidebar",
        32 |           "sidebarId": "links",
           |            ^^^^^^^^^
        33 |           "label": "D"

      error[unknown-docs-plugin] A navbar item cannot find any docs plugin with the id \`other\`.
        docusaurus.config.mjs:38:12
        37 |           "docId": "a",
        38 |           "docsPluginId": "other",
           |            ^^^^^^^^^^^^
        39 |           "label": "E"
        help: There are: default.

      Nothing built: 4 errors. \`build\` is unchanged.
      "
    `);
  });
});

describe("pages", () => {
  const page = (body: string, imports = ""): string =>
    `import React from "react";\n${imports}\nexport default function Page() {\n  ${body}\n}\n`;

  test("without default export, with invalid heads, with computed texts, with misplaced hooks", async () => {
    const stderr = await mistakesOf({
      "docusaurus.config.mjs": configText({ presets: [["classic", { blog: false, docs: false }]] }),
      "src/pages/none.tsx": "export const Page = 1;\n",
      "src/pages/head.tsx": page("return <Head><div /></Head>;", 'import Head from "@docusaurus/Head";'),
      "src/pages/head-text.tsx": page("return <Head><meta>text</meta></Head>;", 'import Head from "@docusaurus/Head";'),
      "src/pages/translate.tsx": page(
        "return <Translate>{<b>bold</b>}</Translate>;",
        'import Translate from "@docusaurus/Translate";',
      ),
      "src/pages/translate-nothing.tsx": page(
        "return <p>{translate({})}</p>;",
        'import { translate } from "@docusaurus/Translate";',
      ),
      "src/pages/interpolate.tsx": page(
        "return <Interpolate>{[1, 2]}</Interpolate>;",
        'import Interpolate from "@docusaurus/Interpolate";',
      ),
      "src/pages/category.tsx": page(
        "useCurrentSidebarCategory(); return null;",
        'import { useCurrentSidebarCategory } from "@docusaurus/theme-common";',
      ),
      "src/pages/data.tsx": page(
        'usePluginData("some-plugin", "second", { failfast: true }); return null;',
        'import { usePluginData } from "@docusaurus/useGlobalData";',
      ),
      "src/pages/throws.tsx": page("throw new Error('Out of tea.');"),
    });
    expect(stderr).toMatchInlineSnapshot(`
      "error[render-error] The page \`/category\` cannot be rendered: \`<Page>\` fails: A hook is used outside of <DocsSidebarProvider>.
        src/pages/category.tsx:4:3
        3 | export default function Page() {
        4 |   useCurrentSidebarCategory(); return null;
          |   ^
        5 | }

      error[render-error] The page \`/data\` cannot be rendered: \`<Page>\` fails: Plugin \`some-plugin\` has set no global data.
        src/pages/data.tsx:4:3
        3 | export default function Page() {
        4 |   usePluginData("some-plugin", "second", { failfast: true }); return null;
          |   ^
        5 | }

      error[render-error] The page \`/head-text\` cannot be rendered: \`<Page>\` fails: <meta> in <Head> has text inside; only title, script, style, noscript may.
        src/pages/head-text.tsx:3:25
        2 | import Head from "@docusaurus/Head";
        3 | export default function Page() {
          |                         ^^^^
        4 |   return <Head><meta>text</meta></Head>;

      error[render-error] The page \`/head\` cannot be rendered: \`<Page>\` fails: <Head> may contain title, meta, link, script, style, noscript, base, html, body, but not <div>.
        src/pages/head.tsx:3:25
        2 | import Head from "@docusaurus/Head";
        3 | export default function Page() {
          |                         ^^^^
        4 |   return <Head><div /></Head>;

      error[render-error] The page \`/interpolate\` cannot be rendered: \`<Page>\` fails: <Interpolate> takes one plain string as its child; its values are for everything else.
        src/pages/interpolate.tsx:3:25
        2 | import Interpolate from "@docusaurus/Interpolate";
        3 | export default function Page() {
          |                         ^^^^
        4 |   return <Interpolate>{[1, 2]}</Interpolate>;

      error[render-error] The page \`/none\` cannot be rendered: The page component \`@site/src/pages/none.tsx\` has no default export.
        src/pages/none.tsx

      error[render-error] The page \`/throws\` cannot be rendered: \`<Page>\` fails: Out of tea.
        src/pages/throws.tsx:4:13
        3 | export default function Page() {
        4 |   throw new Error('Out of tea.');
          |             ^
        5 | }

      error[render-error] The page \`/translate-nothing\` cannot be rendered: \`<Page>\` fails: A translation without id and message.
        src/pages/translate-nothing.tsx:4:14
        3 | export default function Page() {
        4 |   return <p>{translate({})}</p>;
          |              ^
        5 | }

      error[render-error] The page \`/translate\` cannot be rendered: \`<Page>\` fails: <Translate> takes a plain string as its child.
        src/pages/translate.tsx:3:25
        2 | import Translate from "@docusaurus/Translate";
        3 | export default function Page() {
          |                         ^^^^
        4 |   return <Translate>{<b>bold</b>}</Translate>;

      Nothing built: 9 errors. \`build\` is unchanged.
      "
    `);
  });
});
