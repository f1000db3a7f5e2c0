/** What names, paths and functions in `presets`, `plugins` and `themes` mean. */

import { describe, expect, test } from "bun:test";
import type { LoadedSite, PluginDeclaration } from "../../src/config/loaded-site.ts";
import { loadConfig, loadFiles, sound } from "./support.ts";

/** A declaration in short: `docs`, `docs#community`, `sitemap (production)`, `./x.js → x.js`. */
function short(plugin: PluginDeclaration): string {
  const mode = plugin.mode === undefined ? "" : ` (${plugin.mode})`;
  const id = plugin.id === "default" ? "" : `#${plugin.id}`;
  if (plugin.kind === "builtin") return plugin.name + id + mode;
  const target = typeof plugin.module === "string" ? plugin.module.split("/").slice(-2).join("/") : "function";
  return `${plugin.from}${id} → ${target}`;
}

const names = (loaded: LoadedSite | undefined) => sound(loaded).declarations.map(short);

describe("names of built-in packages", () => {
  const plugins = [
    ["content-docs", "docs"],
    ["@docusaurus/content-docs", "docs"],
    ["@docusaurus/plugin-content-docs", "docs"],
    ["/x/node_modules/@docusaurus/plugin-content-docs/lib/index.js", "docs"],
    ["/x/node_modules/.pnpm/a@1/node_modules/@docusaurus/plugin-content-blog/lib/index.js", "blog"],
    ["@docusaurus/plugin-content-pages", "pages"],
    ["@docusaurus/plugin-sitemap", "sitemap"],
    ["debug", "debug"],
    ["@docusaurus/plugin-client-redirects", "client-redirects"],
    ["ideal-image", "ideal-image"],
    ["pwa", "pwa"],
    ["google-analytics", "google-analytics"],
    ["google-gtag", "google-gtag"],
    ["google-tag-manager", "google-tag-manager"],
    ["vercel-analytics", "vercel-analytics"],
    ["svgr", "svgr"],
    ["css-cascade-layers", "css-cascade-layers"],
    ["rsdoctor", "rsdoctor"],
    ["@docusaurus/theme-mermaid", "theme-mermaid"],
  ] as const;
  test.each(plugins)("plugin %s", async (name, builtin) => {
    const { loaded, text } = await loadConfig(`plugins: [["${name}", { x: 1 }]],`);
    expect(text).toBe("");
    expect(loaded?.declarations[0]).toMatchObject({ kind: "builtin", name: builtin, id: "default", options: { x: 1 } });
  });

  const themes = [
    ["classic", "theme-classic"],
    ["@docusaurus/classic", "theme-classic"],
    ["live-codeblock", "theme-live-codeblock"],
    ["@docusaurus/theme-mermaid", "theme-mermaid"],
    ["@docusaurus/theme-search-algolia", "theme-search-algolia"],
  ] as const;
  test.each(themes)("theme %s", async (name, builtin) => {
    const { loaded, text } = await loadConfig(`themes: ["${name}"],`);
    expect(text).toBe("");
    expect(names(loaded)).toEqual([builtin]);
  });

  test.each(["classic", "@docusaurus/classic", "@docusaurus/preset-classic"])("preset %s", async (name) => {
    const { loaded, text } = await loadConfig(`presets: ["${name}"],`);
    expect(text).toBe("");
    expect(names(loaded)).toContain("theme-classic");
  });

  test("as modules: imported, required and resolved", async () => {
    const { loaded, text } = await loadFiles({
      "docusaurus.config.js": `const docs = require("@docusaurus/plugin-content-docs");
module.exports = {
  title: "T", url: "https://example.com", baseUrl: "/",
  presets: [[require.resolve("@docusaurus/preset-classic"), { docs: false }]],
  plugins: [docs, [docs, { id: "community" }], require.resolve("@docusaurus/plugin-pwa")],
  themes: [require("@docusaurus/theme-mermaid")],
};`,
    });
    expect(text).toBe("");
    expect(names(loaded)).toEqual([
      "blog",
      "pages",
      "debug (development)",
      "sitemap",
      "svgr",
      "theme-classic",
      "docs",
      "docs#community",
      "pwa (production)",
      "theme-mermaid",
    ]);
  });
});

