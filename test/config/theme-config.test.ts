/** `themeConfig`: defaults and kinds of navbar items. */

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

  test("items of dropdowns have no position, which schemas of themes forbid", async () => {
    const { loaded } = await themed(`navbar: { items: [
      { label: "More", items: [{ to: "/a", label: "A" }] },
      { type: "localeDropdown", dropdownItemsAfter: [{ to: "/b", label: "B" }] },
    ] },`);
    const [menu, locales] = sound(loaded).site.config.themeConfig.navbar.items;
    expect(menu?.["items"]).toEqual([{ to: "/a", label: "A" }]);
    expect(locales?.["dropdownItemsAfter"]).toEqual([{ to: "/b", label: "B" }]);
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
    expect(text).toBe("");
    expect(loaded?.site.config.themeConfig["algolia"]).toEqual({
      appId: "A",
      apiKey: "K",
      indexName: "I",
      contextualSearch: true,
      searchParameters: {},
      searchPagePath: false,
      insights: true,
      replaceSearchResultPathname: { from: "^\\/docs", to: "/" },
      askAi: { appId: "A", apiKey: "K", indexName: "I", assistantId: "x", suggestedQuestions: true },
    });
  });

  test("an assistant by its ID has the settings of the search", async () => {
    const { loaded } = await themed(
      'algolia: { appId: "A", apiKey: "K", indexName: "I", searchParameters: { facetFilters: ["a:b"] }, askAi: "x" },',
    );
    const searchParameters = { facetFilters: ["a:b"] };
    expect(loaded?.site.config.themeConfig["algolia"]).toMatchObject({
      askAi: { appId: "A", apiKey: "K", indexName: "I", assistantId: "x", searchParameters },
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
