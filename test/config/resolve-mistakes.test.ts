/** Names, paths and functions in `presets`, `plugins` and `themes` that mean nothing. */

import { describe, expect, test } from "bun:test";
import { loadConfig } from "./support.ts";

describe("mistakes", () => {
  test("unknown names", async () => {
    const { text } = await loadConfig(`plugins: [
    "content-dosc",
    ["@docusaurus/plugin-client-redirect", {}],
    "docusaurus-plugin-lunr",
    "@easyops-cn/docusaurus-search-local",
    "./plugins/mine",
    "@docusaurus/preset-classic",
  ],
  themes: ["live-codeblok"],
  presets: ["@docusaurus/plugin-debug"],`);
    expect(text).toMatchInlineSnapshot(`
      "error[unknown-plugin] The plugin \`content-dosc\` is neither built in nor installed.
        docusaurus.config.mjs:6:5
        5 |   plugins: [
        6 |     "content-dosc",
          |     ^
        7 |     ["@docusaurus/plugin-client-redirect", {}],
        help: Did you mean \`content-docs\`?

      error[unknown-plugin] The plugin \`@docusaurus/plugin-client-redirect\` is neither built in nor installed.
        docusaurus.config.mjs:7:6
        6 |     "content-dosc",
        7 |     ["@docusaurus/plugin-client-redirect", {}],
          |      ^
        8 |     "docusaurus-plugin-lunr",
        help: Did you mean \`@docusaurus/plugin-client-redirects\`?

      error[unknown-plugin] The plugin \`docusaurus-plugin-lunr\` is neither built in nor installed.
        docusaurus.config.mjs:8:5
        7 |     ["@docusaurus/plugin-client-redirect", {}],
        8 |     "docusaurus-plugin-lunr",
          |     ^
        9 |     "@easyops-cn/docusaurus-search-local",
        help: Install it beside the site, or remove it from the config.

      error[unknown-plugin] The plugin \`@easyops-cn/docusaurus-search-local\` is neither built in nor installed.
        docusaurus.config.mjs:9:5
         8 |     "docusaurus-plugin-lunr",
         9 |     "@easyops-cn/docusaurus-search-local",
           |     ^
        10 |     "./plugins/mine",
        help: Install it beside the site, or remove it from the config.

      error[unknown-plugin] The plugin \`./plugins/mine\` does not exist.
        docusaurus.config.mjs:10:5
         9 |     "@easyops-cn/docusaurus-search-local",
        10 |     "./plugins/mine",
           |     ^
        11 |     "@docusaurus/preset-classic",
        help: Looked for it at \`<site>/plugins/mine\`.

      error[unknown-plugin] \`@docusaurus/preset-classic\` is not a plugin.
        docusaurus.config.mjs:11:5
        10 |     "./plugins/mine",
        11 |     "@docusaurus/preset-classic",
           |     ^
        12 |   ],
        help: It is a preset: list it in \`presets\`.

      error[unknown-theme] The theme \`live-codeblok\` is neither built in nor installed.
        docusaurus.config.mjs:13:12
        12 |   ],
        13 |   themes: ["live-codeblok"],
           |            ^
        14 |   presets: ["@docusaurus/plugin-debug"],
        help: Did you mean \`live-codeblock\`?

      error[unknown-preset] \`@docusaurus/plugin-debug\` is not a preset.
        docusaurus.config.mjs:14:13
        13 |   themes: ["live-codeblok"],
        14 |   presets: ["@docusaurus/plugin-debug"],
           |             ^
        15 | };
        help: List it in \`plugins\` or \`themes\`."
    `);
  });

  test("two instances with one id", async () => {
    const { text } = await loadConfig(`presets: [["classic", {
    docs: {},
  }]],
  plugins: [
    ["content-docs", { id: "a" }],
    ["content-docs", { path: "b" }],
  ],`);
    expect(text).toMatchInlineSnapshot(`
      "error[duplicate-plugin-id] Two instances of the plugin \`docs\` have the id \`default\`; the first is at \`docusaurus.config.mjs:6\`.
        docusaurus.config.mjs:10:22
         9 |     ["content-docs", { id: "a" }],
        10 |     ["content-docs", { path: "b" }],
           |                      ^
        11 |   ],
        help: Give one of them another \`id\` in its options."
    `);
  });

  test("an invalid `id`", async () => {
    const { text } = await loadConfig('plugins: [["content-docs", { id: "a b" }]],');
    expect(text).toMatchInlineSnapshot(`
      "error[invalid-option] The plugin id \`a b\` must consist of letters, digits, \`-\` and \`_\`.
        docusaurus.config.mjs:5:32
        4 |   baseUrl: "/",
        5 |   plugins: [["content-docs", { id: "a b" }]],
          |                                ^^
        6 | };"
    `);
  });

  test("options of a plugin are located in the config", async () => {
    const { loaded } = await loadConfig('presets: [["classic", {\n    docs: { sidebarPath: "x" },\n  }]],');
    expect(loaded?.declarations[0]?.origin.locate(["sidebarPath"])).toEqual({ line: 6, column: 13 });
  });
});
