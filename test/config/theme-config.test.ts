/** `themeConfig`: defaults, kinds of navbar items, and what an author reads when something is wrong. */

import { describe, expect, test } from "bun:test";
import { loadConfig, sound } from "./support.ts";

const themed = (text: string) => loadConfig(`themeConfig: {\n    ${text}\n  },`);

describe("a valid theme config", () => {
  test("gets every default", async () => {
    const { loaded } = await themed("");
    expect(loaded?.site.config.themeConfig).toMatchInlineSnapshot(`
      {
        "blog": {
          "sidebar": {
            "groupByYear": true,
          },
        },
        "colorMode": {
          "defaultMode": "light",
          "disableSwitch": false,
          "respectPrefersColorScheme": false,
        },
        "docs": {
          "sidebar": {
            "autoCollapseCategories": false,
            "hideable": false,
          },
          "versionPersistence": "localStorage",
        },
        "liveCodeBlock": {
          "playgroundPosition": "bottom",
        },
        "mermaid": {
          "options": {},
          "theme": {},
        },
        "metadata": [],
        "navbar": {
          "hideOnScroll": false,
          "items": [],
        },
        "prism": {
          "additionalLanguages": [],
          "magicComments": [
            {
              "block": {
                "end": "highlight-end",
                "start": "highlight-start",
              },
              "className": "theme-code-block-highlighted-line",
              "line": "highlight-next-line",
            },
          ],
        },
        "tableOfContents": {
          "maxHeadingLevel": 3,
          "minHeadingLevel": 2,
        },
        "untranslatedNotice": true,
      }
    `);
  });

  test("keeps fields of other themes", async () => {
    const { loaded, text } = await themed('zoom: { selector: "img" }, announcementBar: { content: "<b>New</b>" },');
    expect(text).toBe("");
    expect(loaded?.site.config.themeConfig).toMatchObject({
      zoom: { selector: "img" },
      announcementBar: { id: "announcement-bar", content: "<b>New</b>", isCloseable: true },
    });
  });

  test("may have no titles", async () => {
    const { loaded, text } = await themed(
      "navbar: { title: null }, footer: { links: [{}, { items: [], title: null }] },",
    );
    expect(text).toBe("");
    expect(loaded?.site.config.themeConfig).toMatchObject({
      navbar: { title: null },
      footer: {
        links: [
          { title: null, items: [] },
          { title: null, items: [] },
        ],
      },
    });
  });

  test("may leave out values of metadata", async () => {
    const { loaded, text } = await themed('metadata: [{ name: "verification", content: undefined }],');
    expect(text).toBe("");
    expect(loaded?.site.config.themeConfig.metadata).toEqual([{ name: "verification" }]);
  });

  test("takes flags and numbers from environment variables", async () => {
    const { loaded, text } = await themed(
      'navbar: { hideOnScroll: "true" }, colorMode: { disableSwitch: "false" }, tableOfContents: { maxHeadingLevel: "4" },',
    );
    expect(text).toBe("");
    expect(loaded?.site.config.themeConfig).toMatchObject({
      navbar: { hideOnScroll: true },
      colorMode: { disableSwitch: false },
      tableOfContents: { maxHeadingLevel: 4 },
    });
  });

  test("accepts every type of navbar item", async () => {
    const { loaded, text } = await themed(`navbar: { items: [
      { to: "/a", label: "A", "data-x": "1" },
      { type: "default", href: "https://a.b", html: "<i>A</i>", position: "right" },
      { label: "More", items: [{ to: "/a", label: "A" }, { type: "doc", docId: "x" }, { type: "html", value: "<hr>" }] },
      { type: "dropdown", label: "More", items: [] },
      { type: "doc", docId: "intro", docsPluginId: "community" },
      { type: "docSidebar", sidebarId: "tutorial", label: "T" },
      { type: "docsVersion", to: "/docs" },
      { type: "docsVersionDropdown", dropdownItemsAfter: [{ to: "/versions", label: "All" }], versions: ["1.0"] },
      { type: "docsVersionDropdown", versions: { current: { label: "Next" } }, dropdownActiveClassDisabled: true },
      { type: "localeDropdown", queryString: "?x=1" },
      { type: "search", className: "s" },
      { type: "html", value: "<b>x</b>" },
      { type: "custom-thing", anything: [1] },
    ] },`);
    expect(text).toBe("");
    const { items } = sound(loaded).site.config.themeConfig.navbar;
    expect(items[0]).toEqual({ to: "/a", label: "A", "data-x": "1", position: "left" });
    expect(items.map(({ position }) => String(position))).toEqual(["left", "right", ...Array<string>(11).fill("left")]);
  });

  test("accepts a footer in columns or in one line", async () => {
    const columns = await themed(
      'footer: { links: [{ title: "Docs", className: "c", items: [{ label: "A", to: "/a" }, { html: "<i>x</i>" }] }, { items: [] }] },',
    );
    expect(columns.text).toBe("");
    expect(columns.loaded?.site.config.themeConfig["footer"]).toMatchObject({
      style: "light",
      links: [{ title: "Docs" }, { title: null }],
    });
    const line = await themed(
      'footer: { style: "dark", links: [{ label: "A", href: "https://a.b", target: "_self" }] },',
    );
    expect(line.text).toBe("");
    expect(line.loaded?.site.config.themeConfig["footer"]).toMatchObject({ links: [{ target: "_self" }] });
  });

  test("accepts hosted search with all its settings", async () => {
    const { loaded, text } = await themed(
      'algolia: { appId: "A", apiKey: "K", indexName: "I", searchPagePath: false, insights: true,\n' +
        '      replaceSearchResultPathname: { from: /^\\/docs/, to: "/" }, askAi: { assistantId: "x", suggestedQuestions: true } },',
    );
    expect(text).toStartWith(
      "warning[not-supported] Config field `themeConfig.algolia.askAi` is not supported: the search box has no assistant",
    );
    expect(loaded?.site.config.themeConfig["algolia"]).toEqual({
      appId: "A",
      apiKey: "K",
      indexName: "I",
      contextualSearch: true,
      searchParameters: {},
      searchPagePath: false,
      insights: true,
      replaceSearchResultPathname: { from: "^\\/docs", to: "/" },
      askAi: { assistantId: "x", suggestedQuestions: true },
    });
  });

  test("accepts hosted search of other engines, and escapes literal patterns", async () => {
    const { loaded, text } = await themed(
      'search: { provider: { name: "typesense", url: "https://t.example.com", apiKey: "K", indexName: "I",\n' +
        '      externalUrlRegex: "other\\\\.com", replaceSearchResultPathname: { from: "/a.b/", to: "/" } } },',
    );
    expect(text).toBe("");
    expect(loaded?.site.config.themeConfig["search"]).toEqual({
      provider: {
        name: "typesense",
        url: "https://t.example.com",
        apiKey: "K",
        indexName: "I",
        contextualSearch: true,
        externalUrlRegex: "other\\.com",
        searchParameters: {},
        replaceSearchResultPathname: { from: "/a\\.b/", to: "/" },
      },
    });
  });

  test("reports a provider without URL, and an invalid expression", async () => {
    const { text } = await themed(
      'search: { provider: { name: "meilisearch", url: "search", apiKey: "K", indexName: "I", externalUrlRegex: "(" } },',
    );
    expect(text).toContain("`themeConfig.search.provider.url` must be a full URL");
    expect(text).toContain("`themeConfig.search.provider.externalUrlRegex` must be a regular expression");
  });

  test("normalizes languages to lower case", async () => {
    const { loaded } = await themed('prism: { additionalLanguages: ["PHP"], defaultLanguage: "JSX" },');
    expect(loaded?.site.config.themeConfig["prism"]).toMatchObject({
      additionalLanguages: ["php"],
      defaultLanguage: "jsx",
    });
  });
});

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
