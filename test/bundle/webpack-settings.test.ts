/** What plugins ask of webpack, and the bundler does in its place. */

import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";

const TIMEOUT_MS = 60_000;

const PAGE = `import { kind } from "kinds";
import { deep } from "kinds/deep";
import exact from "exact";
import beside from "./_device";
import index from "./_devices";
import usual from "./_usual";
import brought from "brought";
import nothing from "nothing";
import moment from "./locale/de";
import text from "./notes.txt";
import url from "./table.csv";
import { list } from "./data.conf.yaml";
import { license } from "./CITATION.cff";
import Icon from "./icon.drawing";
import legacy from "legacy-name";
import inside from "shapes/round";
import outside, { part } from "given-globally";

export default () => (
  <main>
    {[kind, deep, exact, JSON.stringify(nothing), JSON.stringify(moment), text.trim(), list.join("+"), license, legacy, inside, outside?.whole, part, beside, index, usual, brought].join(" | ")}
    {" | "}{API_URL} | {process.env.STAGE} | {String(FLAG)} | {String(process.env.OTHER)} {LEVELS.low}{LEVELS[String("high")]} {typeof nested.code}
    <a href={url}>table</a><Icon />
  </main>
);
`;

const SITE = {
  "docusaurus.config.js": `const webpack = require("webpack");
const { resolve } = require("path");
module.exports = {
  title: "T", url: "https://example.com", baseUrl: "/",
  presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
  plugins: [
    function own(context) {
      globalThis.GivenGlobally = { whole: "global", part: "part" };
      return {
        name: "own",
        configureWebpack(config, isServer, { getJsLoader }) {
          config.resolve.alias.exact$ = resolve(context.siteDir, "lib/exact.js");
          return {
            ignoreWarnings: [{ module: /kinds/, message: /Critical dependency/ }],
            mergeStrategy: { "resolve.extensions": "prepend" },
            resolve: {
              symlinks: false,
              extensions: [".web.js", "..."],
              alias: { kinds: resolve(context.siteDir, "lib/kinds"), nothing: false },
              fallback: { "legacy-name": resolve(context.siteDir, "lib/path.js"), fs: false },
              modules: [resolve(context.siteDir, "lib"), "node_modules"],
            },
            module: { rules: [
              { test: /\\.txt$/, use: "raw-loader" },
              { test: /\\.csv$/, type: "asset/resource" },
              { test: /\\.(?:yaml|cff)$/i, use: [{ loader: "yaml-loader" }] },
              { test: /\\.drawing$/, oneOf: [{ use: ["@svgr/webpack"] }] },
              { test: /\\.jsx?$/, use: [getJsLoader({ isServer })] },
              { test: /\\.m?js$/, resolve: { fullySpecified: false } },
            ] },
            plugins: [
              new webpack.DefinePlugin({ API_URL: JSON.stringify("https://api.example"), FLAG: true, LEVELS: { low: 1, high: 2 } }),
              new webpack.DefinePlugin({ "process.env": {}, nested: { code: "Date.now" } }),
              new webpack.EnvironmentPlugin({ STAGE: "beta" }),
              new webpack.IgnorePlugin({ resourceRegExp: /^\\.\\/locale\\// }),
              new webpack.ContextReplacementPlugin(/languages$/, /\\/(?:de|fr)$/),
            ],
            externals: { "given-globally": "GivenGlobally" },
            devServer: { open: true },
          };
        },
      };
    },
  ],
};
`,
  "docs/index.md":
    'import notes from "@site/src/pages/notes.txt";\nimport cite from "@site/src/pages/CITATION.cff";\n\n# A\n\n{notes} {cite.license}\n',
  "lib/kinds/index.js": 'export const kind = "alias";\n',
  "lib/kinds/deep.js": 'export const deep = "inside the alias";\n',
  "src/pages/_device.js": 'export default "native";\n',
  "src/pages/_device.web.js": 'export default "web";\n',
  "src/pages/_devices/index.js": 'export default "native";\n',
  "src/pages/_devices/index.web.js": 'export default "web index";\n',
  "src/pages/_usual.js": 'export default "usual";\n',
  "src/pages/_usual/index.web.js": 'export default "folder";\n',
  "node_modules/brought/index.js": 'module.exports = require("./part");\n',
  "node_modules/brought/part.js": 'module.exports = "native";\n',
  "node_modules/brought/part.web.js": 'module.exports = "web part";\n',
  "lib/exact.js": 'export default "exact alias";\n',
  "lib/path.js": 'export default "fallback";\n',
  "lib/shapes/round.js": 'export default "resolve.modules";\n',
  "src/pages/notes.txt": "raw text\n",
  "src/pages/table.csv": "a,b\n",
  "src/pages/data.conf.yaml": "list: [1, 2]\n",
  "src/pages/CITATION.cff": "license: MIT\n",
  "src/pages/icon.drawing":
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path id="drawn" d="M0 0"/></svg>',
  "src/pages/page.jsx": PAGE,
};

