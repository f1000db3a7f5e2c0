/** Fields of a config that has no mistakes: defaults, and the locales of a site. */

import { describe, expect, test } from "bun:test";
import { loadConfig, loadFiles, sound } from "./support.ts";

describe("a valid config", () => {
  test("gets every default", async () => {
    const { loaded } = await loadConfig("");
    const { themeConfig: _, ...config } = sound(loaded).site.config;
    expect(config).toMatchInlineSnapshot(`
      {
        "baseUrl": "/",
        "baseUrlIssueBanner": true,
        "clientModules": [],
        "customFields": {},
        "future": {
          "v4": {
            "fasterByDefault": false,
            "mdx1CompatDisabledByDefault": false,
            "removeLegacyPostBuildHeadAttribute": false,
            "siteStorageNamespacing": false,
            "useCssCascadeLayers": false,
          },
        },
        "headTags": [],
        "i18n": {
          "defaultLocale": "en",
          "localeConfigs": {
            "en": {
              "baseUrl": "/",
              "calendar": "gregory",
              "direction": "ltr",
              "htmlLang": "en",
              "label": "English",
              "path": "en",
              "translate": true,
              "url": "https://example.com",
            },
          },
          "locales": [
            "en",
          ],
          "path": "i18n",
        },
        "markdown": {
          "anchors": {
            "maintainCase": false,
          },
          "emoji": true,
          "format": "mdx",
          "mdx1Compat": {
            "admonitions": true,
            "comments": true,
            "headingIds": true,
          },
          "mermaid": false,
        },
        "noIndex": false,
        "onBrokenAnchors": "warn",
        "onBrokenLinks": "throw",
        "onBrokenMarkdownImages": "throw",
        "onBrokenMarkdownLinks": "warn",
        "onDuplicateRoutes": "warn",
        "onUnknownComponents": "warn",
        "plugins": [],
        "presets": [],
        "scripts": [],
        "staticDirectories": [
          "static",
        ],
        "storage": {
          "namespace": "",
          "type": "localStorage",
        },
        "stylesheets": [],
        "tagline": "",
        "themes": [],
        "title": "Test",
        "titleDelimiter": "|",
        "url": "https://example.com",
      }
    `);
  });

  test("its base URL gains slashes, its URL loses one", async () => {
    const { loaded } = await loadConfig('baseUrl: "docs", url: "https://example.com/",');
    expect(loaded?.site.config).toMatchObject({ baseUrl: "/docs/", url: "https://example.com" });
  });

  test("its base URL must be a path that browsers keep unchanged", async () => {
    const config = (baseUrl: string, rest = "") =>
      `export default {\n  title: "Test",\n  url: "https://example.com",\n  baseUrl: ${JSON.stringify(baseUrl)},${rest}\n};\n`;
    const codes = async (baseUrl: string) =>
      (await loadFiles({ "docusaurus.config.mjs": config(baseUrl) })).text.match(/^error\[[\w-]+\]/gm);
    const dots = "/../x/ /./ . .. /a/.. /%2e%2e/x/ /%2E/ /.%2e/ /a%2f..%2fb/";
    const others =
      "//evil.com/ /a//b/ \\\\evil.com/ /a\\b/ /%5cevil.com/ /?a /a/#b /%00/ /%zz/ https://a.example/ javascript:x";
    const wrong = [...dots.split(" "), ...others.split(" "), "/a\nb/", "/a\u0000/", "/a\u2028/"];
    for (const baseUrl of wrong) expect([baseUrl, await codes(baseUrl)]).toEqual([baseUrl, ["error[invalid-option]"]]);
    const right = ["", ..."/ docs /docs/ /a/b.c/d-e_f~g/ /.well-known/ /...x/ /d%C3%A9/ /d\u00e9/ /a:b@c/".split(" ")];
    for (const baseUrl of right) expect([baseUrl, await codes(baseUrl)]).toEqual([baseUrl, null]);
    const { text } = await loadFiles({
      "docusaurus.config.mjs": config("//evil.com/", '\n  i18n: { localeConfigs: { en: { baseUrl: "/../x/" } } },'),
    });
    expect(text).toMatchInlineSnapshot(`
      "error[invalid-option] Config field \`baseUrl\` must be a path such as \`/docs/\`, without \`//\`, backslashes, \`.\` or \`..\` segments, query or hash, but is the string \`//evil.com/\`.
        docusaurus.config.mjs:4:3
        3 |   url: "https://example.com",
        4 |   baseUrl: "//evil.com/",
          |   ^^^^^^^
        5 |   i18n: { localeConfigs: { en: { baseUrl: "/../x/" } } },

      error[invalid-option] Config field \`i18n.localeConfigs.en.baseUrl\` must be a path such as \`/docs/\`, without \`//\`, backslashes, \`.\` or \`..\` segments, query or hash, but is the string \`/../x/\`.
        docusaurus.config.mjs:5:34
        4 |   baseUrl: "//evil.com/",
        5 |   i18n: { localeConfigs: { en: { baseUrl: "/../x/" } } },
          |                                  ^^^^^^^
        6 | };"
    `);
  });

  test("scripts, stylesheets and head tags become elements", async () => {
    const { loaded } = await loadConfig(
      'scripts: ["/a.js", { src: "/b.js", async: true }], stylesheets: ["/a.css", { href: "/b.css", type: "text/css" }],\n' +
        '  headTags: [{ tagName: "x-tag", attributes: { name: "x" }, innerHTML: "y", customElement: true }],',
    );
    const { scripts, stylesheets, headTags } = sound(loaded).site.config;
    expect({ scripts, stylesheets, headTags }).toEqual({
      scripts: [
        { tagName: "script", attributes: { src: "/a.js" } },
        { tagName: "script", attributes: { src: "/b.js", async: true } },
      ],
      stylesheets: [
        { tagName: "link", attributes: { rel: "stylesheet", href: "/a.css" } },
        { tagName: "link", attributes: { rel: "stylesheet", href: "/b.css", type: "text/css" } },
      ],
      headTags: [{ tagName: "x-tag", attributes: { name: "x" }, innerHTML: "y", customElement: true }],
    });
  });

  test("its functions are separate from its data", async () => {
    const { loaded, text } = await loadConfig(
      "markdown: { preprocessor: ({ fileContent }) => fileContent, parseFrontMatter: async () => ({}),\n" +
        '    hooks: { onBrokenMarkdownLinks: () => "/x", onBrokenMarkdownImages: "ignore" } },',
    );
    expect(text).toBe("");
    expect(Object.keys(sound(loaded).functions).sort()).toEqual([
      "onBrokenMarkdownLinks",
      "parseFrontMatter",
      "preprocessor",
    ]);
    expect(loaded?.site.config).toMatchObject({ onBrokenMarkdownLinks: "warn", onBrokenMarkdownImages: "ignore" });
    expect(() => structuredClone(loaded?.site)).not.toThrow();
  });

  test("the check of Markdown links can be set in its old or new place", async () => {
    const old = await loadConfig('onBrokenMarkdownLinks: "throw",');
    expect(old.loaded?.site.config.onBrokenMarkdownLinks).toBe("throw");
    const both = await loadConfig(
      'onBrokenMarkdownLinks: "throw", markdown: { hooks: { onBrokenMarkdownLinks: "log" } },',
    );
    expect(both.loaded?.site.config.onBrokenMarkdownLinks).toBe("log");
  });

  test("`future.v4` changes defaults but not explicit values", async () => {
    const { loaded } = await loadConfig(
      "future: { v4: { mdx1CompatDisabledByDefault: true, siteStorageNamespacing: true } }, markdown: { mdx1Compat: { comments: true } },",
    );
    const { markdown, storage } = sound(loaded).site.config;
    expect(markdown.mdx1Compat).toEqual({ comments: true, admonitions: false, headingIds: false });
    expect(storage.namespace).toMatch(/^[\da-f]{3}$/);
    expect(loaded?.declarations).toEqual([]);
  });

  test.each([
    [undefined, true],
    ["^3.9.2", true],
    ["3.10.0", false],
    [">=4", false],
  ])(
    "`v4: true` of a site with release %s of the format keeps compatibility with MDX 1: %p",
    async (release, isKept) => {
      const dependencies = release === undefined ? {} : { "@docusaurus/core": release };
      const { loaded } = await loadFiles({
        "docusaurus.config.mjs":
          'export default { title: "T", url: "https://example.com", baseUrl: "/", future: { v4: true } };',
        "package.json": JSON.stringify({ dependencies }),
        // Whatever is installed.
        "node_modules/@docusaurus/core/package.json": '{ "version": "3.10.2" }',
      });
      const { markdown, storage } = sound(loaded).site.config;
      expect(markdown.mdx1Compat).toEqual({ comments: isKept, admonitions: isKept, headingIds: isKept });
      expect(storage.namespace).toMatch(/^[\da-f]{3}$/);
    },
  );

  test.each([
    ["true", /^[\da-f]{3}$/],
    ["false", /^$/],
    ['"docs"', /^docs$/],
  ])("the storage namespace %s", async (value, expected) => {
    const { loaded } = await loadConfig(`storage: { namespace: ${value}, type: "sessionStorage" },`);
    expect(loaded?.site.config.storage).toEqual({ type: "sessionStorage", namespace: expect.stringMatching(expected) });
  });
});

