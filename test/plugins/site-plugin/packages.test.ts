/**
 * Packages that use the API of plugins as those on npm do that the compatibility page lists: a local search that generates files, OpenAPI docs,
 * analytics, zoomed images, diagrams, aliases, code from elsewhere, and code that loads a style sheet late.
 */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { type BuiltSite, buildFixture } from "../../support/cli.ts";

setDefaultTimeout(60_000);

let built: BuiltSite;

const pack = (name: string, code: string) => ({
  [`node_modules/${name}/package.json`]: `{ "name": "${name}", "version": "1.0.0", "main": "lib/index.js" }`,
  [`node_modules/${name}/lib/index.js`]: code,
});

beforeAll(async () => {
  built = await buildFixture({
    "docusaurus.config.cjs": `module.exports = {
  title: "Test", url: "https://example.com", baseUrl: "/",
  themeConfig: { visits: { host: "https://visits.example" }, zoom: { selector: ".markdown > img" } },
  themes: [["some-search", { hashed: true }]],
  plugins: [
    ["some-api-docs", { id: "api", docsPluginId: "classic" }],
    "some-visits",
    "docusaurus-plugin-llms",
    "docusaurus-plugin-image-zoom",
    ["docusaurus-plugin-module-alias", { alias: { "own-parts": __dirname + "/parts" } }],
    "docusaurus-plugin-drawio",
    "docusaurus-plugin-sass",
    "docusaurus-theme-github-codeblock",
  ],
  presets: [["classic", { docs: { sidebarCollapsed: false }, blog: false }]],
};
`,
    "docs/a.md": "# Doc A\n\nText.\n\n```js reference\nhttps://github.com/a/b/blob/main/c.js#L1\n```\n",
    "docs/plan.mdx":
      'import Drawio from "@theme/Drawio";\nimport plan from "./plan.drawio";\nimport { part } from "own-parts/part";\n\n# Plan {part}\n\n<Drawio content={plan} />\n',
    "docs/plan.drawio": "<mxfile>boxes</mxfile>",
    "parts/part.js": 'export const part = "aliased";\n',
    "src/pages/index.jsx":
      'import data from "@generated/some-api-docs/api/paths.json";\nexport default () => <p>{data.paths.join(" ")}</p>;\n',
    ...pack(
      "some-search",
      `const fs = require("fs"), path = require("path");
module.exports = ({ generatedFilesDir }) => {
  const dir = path.join(generatedFilesDir, "some-search", "default");
  fs.mkdirSync(dir, { recursive: true });
  fs.writeFileSync(path.join(dir, "settings.js"), 'export const placeholder = "Search here";');
  return {
    name: "some-search",
    getThemePath: () => path.resolve(__dirname, "../theme"),
    configureWebpack(config, isServer, { getJSLoader }) {
      getJSLoader({ isServer });
      fs.writeFileSync(path.join(config.resolve.alias["@generated"], "client.js"), "export default 2;");
      return {};
    },
    postBuild({ outDir, routesPaths, plugins, generatedFilesDir }) {
      const docs = plugins.find(({ name }) => name === "docusaurus-plugin-content-docs");
      const [version] = docs.content.loadedVersions;
      const read = (name) => fs.readFileSync(path.join(generatedFilesDir, name), "utf8");
      const json = (name) => JSON.parse(read(name + ".json"));
      const found = {
        docs: [docs.options.sidebarCollapsed, docs.options.id, version.docs[0].title, routesPaths.includes("/docs/a")],
        versions: Object.keys(json("globalData")["docusaurus-plugin-content-docs"].default.versions).length,
        i18n: json("i18n").currentLocale,
        plugin: json("site-metadata").pluginVersions["some-visits"],
        storage: json("site-storage"),
        messages: json("codeTranslations"),
        page: json("routesChunkNames")["/docs/a"].__comp,
        config: /^export default (.*);$/s.exec(read("docusaurus.config.mjs"))[1].includes('"title":"Test"'),
        routes: read("routes.js").includes('ComponentCreator("/docs/a")'),
        registry: read("registry.js").includes('() => import("@theme/'),
        clients: read("client-modules.js").includes("track.js"),
      };
      fs.writeFileSync(path.join(outDir, "found.json"), JSON.stringify(found));
    },
  };
};
`,
    ),
    "node_modules/some-search/theme/SearchBar/index.jsx": `import { placeholder } from "@generated/some-search/default/settings.js";
import two from "@generated/client";
const open = () => import("./late.css");
export default () => <input placeholder={placeholder + two} onClick={open} />;
`,
    "node_modules/some-search/theme/SearchBar/late.css": ".some-search-list { color: red; }\n",
    ...pack(
      "some-api-docs",
      `const schema = {
  extract(name) { if (name !== "id") throw new Error("none"); return {}; },
  validate: (options) => options.id === undefined ? { error: new Error('"id" is required') } : { value: options },
};
module.exports = (context, options) => ({
  name: "some-api-docs",
  async contentLoaded({ actions }) { await actions.createData("paths.json", { paths: ["/pets", options.id] }); },
  extendCli: (cli) => cli.command("gen-api-docs"),
});
module.exports.validateOptions = ({ options, validate }) => validate(schema, options);
`,
    ),
    ...pack(
      "some-visits",
      `module.exports = ({ siteConfig: { themeConfig: { visits } } }) => ({
  name: "some-visits",
  getClientModules: () => [require.resolve("./track.js")],
  // JSON has no functions, in the format neither.
  contentLoaded: ({ actions }) => actions.setGlobalData({ plugins: [() => {}] }),
  injectHtmlTags: () => ({ headTags: [{ tagName: "link", attributes: { rel: "preconnect", href: visits.host } }] }),
});
`,
    ),
    "node_modules/some-visits/lib/track.js": `import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
export default (() => ExecutionEnvironment.canUseDOM ? { onRouteUpdate() { window.visited = true; } } : null)();
`,
    ...pack(
      "docusaurus-plugin-image-zoom",
      `module.exports = ({ siteConfig: { themeConfig } }) => ({
  name: "docusaurus-plugin-image-zoom",
  getClientModules: () => themeConfig.zoom ? [require("path").resolve(__dirname, "./zoom")] : [],
});
`,
    ),
    "node_modules/docusaurus-plugin-image-zoom/lib/zoom.js": `import siteConfig from "@generated/docusaurus.config";
const { themeConfig: { zoom } } = siteConfig;
export default (typeof window === "undefined" ? null : { onRouteUpdate() { window.zoomed = document.querySelectorAll(zoom.selector); } });
`,
    ...pack(
      "docusaurus-plugin-module-alias",
      `module.exports = (context, { alias }) => ({ name: "docusaurus-plugin-module-alias", configureWebpack: () => ({ resolve: { alias } }) });
`,
    ),
    ...pack(
      "docusaurus-plugin-drawio",
      `module.exports = () => ({
  name: "docusaurus-plugin-drawio",
  getThemePath: () => require("path").resolve(__dirname, "./theme"),
  configureWebpack: () => ({ module: { rules: [{ test: /[.]drawio$/i, type: "asset/source" }] } }),
});
`,
    ),
    "node_modules/docusaurus-plugin-drawio/lib/theme/Drawio/index.js": `import BrowserOnly from "@docusaurus/BrowserOnly";
export default function Drawio({ content }) { return <figure data-length={content.length}><BrowserOnly>{() => <b>{content}</b>}</BrowserOnly></figure>; }
`,
    ...pack("docusaurus-plugin-sass", 'throw new Error("runs");\n'),
    ...pack(
      "docusaurus-theme-github-codeblock",
      `module.exports = () => ({ name: "docusaurus-theme-github-codeblock", getThemePath: () => require("path").join(__dirname, "theme") });
`,
    ),
    "node_modules/docusaurus-theme-github-codeblock/lib/theme/CodeBlock/index.js": `import CodeBlock from "@theme-init/CodeBlock";
export default function Referring(props) {
  return props.reference || /reference/.test(props.metastring ?? "") ? <aside className="reference">{props.children}</aside> : <CodeBlock {...props} />;
}
`,
    ...pack("docusaurus-plugin-llms", 'module.exports = () => ({ name: "docusaurus-plugin-llms" });\n'),
  });
});
afterAll(() => built[Symbol.asyncDispose]());

