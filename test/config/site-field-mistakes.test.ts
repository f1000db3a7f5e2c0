/** Mistakes in the fields of a config, as their author reads them. */

import { describe, expect, test } from "bun:test";
import { loadConfig, loadFiles } from "./support.ts";

describe("mistakes", () => {
  test("the root of the file system is not a static folder", async () => {
    const { loaded, text } = await loadFiles({
      "docusaurus.config.js": `module.exports = {
  title: "A",
  url: "https://example.com",
  baseUrl: "/",
  staticDirectories: ["static", "/"],
};`,
    });
    expect(loaded).toBeUndefined();
    expect(text).toMatchInlineSnapshot(`
      "error[static-root] Config field \`staticDirectories[1]\` is \`/\`, the root of the file system.
        docusaurus.config.js:5:33
        4 |   baseUrl: "/",
        5 |   staticDirectories: ["static", "/"],
          |                                 ^
        6 | };
        help: Name a folder whose files the site publishes, relative to the site folder."
    `);
  });

  test("all are reported at once, each at its position", async () => {
    const { loaded, text } = await loadFiles({
      "docusaurus.config.js": `module.exports = {
  title: "",
  url: "example.com",
  onBrokenLinks: "wrn",
  favicn: "img/favicon.ico",
  myOwn: 1,
  i18n: { locales: ["en"], localeConfigs: { en: { direction: "left" } } },
  staticDirectories: ["static", 3],
  presets: [["clasic", {}]],
  themeConfig: {
    navbar: {
      itemz: [],
      items: [{ label: 3, to: "/" }],
    },
  },
};
`,
    });
    expect(loaded).toBeUndefined();
    expect(text).toMatchInlineSnapshot(`
      "error[missing-option] Config field \`baseUrl\` is missing: it must be a path such as \`/docs/\`.
        docusaurus.config.js

      error[invalid-option] Config field \`title\` must be a string that is not empty, but is an empty string.
        docusaurus.config.js:2:3
        1 | module.exports = {
        2 |   title: "",
          |   ^^^^^
        3 |   url: "example.com",

      error[invalid-option] Config field \`url\` must be a full URL such as \`https://example.com\`, but is the string \`example.com\`.
        docusaurus.config.js:3:3
        2 |   title: "",
        3 |   url: "example.com",
          |   ^^^
        4 |   onBrokenLinks: "wrn",

      error[invalid-option] Config field \`onBrokenLinks\` must be \`ignore\`, \`log\`, \`warn\` or \`throw\`, but is the string \`wrn\`.
        docusaurus.config.js:4:3
        3 |   url: "example.com",
        4 |   onBrokenLinks: "wrn",
          |   ^^^^^^^^^^^^^
        5 |   favicn: "img/favicon.ico",
        help: Did you mean \`warn\`?

      error[unknown-option] Unknown config field \`favicn\`.
        docusaurus.config.js:5:3
        4 |   onBrokenLinks: "wrn",
        5 |   favicn: "img/favicon.ico",
          |   ^^^^^^
        6 |   myOwn: 1,
        help: Did you mean \`favicon\`? Put your own fields into \`customFields\`.

      error[unknown-option] Unknown config field \`myOwn\`.
        docusaurus.config.js:6:3
        5 |   favicn: "img/favicon.ico",
        6 |   myOwn: 1,
          |   ^^^^^
        7 |   i18n: { locales: ["en"], localeConfigs: { en: { direction: "left" } } },
        help: Put your own fields into \`customFields\`.

      error[invalid-option] Config field \`i18n.localeConfigs.en.direction\` must be \`ltr\` or \`rtl\`, but is the string \`left\`.
        docusaurus.config.js:7:51
        6 |   myOwn: 1,
        7 |   i18n: { locales: ["en"], localeConfigs: { en: { direction: "left" } } },
          |                                                   ^^^^^^^^^
        8 |   staticDirectories: ["static", 3],

      error[wrong-type] Config field \`staticDirectories[1]\` must be a string, but is the number \`3\`.
        docusaurus.config.js:8:33
        7 |   i18n: { locales: ["en"], localeConfigs: { en: { direction: "left" } } },
        8 |   staticDirectories: ["static", 3],
          |                                 ^
        9 |   presets: [["clasic", {}]],

      error[unknown-preset] The preset \`clasic\` is neither built in nor installed.
        docusaurus.config.js:9:14
         8 |   staticDirectories: ["static", 3],
         9 |   presets: [["clasic", {}]],
           |              ^
        10 |   themeConfig: {
        help: Did you mean \`classic\`?

      error[unknown-option] Unknown config field \`themeConfig.navbar.itemz\`.
        docusaurus.config.js:12:7
        11 |     navbar: {
        12 |       itemz: [],
           |       ^^^^^
        13 |       items: [{ label: 3, to: "/" }],
        help: Did you mean \`items\`?

      error[wrong-type] Config field \`themeConfig.navbar.items[0].label\` must be a string, but is the number \`3\`.
        docusaurus.config.js:13:17
        12 |       itemz: [],
        13 |       items: [{ label: 3, to: "/" }],
           |                 ^^^^^
        14 |     },"
    `);
  });

  test("required fields", async () => {
    const { text } = await loadFiles({ "docusaurus.config.mjs": "export default {};" });
    expect(text).toMatchInlineSnapshot(`
      "error[missing-option] Config field \`baseUrl\` is missing: it must be a path such as \`/docs/\`.
        docusaurus.config.mjs

      error[missing-option] Config field \`title\` is missing: it must be a string.
        docusaurus.config.mjs

      error[missing-option] Config field \`url\` is missing: it must be a full URL such as \`https://example.com\`.
        docusaurus.config.mjs"
    `);
  });

  test("a URL with a path is a warning", async () => {
    const { loaded, text } = await loadFiles({
      "docusaurus.config.mjs":
        'export default {\n  title: "T",\n  url: "https://example.com/docs",\n  baseUrl: "/",\n};',
    });
    expect(loaded).toBeDefined();
    expect(text).toMatchInlineSnapshot(`
      "warning[url-with-path] Config field \`url\` has the path \`/docs\`, which belongs in \`baseUrl\`.
        docusaurus.config.mjs:3:3
        2 |   title: "T",
        3 |   url: "https://example.com/docs",
          |   ^^^
        4 |   baseUrl: "/",
        help: Use \`https://example.com\` as \`url\` and put \`/docs\` in front of \`baseUrl\`."
    `);
  });

  test("a function in place of plain data is a warning", async () => {
    const { loaded, text } = await loadConfig("customFields: {\n    a: [1, { b: () => 2 }],\n    c: /x/,\n  },");
    expect(loaded?.site.config.customFields).toEqual({ a: [1, {}], c: "x" });
    expect(text).toMatchInlineSnapshot(`
      "warning[not-plain-data] Config field \`customFields.a[1].b\` is a function, which pages cannot receive, so it is left out.
        docusaurus.config.mjs:6:14
        5 |   customFields: {
        6 |     a: [1, { b: () => 2 }],
          |              ^
        7 |     c: /x/,"
    `);
  });

  test("entries of lists", async () => {
    const { text } = await loadConfig(
      "scripts: [{ async: true }],\n  headTags: [{ attributes: {} }],\n  plugins: [42],\n  i18n: { locales: [] },",
    );
    expect(text).toMatchInlineSnapshot(`
      "error[invalid-option] Config field \`scripts[0]\` must be an object with the attribute \`src\`.
        docusaurus.config.mjs:5:13
        4 |   baseUrl: "/",
        5 |   scripts: [{ async: true }],
          |             ^
        6 |   headTags: [{ attributes: {} }],

      error[missing-option] Config field \`headTags[0].tagName\` is missing: it must be a string.
        docusaurus.config.mjs:6:14
        5 |   scripts: [{ async: true }],
        6 |   headTags: [{ attributes: {} }],
          |              ^
        7 |   plugins: [42],

      error[wrong-type] Config field \`plugins[0]\` must be a string, a function, a list, \`false\` or \`null\`, but is the number \`42\`.
        docusaurus.config.mjs:7:13
        6 |   headTags: [{ attributes: {} }],
        7 |   plugins: [42],
          |             ^
        8 |   i18n: { locales: [] },

      error[invalid-option] Config field \`i18n.locales\` must be a list with at least one locale.
        docusaurus.config.mjs:8:11
        7 |   plugins: [42],
        8 |   i18n: { locales: [] },
          |           ^^^^^^^
        9 | };"
    `);
  });
});