describe("locales", () => {
  const I18N =
    'i18n: { locales: ["en", "fr", "ar", "x_y"], localeConfigs: { fr: { label: "FR", path: "french" }, x_y: { htmlLang: "en-GB" } } },';

  test("know their language's name, direction and path", async () => {
    const { loaded } = await loadConfig(I18N);
    const { localeConfigs } = sound(loaded).site.config.i18n;
    expect(Object.values(localeConfigs).map((locale) => [locale.label, locale.direction, locale.path, locale.baseUrl]))
      // The last is no language tag.
      .toEqual([
        ["English", "ltr", "en", "/"],
        ["FR", "ltr", "french", "/fr/"],
        ["العربية", "rtl", "ar", "/ar/"],
        ["x_y", "ltr", "x_y", "/x_y/"],
      ]);
  });

  test("the current locale determines the base URL", async () => {
    const text = `export default { title: "T", url: "https://example.com", baseUrl: "/docs/", ${I18N} };`;
    const { loaded } = await loadFiles({ "docusaurus.config.mjs": text }, { locale: "fr" });
    expect(loaded?.site).toMatchObject({ locale: "fr", config: { baseUrl: "/docs/fr/" } });
  });

  test("a config can read the current locale", async () => {
    const text = `export default { title: process.env.DOCUSAURUS_CURRENT_LOCALE, url: "https://example.com", baseUrl: "/", ${I18N} };`;
    const { loaded } = await loadFiles({ "docusaurus.config.mjs": text }, { locale: "fr" });
    expect(loaded?.site.config.title).toBe("fr");
    expect(process.env["DOCUSAURUS_CURRENT_LOCALE"]).toBeUndefined();
  });

  test("another config that runs longer does not bring the locale of this one back", async () => {
    const lasting = (ms: number): string =>
      `await Bun.sleep(${ms});\nexport default { title: "T", url: "https://example.com", baseUrl: "/", ${I18N} };`;
    await Promise.all([
      loadFiles({ "docusaurus.config.mjs": lasting(200) }, { locale: "fr" }),
      Bun.sleep(100).then(() => loadFiles({ "docusaurus.config.mjs": lasting(200) })),
    ]);
    expect(process.env["DOCUSAURUS_CURRENT_LOCALE"]).toBeUndefined();
  });

  test("a locale may have its own URL", async () => {
    const fields =
      'i18n: { locales: ["en", "fr"], localeConfigs: { fr: { url: "https://example.fr", baseUrl: "/" } } }';
    const text = `export default { title: "T", url: "https://example.com", baseUrl: "/docs/", ${fields} };`;
    const { loaded } = await loadFiles({ "docusaurus.config.mjs": text }, { locale: "fr" });
    expect(loaded?.site.config).toMatchObject({ url: "https://example.fr", baseUrl: "/" });
  });

  test("one that the site does not have", async () => {
    const text = `export default {\n  title: "T", url: "https://example.com", baseUrl: "/",\n  ${I18N}\n};`;
    const { loaded, text: printed } = await loadFiles({ "docusaurus.config.mjs": text }, { locale: "de" });
    expect(loaded).toBeUndefined();
    expect(printed).toMatchInlineSnapshot(`
      "error[unknown-locale] The site has no locale \`de\`.
        docusaurus.config.mjs:3:11
        2 |   title: "T", url: "https://example.com", baseUrl: "/",
        3 |   i18n: { locales: ["en", "fr", "ar", "x_y"], localeConfigs: { fr: { label: "FR", path: "fren…
          |           ^^^^^^^
        4 | };
        help: Its locales are \`en\`, \`fr\`, \`ar\` or \`x_y\`; add it to \`i18n.locales\`."
    `);
  });

  test("a default that is not among them", async () => {
    const { text } = await loadConfig('i18n: { defaultLocale: "pt-br", locales: ["en", "pt-BR"] },');
    expect(text).toMatchInlineSnapshot(`
      "error[unknown-locale] The default locale \`pt-br\` is not among the locales of the site.
        docusaurus.config.mjs:5:35
        4 |   baseUrl: "/",
        5 |   i18n: { defaultLocale: "pt-br", locales: ["en", "pt-BR"] },
          |                                   ^^^^^^^
        6 | };
        help: Did you mean \`pt-BR\`?"
    `);
  });
});