describe("a preset around the classic one", () => {
  const around = (options: string, more = "") =>
    loadFiles({
      "preset.js": `const { default: classic } = require("@docusaurus/preset-classic");
module.exports = (context, { own, ...options }) => {
  const { plugins, themes } = classic({ ...context }, options);
  return { plugins: [...plugins, ["content-docs", own]], themes: [...themes, "live-codeblock"] };
};`,
      "docusaurus.config.js": `module.exports = {
  title: "T", url: "https://example.com", baseUrl: "/", ${more}
  presets: [[require.resolve("./preset.js"), ${options}]],
};`,
    });

  test("extends its lists", async () => {
    const { loaded, text } = await around("{ blog: false, docs: { path: 'manual' }, own: { id: 'api', path: 'api' } }");
    expect(text).toBe("");
    expect(names(loaded)).toEqual([
      "docs",
      "pages",
      "sitemap",
      "svgr",
      "docs#api",
      "theme-classic",
      "theme-live-codeblock",
    ]);
    expect(sound(loaded).declarations[0]?.options).toMatchObject({ path: "manual" });
  });

  test("has the search theme with the setting, and debug pages on demand", async () => {
    const { loaded } = await around(
      "{ debug: true, own: { id: 'b' } }",
      "themeConfig: { algolia: { appId: 'a', apiKey: 'b', indexName: 'c' } },",
    );
    expect(names(loaded)).toContain("debug");
    expect(names(loaded)).toContain("theme-search-algolia");
  });

  test("passes on options that do not exist", async () => {
    const { text } = await around("{ docz: {}, own: { id: 'b' } }");
    expect(text).toContain("Unknown classic preset option `docz`");
  });
});

describe("the classic preset", () => {
  const preset = (options: string, more = "") => loadConfig(`presets: [["classic", ${options}]], ${more}`);

  test("contains docs, blog, pages and the other plugins", async () => {
    const { loaded } = await preset("{}");
    expect(names(loaded)).toEqual(["docs", "blog", "pages", "debug (development)", "sitemap", "svgr", "theme-classic"]);
  });

  test("omits plugins set to `false`, and adds those with options", async () => {
    const { loaded } = await preset(
      '{ docs: false, blog: false, pages: false, sitemap: false, svgr: false, debug: false, gtag: { trackingID: "G" },' +
        ' googleAnalytics: { trackingID: "U" }, googleTagManager: { containerId: "C" }, theme: { customCss: ["a.css"] } }',
    );
    expect(names(loaded)).toEqual([
      "google-analytics (production)",
      "google-gtag (production)",
      "google-tag-manager (production)",
      "theme-classic",
    ]);
    expect(loaded?.declarations.at(-1)?.options).toEqual({ customCss: ["a.css"] });
    expect(loaded?.declarations[1]?.options).toEqual({ trackingID: "G" });
  });

  test("omits the debug pages if a plugin for them is listed", async () => {
    const { loaded } = await loadConfig(`presets: ["classic"], plugins: ["@docusaurus/plugin-debug"],`);
    expect(names(loaded).filter((name) => name.startsWith("debug"))).toEqual(["debug"]);
  });

  test("includes the debug pages in production on request", async () => {
    expect(names((await preset("{ debug: true }")).loaded)).toContain("debug");
  });

  test("adds hosted search once if the theme config sets it", async () => {
    const algolia = 'themeConfig: { algolia: { appId: "A", apiKey: "K", indexName: "I" } },';
    const { loaded, text } = await preset("{}", `themes: ["@docusaurus/theme-search-algolia"], ${algolia}`);
    expect(text).toBe("");
    for (const site of [loaded, (await preset("{}", algolia)).loaded])
      expect(names(site).filter((name) => name === "theme-search-algolia")).toHaveLength(1);
  });

  test("passes an `id` on", async () => {
    const { loaded } = await preset('{ docs: { id: "manual", path: "manual" } }');
    expect(loaded?.declarations[0]).toMatchObject({ name: "docs", id: "manual", options: { path: "manual" } });
  });

  test("passes the options without mistakes on, so that plugins report theirs in the same run", async () => {
    const { loaded } = await preset("{ dcos: {}, pages: true, docs: { path: 5 } }");
    expect(loaded?.declarations.find((each) => "name" in each && each.name === "docs")?.options).toEqual({ path: 5 });
  });

  test("validates its options", async () => {
    const { text } = await preset('{ dcos: {}, blog: true, theme: "x", pwa: {} }');
    expect(text).toMatchInlineSnapshot(`
      "error[unknown-option] Unknown classic preset option \`dcos\`.
        docusaurus.config.mjs:5:27
        4 |   baseUrl: "/",
        5 |   presets: [["classic", { dcos: {}, blog: true, theme: "x", pwa: {} }]],
          |                           ^^^^
        6 | };
        help: Did you mean \`docs\`?

      error[wrong-type] Classic preset option \`blog\` must be an object or \`false\`, but is \`true\`.
        docusaurus.config.mjs:5:37
        4 |   baseUrl: "/",
        5 |   presets: [["classic", { dcos: {}, blog: true, theme: "x", pwa: {} }]],
          |                                     ^^^^
        6 | };

      error[wrong-type] Classic preset option \`theme\` must be an object, but is the string \`x\`.
        docusaurus.config.mjs:5:49
        4 |   baseUrl: "/",
        5 |   presets: [["classic", { dcos: {}, blog: true, theme: "x", pwa: {} }]],
          |                                                 ^^^^^
        6 | };

      error[unknown-option] Unknown classic preset option \`pwa\`.
        docusaurus.config.mjs:5:61
        4 |   baseUrl: "/",
        5 |   presets: [["classic", { dcos: {}, blog: true, theme: "x", pwa: {} }]],
          |                                                             ^^^
        6 | };
        help: Valid here: \`docs\`, \`blog\`, \`pages\`, \`sitemap\`, \`svgr\`, \`theme\`, \`gtag\`, \`googleAnalytics\`, \`googleTagManager\` or \`debug\`."
    `);
  });
});

