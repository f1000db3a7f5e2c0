/** Mistakes in the items of the navbar, each reported at its place. */

import { expect, test } from "bun:test";
import { loadConfig } from "./support.ts";

const themed = (text: string) => loadConfig(`themeConfig: {\n    ${text}\n  },`);

test("navbar items", async () => {
  const { text } = await themed(`navbar: {
      items: [
        { label: "neither" },
        { label: "both", to: "/", href: "https://a.b" },
        { label: "a", html: "b", to: "/" },
        { type: "docs", label: "A" },
        { type: "doc" },
        { type: "docsVersionDropdown", position: "centre" },
        { label: "x", items: [{ label: "y", items: [] }] },
        { label: "x", items: [{ type: "search" }] },
        "text",
      ],
    },`);
  expect(text).toMatchInlineSnapshot(`
    "error[invalid-option] Config field \`themeConfig.navbar.items[0]\` must be an item with either \`to\` (a page of the site) or \`href\` (a URL).
      docusaurus.config.mjs:8:9
      7 |       items: [
      8 |         { label: "neither" },
        |         ^
      9 |         { label: "both", to: "/", href: "https://a.b" },

    error[invalid-option] Config field \`themeConfig.navbar.items[1]\` must be an item with either \`to\` (a page of the site) or \`href\` (a URL).
      docusaurus.config.mjs:9:9
       8 |         { label: "neither" },
       9 |         { label: "both", to: "/", href: "https://a.b" },
         |         ^
      10 |         { label: "a", html: "b", to: "/" },

    error[invalid-option] Config field \`themeConfig.navbar.items[2]\` must be an item with \`label\` or \`html\`, not both.
      docusaurus.config.mjs:10:9
       9 |         { label: "both", to: "/", href: "https://a.b" },
      10 |         { label: "a", html: "b", to: "/" },
         |         ^
      11 |         { type: "docs", label: "A" },

    error[invalid-option] Config field \`themeConfig.navbar.items[3].type\` must be \`default\`, \`doc\`, \`docSidebar\`, \`docsVersion\`, \`html\`, \`dropdown\`, \`docsVersionDropdown\`, \`localeDropdown\` or \`search\`, but is the string \`docs\`.
      docusaurus.config.mjs:11:11
      10 |         { label: "a", html: "b", to: "/" },
      11 |         { type: "docs", label: "A" },
         |           ^^^^
      12 |         { type: "doc" },
      help: Did you mean \`doc\`?

    error[missing-option] Config field \`themeConfig.navbar.items[4].docId\` is missing: it must be a string.
      docusaurus.config.mjs:12:9
      11 |         { type: "docs", label: "A" },
      12 |         { type: "doc" },
         |         ^
      13 |         { type: "docsVersionDropdown", position: "centre" },

    error[invalid-option] Config field \`themeConfig.navbar.items[5].position\` must be \`left\` or \`right\`, but is the string \`centre\`.
      docusaurus.config.mjs:13:40
      12 |         { type: "doc" },
      13 |         { type: "docsVersionDropdown", position: "centre" },
         |                                        ^^^^^^^^
      14 |         { label: "x", items: [{ label: "y", items: [] }] },

    error[invalid-option] Config field \`themeConfig.navbar.items[6].items[0]\` must be an item without \`items\`: dropdowns do not nest.
      docusaurus.config.mjs:14:31
      13 |         { type: "docsVersionDropdown", position: "centre" },
      14 |         { label: "x", items: [{ label: "y", items: [] }] },
         |                               ^
      15 |         { label: "x", items: [{ type: "search" }] },

    error[invalid-option] Config field \`themeConfig.navbar.items[7].items[0].type\` must be \`default\`, \`doc\`, \`docSidebar\`, \`docsVersion\` or \`html\`, but is the string \`search\`.
      docusaurus.config.mjs:15:33
      14 |         { label: "x", items: [{ label: "y", items: [] }] },
      15 |         { label: "x", items: [{ type: "search" }] },
         |                                 ^^^^
      16 |         "text",

    error[wrong-type] Config field \`themeConfig.navbar.items[8]\` must be an object, but is the string \`text\`.
      docusaurus.config.mjs:16:9
      15 |         { label: "x", items: [{ type: "search" }] },
      16 |         "text",
         |         ^
      17 |       ],"
  `);
});
