/** Webpack loaders that a site configures: files of its own, and those of packages. */

import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";
import { configText } from "../support/site.ts";

const TIMEOUT_MS = 60_000;

const CONFIG = `const path = require("path");
module.exports = {
  title: "T", url: "https://example.com", baseUrl: "/",
  presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
  plugins: [function own() {
    return {
      name: "own",
      configureWebpack: () => ({
        resolve: { alias: { "@examples": path.resolve(__dirname, "examples") } },
        module: { rules: [
          { test: path.resolve(__dirname, "examples"), use: ["json-loader", "./loaders/to-json.js"] },
          { test: /\\.list$/, use: [{ loader: path.resolve(__dirname, "loaders/to-module.mjs"), options: { joiner: "+" } }, require.resolve("./loaders/upper.js")] },
          { test: /\\.mdx?$/, enforce: "pre", exclude: /plain/, use: [{ loader: path.resolve(__dirname, "loaders/steps.js") }] },
        ] },
      }),
    };
  }],
};
`;

const SITE = {
  "docusaurus.config.js": CONFIG,
  "loaders/to-json.js": `module.exports = async function (content) {
  const done = this.async();
  await null;
  done(null, JSON.stringify({ content, name: require("path").basename(this.resourcePath) }));
};
`,
  "loaders/upper.js":
    "module.exports = function (content) { this.cacheable(); this.callback(null, content.toUpperCase()); };\n",
  "loaders/to-module.mjs":
    "export default function (content) { const { joiner } = this.getOptions(); return `export const list = ${JSON.stringify(content.trim().split('\\n').join(joiner))};`; }\n",
  "loaders/steps.js": `module.exports = function (source) {
  let step = 0;
  return Promise.resolve(source.replace(/^##step (.*)$/gm, (_, title) => "## Step " + ++step + ": " + title));
};
`,
  "examples/run.ts": "export const run: number = 1;\n",
  "docs/index.mdx": `---
title: Steps
---

import Example from "@examples/run.ts";
import { list } from "@site/src/names.list";

##step Install

##step Run

<pre>{Example.content}</pre>

<b>{Example.name} {list}</b>
`,
  "docs/plain.md": "# Plain\n\n##step Text\n",
  "src/names.list": "a\nb\n",
};

test(
  "change modules and Markdown before they are read, with their options and in webpack's order",
  async () => {
    await using built = await buildFixture(SITE);
    expect(built.stderr).toBe("");
    const main = await built.main("index.html");
    expect(main).toMatch(/<h2[^>]*>Step 1: Install<.*<h2[^>]*>Step 2: Run</);
    expect(main).toContain("export const run: number = 1;");
    expect(main.replace(/<!-- -->/g, "")).toContain("<b>run.ts A+B</b>");
    expect(await built.main("plain/index.html")).toContain("##step Text");
  },
  TIMEOUT_MS,
);

test(
  "a loader that fails is an error at its line",
  async () => {
    await using built = await buildFixture({
      "docusaurus.config.mjs": configText({ presets: [["classic", { blog: false }]], plugins: ["./plugin.js"] }),
      "plugin.js":
        "module.exports = () => ({ name: 'own', configureWebpack: () => ({ module: { rules: [{ test: /\\.md$/, loader: require.resolve('./loader.js') }] } }) });\n",
      "loader.js": "module.exports = function (source) {\n  return source.missing.text;\n};\n",
      "docs/a.md": "# A\n",
    });
    expect(built.code).toBe(1);
    expect(built.stderr).toMatchInlineSnapshot(`
      "error[module-throws] The file throws \`TypeError: undefined is not an object (evaluating 'source.missing.text')\`.
        loader.js:2:17
        1 | module.exports = function (source) {
        2 |   return source.missing.text;
          |                 ^
        3 | };

      Nothing built: 1 error. \`build\` is unchanged.
      "
    `);
  },
  TIMEOUT_MS,
);