test("the build reports only that one of them is not needed", () => {
  expect(built.code).toBe(0);
  expect(built.stderr.match(/^\w+\[.*/gm)).toEqual([
    "info[not-needed] The plugin `docusaurus-plugin-llms` is not needed: every site has `llms.txt`, and its pages as Markdown.",
  ]);
});

test("components import what plugins generate, and data that they make", async () => {
  expect(await built.read("docs/a/index.html")).toContain('placeholder="Search here2"');
  expect(await built.read("index.html")).toContain("<p>/pets api</p>");
});

test("`postBuild` receives the plugins with their options and content, and finds the site's files on disk", async () => {
  expect(JSON.parse(await built.read("found.json"))).toEqual({
    docs: [false, "default", "Doc A", true],
    versions: 1,
    i18n: "en",
    plugin: { type: "package", name: "some-visits", version: "1.0.0" },
    storage: { type: "localStorage", namespace: "" },
    messages: {},
    page: "@theme/DocItem",
    config: true,
    routes: true,
    registry: true,
    clients: true,
  });
});

test("packages bring components, kinds of files, aliases and client modules", async () => {
  const plan = await built.main("docs/plan/index.html");
  expect(plan).toContain("aliased");
  expect(plan).toContain('<figure data-length="22">');
  expect(await built.main("docs/a/index.html")).toContain('<aside class="reference">https://github.com/a/b/');
  const scripts = (await built.files()).filter((path) => path.endsWith(".js"));
  const texts = await Promise.all(scripts.map((path) => built.read(path)));
  expect(texts.filter((text) => text.includes("window.zoomed"))).toHaveLength(1);
});

test("a style sheet that code loads late is a module that adds it to the page", async () => {
  const scripts = (await built.files()).filter((path) => path.endsWith(".js"));
  const texts = await Promise.all(scripts.map((path) => built.read(path)));
  expect(texts.filter((text) => /import\("[^"]*\.css"\)/.test(text))).toEqual([]);
  expect(texts.filter((text) => text.includes(".some-search-list {"))).toHaveLength(1);
});

test("analytics plugins read the theme's settings", async () => {
  expect(await built.read("docs/a/index.html")).toContain('rel="preconnect" href="https://visits.example"');
});

test("packages that cannot work are rejected with the reason, and none of their code runs", async () => {
  await using site = await buildFixture({
    "docusaurus.config.cjs":
      'module.exports = { title: "Test", url: "https://example.com", baseUrl: "/", plugins: ["@cmfcmf/docusaurus-search-local"] };\n',
    ...pack("@cmfcmf/docusaurus-search-local", 'throw new Error("runs");\n'),
  });
  expect(site.code).toBe(1);
  expect(site.stderr.match(/^error\[.*/gm)).toEqual([
    "error[not-supported] The plugin `@cmfcmf/docusaurus-search-local` is not supported: a webpack loader writes part of its code.",
  ]);
});
