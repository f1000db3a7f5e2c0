/** Mistakes in the theme config, each reported at its place. */

import { describe, expect, test } from "bun:test";
import { loadConfig } from "./support.ts";

const themed = (text: string) => loadConfig(`themeConfig: {\n    ${text}\n  },`);

describe("mistakes", () => {
  test("replaced fields name their replacement", async () => {
    const { text } = await themed(
      "disableDarkMode: true,\n    defaultDarkMode: true,\n    metadatas: [],\n    hideableSidebar: true,\n" +
        "    autoCollapseSidebarCategories: true,\n    sidebarCollapsible: true,\n    navbar: { links: [] },\n" +
        "    colorMode: { switchConfig: {} },",
    );
    expect(text).toMatchInlineSnapshot(`
      "error[unknown-option] Unknown config field \`themeConfig.disableDarkMode\`: it was replaced.
        docusaurus.config.mjs:6:5
        5 |   themeConfig: {
        6 |     disableDarkMode: true,
          |     ^^^^^^^^^^^^^^^
        7 |     defaultDarkMode: true,
        help: Use \`colorMode.disableSwitch\` instead.

      error[unknown-option] Unknown config field \`themeConfig.defaultDarkMode\`: it was replaced.
        docusaurus.config.mjs:7:5
        6 |     disableDarkMode: true,
        7 |     defaultDarkMode: true,
          |     ^^^^^^^^^^^^^^^
        8 |     metadatas: [],
        help: Use \`colorMode.defaultMode\` instead.

      error[unknown-option] Unknown config field \`themeConfig.metadatas\`: it was replaced.
        docusaurus.config.mjs:8:5
        7 |     defaultDarkMode: true,
        8 |     metadatas: [],
          |     ^^^^^^^^^
        9 |     hideableSidebar: true,
        help: Use \`metadata\` instead.

      error[unknown-option] Unknown config field \`themeConfig.hideableSidebar\`: it was replaced.
        docusaurus.config.mjs:9:5
         8 |     metadatas: [],
         9 |     hideableSidebar: true,
           |     ^^^^^^^^^^^^^^^
        10 |     autoCollapseSidebarCategories: true,
        help: Use \`docs.sidebar.hideable\` instead.

      error[unknown-option] Unknown config field \`themeConfig.autoCollapseSidebarCategories\`: it was replaced.
        docusaurus.config.mjs:10:5
         9 |     hideableSidebar: true,
        10 |     autoCollapseSidebarCategories: true,
           |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        11 |     sidebarCollapsible: true,
        help: Use \`docs.sidebar.autoCollapseCategories\` instead.

      error[unknown-option] Unknown config field \`themeConfig.sidebarCollapsible\`: it was replaced.
        docusaurus.config.mjs:11:5
        10 |     autoCollapseSidebarCategories: true,
        11 |     sidebarCollapsible: true,
           |     ^^^^^^^^^^^^^^^^^^
        12 |     navbar: { links: [] },
        help: Use the docs plugin option \`sidebarCollapsible\` instead.

      error[unknown-option] Unknown config field \`themeConfig.navbar.links\`: it was replaced.
        docusaurus.config.mjs:12:15
        11 |     sidebarCollapsible: true,
        12 |     navbar: { links: [] },
           |               ^^^^^
        13 |     colorMode: { switchConfig: {} },
        help: Use \`navbar.items\` instead.

      error[unknown-option] Unknown config field \`themeConfig.colorMode.switchConfig\`: it was replaced.
        docusaurus.config.mjs:13:18
        12 |     navbar: { links: [] },
        13 |     colorMode: { switchConfig: {} },
           |                  ^^^^^^^^^^^^
        14 |   },
        help: Use a component of your own at \`src/theme/ColorModeToggle\` instead."
    `);
  });

  test("analytics belong to the options of the preset", async () => {
    const { loaded, text } = await themed('gtag: { trackingID: "G-1" },');
    expect(loaded).toBeDefined();
    expect(text).toMatchInlineSnapshot(`
      "warning[unknown-option] No built-in theme reads \`themeConfig.gtag\`.
        docusaurus.config.mjs:6:5
        5 |   themeConfig: {
        6 |     gtag: { trackingID: "G-1" },
          |     ^^^^
        7 |   },
        help: It is an option of the classic preset: move it there."
    `);
  });

  test("settings of hosted search by the name of its program are named `algolia`", async () => {
    const { text } = await loadConfig("themeConfig: { docsearch: {} },");
    expect(text).toContain("No built-in theme reads `themeConfig.docsearch`.");
    expect(text).toContain("help: Did you mean `algolia`?");
  });

  test("fields of `colorMode` are named with it", async () => {
    const { loaded, text } = await themed('defaultMode: "dark",');
    expect(loaded).toBeDefined();
    expect(text).toMatchInlineSnapshot(`
      "warning[unknown-option] No built-in theme reads \`themeConfig.defaultMode\`.
        docusaurus.config.mjs:6:5
        5 |   themeConfig: {
        6 |     defaultMode: "dark",
          |     ^^^^^^^^^^^
        7 |   },
        help: Did you mean \`colorMode.defaultMode\`?"
    `);
  });

  test("a field that is similar to one of the theme's is a warning", async () => {
    const { loaded, text } = await themed('navbr: { title: "x" },');
    expect(loaded).toBeDefined();
    expect(text).toMatchInlineSnapshot(`
      "warning[unknown-option] No built-in theme reads \`themeConfig.navbr\`.
        docusaurus.config.mjs:6:5
        5 |   themeConfig: {
        6 |     navbr: { title: "x" },
          |     ^^^^^
        7 |   },
        help: Did you mean \`navbar\`?"
    `);
  });

  test("a field of another theme is not one of the built-in themes that has a longer name", async () => {
    expect((await themed("codeblock: { showGithubLink: true },")).text).toBe("");
  });

  test("footer, table of contents, code, announcement bar, search", async () => {
    const { text } = await themed(`footer: {
      style: "drak",
      links: [
        { title: "A", items: [{ label: "x" }] },
        { label: "x", to: "/" },
      ],
    },
    tableOfContents: { minHeadingLevel: 5, maxHeadingLevel: 7 },
    prism: { magicComments: [{ className: "x" }] },
    announcementBar: { isClosable: true },
    algolia: { appId: "A", contextualSearch: 1 },
    docs: { versionPersistence: "cookie" },`);
    expect(text).toMatchInlineSnapshot(`
      "error[invalid-option] Config field \`themeConfig.footer.style\` must be \`light\` or \`dark\`, but is the string \`drak\`.
        docusaurus.config.mjs:7:7
        6 |     footer: {
        7 |       style: "drak",
          |       ^^^^^
        8 |       links: [
        help: Did you mean \`dark\`?

      error[invalid-option] Config field \`themeConfig.footer.links[0].items[0]\` must be an item with \`label\` and either \`to\` or \`href\`, or with \`html\` alone.
        docusaurus.config.mjs:9:31
         8 |       links: [
         9 |         { title: "A", items: [{ label: "x" }] },
           |                               ^
        10 |         { label: "x", to: "/" },

      error[unknown-option] Unknown config field \`themeConfig.footer.links[1].label\`.
        docusaurus.config.mjs:10:11
         9 |         { title: "A", items: [{ label: "x" }] },
        10 |         { label: "x", to: "/" },
           |           ^^^^^
        11 |       ],
        help: Valid here: \`title\`, \`className\` or \`items\`.

      error[unknown-option] Unknown config field \`themeConfig.footer.links[1].to\`.
        docusaurus.config.mjs:10:23
         9 |         { title: "A", items: [{ label: "x" }] },
        10 |         { label: "x", to: "/" },
           |                       ^^
        11 |       ],
        help: Valid here: \`title\`, \`className\` or \`items\`.

      error[invalid-option] Config field \`themeConfig.tableOfContents.maxHeadingLevel\` must be a heading level from 2 to 6, but is the number \`7\`.
        docusaurus.config.mjs:13:44
        12 |     },
        13 |     tableOfContents: { minHeadingLevel: 5, maxHeadingLevel: 7 },
           |                                            ^^^^^^^^^^^^^^^
        14 |     prism: { magicComments: [{ className: "x" }] },

      error[invalid-option] Config field \`themeConfig.prism.magicComments[0]\` must be an object with \`line\` or \`block\`.
        docusaurus.config.mjs:14:30
        13 |     tableOfContents: { minHeadingLevel: 5, maxHeadingLevel: 7 },
        14 |     prism: { magicComments: [{ className: "x" }] },
           |                              ^
        15 |     announcementBar: { isClosable: true },

      error[missing-option] Config field \`themeConfig.announcementBar.content\` is missing: it must be a string.
        docusaurus.config.mjs:15:5
        14 |     prism: { magicComments: [{ className: "x" }] },
        15 |     announcementBar: { isClosable: true },
           |     ^^^^^^^^^^^^^^^
        16 |     algolia: { appId: "A", contextualSearch: 1 },

      error[unknown-option] Unknown config field \`themeConfig.announcementBar.isClosable\`.
        docusaurus.config.mjs:15:24
        14 |     prism: { magicComments: [{ className: "x" }] },
        15 |     announcementBar: { isClosable: true },
           |                        ^^^^^^^^^^
        16 |     algolia: { appId: "A", contextualSearch: 1 },
        help: Did you mean \`isCloseable\`?

      error[missing-option] Config field \`themeConfig.algolia.apiKey\` is missing: it must be a string.
        docusaurus.config.mjs:16:5
        15 |     announcementBar: { isClosable: true },
        16 |     algolia: { appId: "A", contextualSearch: 1 },
           |     ^^^^^^^
        17 |     docs: { versionPersistence: "cookie" },

      error[missing-option] Config field \`themeConfig.algolia.indexName\` is missing: it must be a string.
        docusaurus.config.mjs:16:5
        15 |     announcementBar: { isClosable: true },
        16 |     algolia: { appId: "A", contextualSearch: 1 },
           |     ^^^^^^^
        17 |     docs: { versionPersistence: "cookie" },

      error[wrong-type] Config field \`themeConfig.algolia.contextualSearch\` must be \`true\` or \`false\`, but is the number \`1\`.
        docusaurus.config.mjs:16:28
        15 |     announcementBar: { isClosable: true },
        16 |     algolia: { appId: "A", contextualSearch: 1 },
           |                            ^^^^^^^^^^^^^^^^
        17 |     docs: { versionPersistence: "cookie" },

      error[invalid-option] Config field \`themeConfig.docs.versionPersistence\` must be \`localStorage\` or \`none\`, but is the string \`cookie\`.
        docusaurus.config.mjs:17:13
        16 |     algolia: { appId: "A", contextualSearch: 1 },
        17 |     docs: { versionPersistence: "cookie" },
           |             ^^^^^^^^^^^^^^^^^^
        18 |   },"
    `);
  });

  test("levels of the table of contents in the wrong order", async () => {
    const { text } = await themed("tableOfContents: { minHeadingLevel: 5, maxHeadingLevel: 3 },");
    expect(text).toMatchInlineSnapshot(`
      "error[invalid-option] Config field \`themeConfig.tableOfContents\` must be an object whose \`minHeadingLevel\` is not above its \`maxHeadingLevel\`.
        docusaurus.config.mjs:6:5
        5 |   themeConfig: {
        6 |     tableOfContents: { minHeadingLevel: 5, maxHeadingLevel: 3 },
          |     ^^^^^^^^^^^^^^^
        7 |   },"
    `);
  });
});