test(
  "loaders of packages are run, too, unless the files are compiled without them",
  async () => {
    await using built = await buildFixture({
      "docusaurus.config.mjs": configText({
        presets: [["classic", { docs: false, blog: false }]],
        plugins: ["./plugin.js"],
      }),
      "plugin.js": `module.exports = () => ({ name: "own", configureWebpack: () => ({ module: { rules: [
  { test: /\\.table$/, loader: "table-loader", options: { between: ";" } },
  { test: /\\.bytes$/, use: ["count-loader/lib"] },
  { test: /\\.[jt]sx?$/, loader: "count-loader/lib" },
  { test: /\\.(?:png|jpe?g)$/, use: ["count-loader/lib"] },
  { test: /\\.chain$/, use: ["table-loader", "raw-loader"] },
  { test: /\\.gone$/, use: ["raw-loader", "gone-loader"] },
] } }) });
`,
      "node_modules/table-loader/index.js": `module.exports = function (text) {
  const { between } = this.getOptions();
  const callback = this.async();
  setTimeout(() => callback(null, "module.exports = " + JSON.stringify(text.trim().split(between))), 1);
};
`,
      "node_modules/count-loader/lib.js":
        "module.exports = (content) => `export default ${content.length};`;\nmodule.exports.raw = true;\n",
      "src/a.table": "one;two\n",
      "src/b.bytes": new Uint8Array([0, 200, 201, 255]),
      "src/c.png": "picture",
      "src/pages/index.jsx":
        'import table from "../a.table";\nimport bytes from "../b.bytes";\nimport picture from "../c.png";\nexport default () => <p>{table.join("+")} {bytes} {picture}</p>;\n',
    });
    const names = [...built.stderr.matchAll(/(relies on webpack for|names) the loader `([\w-]+)`/g)];
    expect(names.map(([, verb, name]) => `${verb} ${name}`)).toEqual([
      "names gone-loader",
      "relies on webpack for count-loader",
      "relies on webpack for table-loader",
    ]);
    expect((await built.read("index.html")).replace(/<!-- -->/g, "")).toMatch(/<p>one\+two 4 \/assets\/images\/c-/);
  },
  TIMEOUT_MS,
);

test(
  "a loader that returns nothing is an error",
  async () => {
    await using built = await buildFixture({
      "docusaurus.config.mjs": configText({
        presets: [["classic", { docs: false, blog: false }]],
        plugins: ["./plugin.js"],
      }),
      "plugin.js":
        "module.exports = () => ({ name: 'own', configureWebpack: () => ({ module: { rules: [{ test: /\\.dat$/, loader: 'pitch-loader' }] } }) });\n",
      "node_modules/pitch-loader/index.js": "module.exports = () => {};\nmodule.exports.pitch = () => 'text';\n",
      "src/a.dat": "a\n",
      "src/pages/index.jsx": 'import a from "../a.dat";\nexport default () => <p>{String(a)}</p>;\n',
    });
    expect(built.code).toBe(1);
    expect(built.stderr).toMatchInlineSnapshot(`
      "error[bundle-error] The loader \`node_modules/pitch-loader/index.js\` returns nothing. If it depends on webpack, it does not work here.
        src/a.dat

      Nothing built: 1 error. \`build\` is unchanged.
      "
    `);
  },
  TIMEOUT_MS,
);

test(
  "may be named in imports of a file, with options",
  async () => {
    await using built = await buildFixture({
      "docusaurus.config.js": configText({
        presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
        plugins: ["./plugin.js"],
      }),
      "plugin.js": `const path = require("path");
module.exports = () => ({
  name: "own",
  configureWebpack: () => ({ resolveLoader: { alias: { part: path.resolve(__dirname, "loaders/part.cjs") } } }),
});
`,
      "loaders/part.cjs": `module.exports = function (text) {
  const { from } = this.getOptions();
  return "export default " + JSON.stringify(text.split("\\n").slice(Number(from)).join("|"));
};
`,
      "docs/index.mdx": `import part from '!!part?from=1!@site/src/list.ts';

<b>{part}</b>
`,
      "src/list.ts": "one;\ntwo;\nthree;",
    });
    expect([built.code, built.stderr]).toEqual([0, ""]);
    expect(await built.main("index.html")).toContain("<b>two;|three;</b>");
  },
  TIMEOUT_MS,
);