test(
  "aliases, fallbacks, folders, rules, constants and ignored modules are those of `configureWebpack`, on both sides",
  async () => {
    await using built = await buildFixture(SITE);
    expect(built.stderr).toBe("");
    expect(await built.main("index.html")).toMatch(/raw text\s+MIT/);
    const html = (await built.main("page/index.html")).replace(/<!--.*?-->/g, "");
    expect(html).toContain(
      "alias | inside the alias | exact alias | {} | {} | raw text | 1+2 | MIT | fallback | resolve.modules | global | part | web | web index | usual | web part | https://api.example | beta | true | undefined 12 function",
    );
    expect(html).toMatch(/href="\/assets\/files\/table-\w+\.csv"/);
    expect(html).toContain('id="drawn"');
    const scripts = (await built.files()).filter((file) => file.endsWith(".js"));
    const code = (await Promise.all(scripts.map((file) => built.read(file)))).join("\n");
    for (const part of ["inside the alias", "fallback", "resolve.modules", "https://api.example"])
      expect(code).toContain(part);
    expect(code).toMatch(/globalThis(?:\.GivenGlobally|\["GivenGlobally"\])/);
    expect(code).not.toContain("API_URL");
  },
  TIMEOUT_MS,
);

test(
  "settings without a counterpart are reported once, and a method that fails is an error",
  async () => {
    const config = (method: string): string => `module.exports = {
  title: "T", url: "https://example.com", baseUrl: "/", presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
  plugins: [() => ({ name: "own", ${method} })],
};
`;
    const rest = { "docs/index.md": "# A\n", "src/pages/page.jsx": "export default () => <main>Page</main>;\n" };
    await using lost = await buildFixture({
      ...rest,
      "docusaurus.config.js": config(
        "configureWebpack: () => ({ externals: [/^jquery/], plugins: [new (class CopyFiles {})()], module: { rules: [{ test: /x/, use: 'csv-loader' }, { test: /\\.svg$/, use: [{ loader: '@svgr/webpack', options: { icon: true, template: () => {} } }] }] } })",
      ),
    });
    expect(lost.code).toBe(0);
    expect(lost.stderr).toMatchInlineSnapshot(`
      "warning[not-supported] \`configureWebpack\` of the plugin \`own\` relies on webpack for \`externals\` other than global variables, which Bun does not have.
        docusaurus.config.js
        help: The build continues without it. Generate files in \`loadContent\`, or import them in another way.

      warning[not-supported] \`configureWebpack\` of the plugin \`own\` relies on webpack for the loader \`csv-loader\`, which Bun does not have.
        docusaurus.config.js
        help: The build continues without it. Generate files in \`loadContent\`, or import them in another way.

      warning[not-supported] \`configureWebpack\` of the plugin \`own\` relies on webpack for the option \`template\` of the loader \`@svgr/webpack\`, which Bun does not have.
        docusaurus.config.js
        help: The build continues without it. Generate files in \`loadContent\`, or import them in another way.

      warning[not-supported] \`configureWebpack\` of the plugin \`own\` relies on webpack for the plugin \`CopyFiles\`, which Bun does not have.
        docusaurus.config.js
        help: The build continues without it. Generate files in \`loadContent\`, or import them in another way.

      "
    `);
    await using failing = await buildFixture({
      ...rest,
      "docusaurus.config.js": config("configureWebpack(config) { return config.missing.field; }"),
    });
    expect(failing.code).toBe(1);
    expect(failing.stderr).toMatchInlineSnapshot(`
      "error[site-function-failed] \`configureWebpack\` of the plugin \`own\` fails: undefined is not an object (evaluating 'config.missing.field').
        docusaurus.config.js:3:76
        2 |   title: "T", url: "https://example.com", baseUrl: "/", presets: [["classic", { docs: { route…
        3 |   plugins: [() => ({ name: "own", configureWebpack(config) { return config.missing.field; } }…
          |                                                                            ^
        4 | };

      Nothing built: 1 error. \`build\` is unchanged.
      "
    `);
  },
  TIMEOUT_MS,
);