describe("a site's own", () => {
  const FIELDS = 'title: "T", url: "https://example.com", baseUrl: "/"';

  test("functions, paths and installed packages are modules; `false` and `null` are nothing", async () => {
    const { loaded, text } = await loadFiles({
      "docusaurus.config.js": `module.exports = { ${FIELDS}, plugins: [
        function mine() {}, [() => {}, { a: 1 }], "./plugins/one", ["./plugins/two.js", { id: "x" }], "lunr",
        "@scope/thing", "@other", false, null, undefined], themes: ["docusaurus-theme-x"] };`,
      "plugins/one/index.js": "",
      "plugins/two.js": "",
      "node_modules/docusaurus-plugin-lunr/index.js": "",
      "node_modules/@scope/docusaurus-plugin-thing/index.js": "",
      "node_modules/@other/docusaurus-plugin/index.js": "",
      "node_modules/docusaurus-theme-x/index.js": "",
    });
    expect(text).toBe("");
    expect(names(loaded)).toEqual([
      "mine → function",
      "plugins[1][0] → function",
      "./plugins/one → one/index.js",
      "./plugins/two.js#x → plugins/two.js",
      "lunr → docusaurus-plugin-lunr/index.js",
      "@scope/thing → docusaurus-plugin-thing/index.js",
      "@other → docusaurus-plugin/index.js",
      "docusaurus-theme-x → docusaurus-theme-x/index.js",
    ]);
    expect(loaded?.declarations[1]?.options).toEqual({ a: 1 });
  });

  test("presets run, and resolve names from their own folder", async () => {
    const { loaded, text } = await loadFiles({
      "docusaurus.config.js": `module.exports = { ${FIELDS}, presets: [["./presets/mine.js", { x: 1 }]] };`,
      "presets/mine.js":
        "module.exports = (context, options) => ({ themes: ['classic'], plugins: [['./own.js', { ...options, title: context.siteConfig.title }]] });",
      "presets/own.js": "",
    });
    expect(text).toBe("");
    expect(names(loaded)).toEqual(["./own.js → presets/own.js", "theme-classic"]);
    expect(loaded?.declarations[0]?.options).toEqual({ x: 1, title: "T" });
  });

  test.each(["before", "after"])("a preset %s others changes their options, and the list of plugins", async (place) => {
    const own = ["./mine.js"];
    const classic = ["classic", { docs: { remarkPlugins: ["a"] }, pages: {}, blog: false }];
    const presets = JSON.stringify(place === "before" ? [own, classic] : [classic, own]);
    const { loaded, text } = await loadFiles({
      "docusaurus.config.js": `module.exports = { ${FIELDS}, presets: ${presets} };`,
      "mine.js": `module.exports = ({ siteConfig }) => {
  for (const [name, options] of siteConfig.presets) {
    if (name !== "classic") continue;
    options.docs.remarkPlugins.push("b");
    options.pages = { ...options.pages, remarkPlugins: ["c"] };
  }
  siteConfig.plugins = [...siteConfig.plugins, "./own.js"];
  return {};
};\n`,
      "own.js": "",
    });
    expect(text).toBe("");
    const { declarations, authored } = sound(loaded);
    const optionsOf = (name: string) =>
      declarations.find((plugin) => (plugin.kind === "builtin" ? plugin.name : plugin.from) === name)?.options;
    expect(optionsOf("docs")).toEqual({ remarkPlugins: ["a", "b"] });
    expect(optionsOf("pages")).toEqual({ remarkPlugins: ["c"] });
    expect(optionsOf("./own.js")).toEqual({});
    // Plugins see the same lists.
    expect(authored.presets.flat()).toContainEqual({ docs: optionsOf("docs"), pages: optionsOf("pages"), blog: false });
    expect(authored.plugins).toEqual(["./own.js"]);
  });

  test("modules that are not presets", async () => {
    const { text } = await loadFiles({
      "docusaurus.config.js": `module.exports = { ${FIELDS}, presets: ["./a.js", "./b.js", "./c.js"] };`,
      "a.js": "module.exports = 3;\n",
      "b.js": "module.exports = () => {\n  throw new Error('no');\n};\n",
      "c.js": "module.exports = () => ({ plugins: [3] });\n",
    });
    expect(text).toMatchInlineSnapshot(`
      "error[invalid-preset] A preset must export a function that returns \`plugins\` and \`themes\`.
        a.js

      error[module-throws] The file throws \`Error: no\`.
        b.js:2:13
        1 | module.exports = () => {
        2 |   throw new Error('no');
          |             ^
        3 | };

      error[wrong-type] Preset field \`plugins[0]\` must be a string, a function, a list, \`false\` or \`null\`, but is the number \`3\`.
        c.js"
    `);
  });
});
