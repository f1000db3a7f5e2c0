/** What a site uses and Veloci does not support is reported: once, where it is, with the reason and what to do. */

import { describe, expect, test } from "bun:test";
import { loadConfig, loadFiles } from "./support.ts";

describe("a config field", () => {
  test("that is not supported is a warning at its position", async () => {
    const { loaded, text } = await loadConfig('future: { experimental_router: "hash" },');
    expect(loaded).toBeDefined();
    expect(text).toMatchInlineSnapshot(`
      "warning[not-supported] Config field \`future.experimental_router\` is not supported: each page has its own URL.
        docusaurus.config.mjs:5:13
        4 |   baseUrl: "/",
        5 |   future: { experimental_router: "hash" },
          |             ^^^^^^^^^^^^^^^^^^^
        6 | };
        help: Use \`"browser"\`."
    `);
  });

  test("that is not needed is only information", async () => {
    const { text } = await loadConfig('future: { experimental_faster: true },\n  webpack: { jsLoader: "babel" },');
    expect(text).toMatchInlineSnapshot(`
      "info[not-needed] Config field \`future.experimental_faster\` is not needed: Bun compiles scripts and styles, without any other tool.
        docusaurus.config.mjs:5:13
        4 |   baseUrl: "/",
        5 |   future: { experimental_faster: true },
          |             ^^^^^^^^^^^^^^^^^^^
        6 |   webpack: { jsLoader: "babel" },
        help: Remove it.

      info[not-needed] Config field \`webpack\` is not needed: Bun compiles scripts and styles, without any other tool.
        docusaurus.config.mjs:6:3
        5 |   future: { experimental_faster: true },
        6 |   webpack: { jsLoader: "babel" },
          |   ^^^^^^^
        7 | };
        help: Remove it."
    `);
  });

  test.each([
    "baseUrlIssueBanner: true,",
    'future: { experimental_router: "browser", faster: false, v4: { useCssCascadeLayers: true } },',
    'i18n: { defaultLocale: "fr", locales: ["fr"] },',
    "presets: [['classic', { docs: { admonitions: { tag: ':::', keywords: ['own'] } } }]],",
    "webpack: undefined,",
  ])("that asks for what happens anyway is not reported: %s", async (lines) => {
    expect((await loadConfig(lines)).text).toBe("");
  });

  test("is reported once", async () => {
    const { text } = await loadConfig('future: { experimental_router: "hash" },');
    expect(text.match(/^(?:error|warning|info)\[/gm)).toHaveLength(1);
    expect(text).toContain("Config field `future.experimental_router` is not supported");
    expect(text).toContain("docusaurus.config.mjs:5:");
  });
});

describe("files of other tools", () => {
  const config = `export default { title: "T", url: "https://example.com", baseUrl: "/" };\n`;

  test("are reported if the site does not read them", async () => {
    const { text } = await loadFiles({
      "docusaurus.config.mjs": config,
      "babel.config.js": "module.exports = { plugins: ['macros'] };\n",
      ".babelrc": "{}\n",
    });
    expect(text).toMatchInlineSnapshot(`
      "info[not-needed] \`.babelrc\` is not needed: sites read no config of Babel but \`babel.config.js\`.
        .babelrc
        help: Remove it."
    `);
  });
});

describe("other locales", () => {
  test("are built, with one note for all that lack translations", async () => {
    const { loaded, text } = await loadConfig(
      'i18n: { locales: ["en", "fr", "de"], localeConfigs: { fr: { label: "FR" } } },',
    );
    expect(loaded?.site.config.i18n.locales).toEqual(["en", "fr", "de"]);
    expect(text).toMatchInlineSnapshot(`
      "info[missing-locale-folder] None of the locales \`fr\` or \`de\` has a folder in \`i18n\`: their pages are in the language of \`en\`.
        docusaurus.config.mjs:5:27
        4 |   baseUrl: "/",
        5 |   i18n: { locales: ["en", "fr", "de"], localeConfigs: { fr: { label: "FR" } } },
          |                           ^
        6 | };
        help: Run \`veloci write-translations --locale fr\` to begin, or set \`i18n.localeConfigs.fr.translate\` to \`false\`."
    `);
  });
});