test(
  "`require` gives the module that the loader makes: with a default export, or the value alone",
  async () => {
    await using built = await buildFixture({
      "docusaurus.config.js": `module.exports = {
  title: "T", url: "https://example.com", baseUrl: "/", presets: [["classic", { docs: false, blog: false }]],
  plugins: [() => ({ name: "own", configureWebpack: () => ({ module: { rules: [
    { test: /\\.ya?ml$/, use: "yaml-loader" },
    { test: /\\.txt$/, use: "raw-loader" },
    { test: /\\.text$/, use: [{ loader: "raw-loader", options: { esModule: false } }] },
    { test: /\\.source$/, type: "asset/source" },
  ] } }) })],
};
`,
      "data/a.yaml": "name: from yaml\n",
      "src/pages/a.txt": "by default",
      "src/pages/a.text": "alone",
      "src/pages/a.source": "an asset",
      "src/pages/index.jsx": `const context = require.context("../../data", false, /\\.ya?ml/);
const names = context.keys().map((key) => context(key).default.name);
export default () => <main>{[...names, require("./a.txt").default, require("./a.text"), require("./a.source")].join(", ")}</main>;
`,
    });
    expect([built.code, built.stderr]).toEqual([0, ""]);
    expect(await built.main("index.html")).toBe("from yaml, by default, alone, an asset");
  },
  TIMEOUT_MS,
);

test(
  "extensions may come last or be changed in place, also for `@site/`; names of folders are searched from the importing file upwards",
  async () => {
    await using built = await buildFixture({
      "docusaurus.config.js": `module.exports = {
  title: "T", url: "https://example.com", baseUrl: "/",
  presets: [["classic", { docs: false, blog: false }]],
  plugins: [
    () => ({ name: "last", configureWebpack: () => ({
      resolve: { extensions: [".js", ".yaml"], modules: ["src", "node_modules"] },
      module: { rules: [{ test: /\\.(?:yaml|list)$/, use: "yaml-loader" }] },
    }) }),
    () => ({ name: "in-place", configureWebpack(config) { config.resolve.extensions.unshift(".web.js"); config.resolve.extensions.push(".list"); return config; } }),
  ],
};
`,
      "src/pages/index.jsx": `import one from "./_one";
import two from "@site/src/two";
import three from "parts/three";
import script from "./_script";
import web from "@site/src/web";
export default () => <main>{[one.name, two.name, three, script, web].join(" ")}</main>;
`,
      "src/pages/_one.yaml": "name: one\n",
      "src/two.list": "name: two\n",
      "src/parts/three.js": 'export default "three";\n',
      "src/pages/_script.js": 'export default "script";\n',
      "src/pages/_script.yaml": "name: data\n",
      "src/web.js": 'export default "native";\n',
      "src/web.web.js": 'export default "web";\n',
    });
    expect([built.code, built.stderr]).toEqual([0, ""]);
    expect(await built.main("index.html")).toBe("one two three script web");
  },
  TIMEOUT_MS,
);
