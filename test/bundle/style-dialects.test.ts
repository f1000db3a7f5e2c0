/** Sass in all places where a site may have a style sheet, what is wrong with it, and dialects that are not built in. */

import { expect, test } from "bun:test";
import { buildFixture, buildSite } from "../support/cli.ts";
import { configText } from "../support/site.ts";

const preset = (customCss: unknown): unknown[] => [["classic", { docs: false, blog: false, theme: { customCss } }]];

test("Sass is compiled: in `customCss`, in pages, as a module, in documents, from packages", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": configText({
      baseUrl: "/base/",
      presets: preset(["./src/css/custom.scss", "./plain.sass"]),
      plugins: ["./alias.js"],
    }),
    "src/css/custom.scss":
      '@use "colors" as c;\n@use "~kit/sizes";\n@use "@site/src/css/colors" as d;\n.from-custom { .inner { color: c.$main; background: url("/img/a.png") } }\n',
    "alias.js":
      'module.exports = () => ({ name: "alias", configureWebpack: () => ({ resolve: { alias: { "@css": __dirname + "/src/css" } } }) });\n',
    "src/css/_colors.scss": "$main: #123456;\n",
    "src/css/_sizes.scss": "$high: 7px;\n",
    "node_modules/kit/_sizes.scss": ".from-kit { width: 3px * 2 }\n",
    "plain.sass": ".from-indented\n  color: #234567\n",
    "static/img/a.png": "png",
    "src/pages/index.jsx":
      'import styles from "./index.module.scss";\nimport "./page.scss";\nexport default () => <main className={styles.hero}>{styles["a-b"]}</main>;\n',
    "src/pages/index.module.scss": ".hero { &:hover { color: #345678 } }\n.a-b { color: red }\n",
    "src/pages/page.scss":
      "@use '@css/colors';\n@use 'src/css/sizes';\n@mixin wide { width: 70%; color: colors.$main }\n.from-page { @include wide; height: sizes.$high }\n",
    "src/pages/text.mdx": 'import "./text.scss";\n\n# Text\n',
    "src/pages/text.scss": ".from-text { .deep { color: #456789 } }\n",
  });
  expect(built.stderr).not.toMatch(/error\[|warning\[/);
  const files = await built.files();
  const styles = await built.read(files.find((file) => /^assets\/css\/styles\.\w+\.css$/.test(file)) ?? "");
  expect(styles).toMatch(/\.from-custom \.inner\{color:#123456;background:url\("?\/base\/img\/a\.png"?\)\}/);
  expect(styles).toContain(".from-kit{width:6px}");
  expect(styles).toContain(".from-indented{color:#234567}");
  expect(styles).toContain(".from-page{color:#123456;width:70%;height:7px}");
  expect(styles).toContain(".from-text .deep{color:#456789}");
  const html = await built.read("index.html");
  const [, hero = "", dashed = ""] = /<main class="(\w+)">([\w-]+)<\/main>/.exec(html) ?? [];
  expect([hero, dashed].every((name) => /^(?:hero|a-b)_\w+$/.test(name))).toBe(true);
  expect(styles).toContain(`.${hero}:hover{color:#345678}`);
}, 20_000);

test("options of the Sass plugin name folders and text above each sheet", async () => {
  const options = {
    additionalData: '// Of every sheet.\n$accent: #abcdef;\n@use "sass:math";',
    sassOptions: { includePaths: ["styles"], functions: {} },
  };
  await using built = await buildFixture({
    "docusaurus.config.js": configText({
      presets: preset("./custom.scss"),
      plugins: [["docusaurus-plugin-sass", options]],
    }),
    "custom.scss": '@use "sizes";\n.a { color: $accent; width: math.div(sizes.$wide, 2) }\n@warn "Mind this.";\n',
    "styles/_sizes.scss": "$wide: 24px;\n",
    "src/pages/page.sass": '.b\n  color: $accent\n@warn "Mind that."\n',
    "src/pages/index.jsx": 'import "./page.sass";\nexport default () => <p>Hello</p>;\n',
  });
  expect(built.stderr.match(/^(?:error|warning)\[.*$/gm)).toEqual([
    "warning[sass-warning] `@warn` says: Mind this.",
    "warning[not-supported] Sass plugin option `sassOptions.functions` is not supported: the compiler runs no code of the site.",
    "warning[sass-warning] `@warn` says: Mind that.",
  ]);
  expect(built.stderr).toContain("custom.scss:3:1");
  expect(built.stderr).toContain("src/pages/page.sass:3:1");
  const files = await built.files();
  const styles = await built.read(files.find((file) => /^assets\/css\/styles\.\w+\.css$/.test(file)) ?? "");
  expect(styles).toContain(".a{color:#abcdef;width:12px}");
  expect(styles).toContain(".b{color:#abcdef}");
}, 20_000);

test("options of sass-loader in the rule of a plugin do the same", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": configText({ presets: preset("./custom.scss"), plugins: ["./rules.js"] }),
    "rules.js": `const options = (additionalData, folder) => ({ additionalData, sassOptions: { includePaths: [__dirname + folder] } });
const rule = (...given) => ({ test: /\\.scss$/, use: ["css-loader", { loader: "sass-loader", options: options(...given) }] });
module.exports = () => ({
  name: "rules",
  configureWebpack: () => ({ module: { rules: [rule("$accent: #abcdef;", "/styles"), rule(() => "", "/none")] } }),
});
`,
    "custom.scss": '@use "sizes";\n.a { color: $accent; width: sizes.$wide }\n',
    "styles/_sizes.scss": "$wide: 24px;\n",
    "src/pages/index.md": "# Home\n",
  });
  expect(built.stderr).toContain("the option `additionalData` of the loader `sass-loader`");
  const files = await built.files();
  const styles = await built.read(files.find((file) => /^assets\/css\/styles\.\w+\.css$/.test(file)) ?? "");
  expect(styles).toContain(".a{color:#abcdef;width:24px}");
}, 20_000);

test("errors and warnings of Sass are reported at their line", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": configText({ presets: preset("./src/css/custom.scss") }),
    "src/css/custom.scss": '@use "part";\n@warn "Mind this.";\n',
    "src/css/_part.scss": ".a {\n  color: $nope;\n}\n",
    "src/pages/index.jsx": 'import "./page.scss";\nexport default () => <p>Hello</p>;\n',
    "src/pages/page.scss": '@warn "Mind that.";\n.b { color: red }\n',
  });
  expect(built.code).toBe(1);
  expect(built.stderr).toContain(
    "error[sass-error] Sass cannot compile this file: Undefined variable.\n  src/css/_part.scss:2:10",
  );
  expect(built.stderr).toContain("warning[sass-warning] `@warn` says: Mind that.\n  src/pages/page.scss:1:1");
});

test("rules of PostCSS plugins are reported, once in a file, but not in comments and packages", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": configText({ presets: preset("./custom.css") }),
    "custom.css":
      '@import "kit/kit.css";\n/* @apply no */\n@tailwind base;\n.a {\n  @apply p-4;\n  @apply m-2;\n  & .b { color: red }\n}\n@container (width > 1px) { .c { color: red } }\n',
    "node_modules/kit/kit.css": "@screen md { .k { color: red } }\n",
    "src/pages/index.jsx": "export default () => <p>Hello</p>;\n",
  });
  expect(built.stderr).not.toContain("error[");
  const found = [...built.stderr.matchAll(/^(\w+)\[([\w-]+)\] The rule `(.*?)` is not supported:.*\n {2}(.*)$/gm)];
  expect(found.map(([, ...parts]) => parts.join(" "))).toEqual([
    "warning not-supported @tailwind custom.css:3:1",
    "warning not-supported @apply custom.css:5:3",
  ]);
  expect(built.stderr.match(/^(?:error|warning|info)\[/gm)).toHaveLength(2);
}, 20_000);

test("Less and Stylus require their packages; a PostCSS config without plugins is ignored", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": configText({ presets: preset("./custom.less") }),
    "custom.less": "@c: red;\n",
    "postcss.config.js": "module.exports = {};\n",
    "src/pages/index.jsx": 'import "./page.styl";\nexport default () => <p>Hello</p>;\n',
    "src/pages/page.styl": "a\n  color red\n",
  });
  expect(built.code).toBe(1);
  expect(built.stderr).toMatchInlineSnapshot(`
    "error[missing-package] The style sheet \`custom.less\` needs the package \`less\`, which is not installed.
      custom.less
      help: Install it beside the site: \`npm install less\`. Veloci runs Less with its defaults.

    error[missing-package] The style sheet \`src/pages/page.styl\` needs the package \`stylus\`, which is not installed.
      src/pages/index.jsx:1:9
      1 | import "./page.styl";
        |         ^^^^^^^^^^^
      2 | export default () => <p>Hello</p>;
      help: Install it beside the site: \`npm install stylus\`. Veloci runs Stylus with its defaults.

    Nothing built: 2 errors. \`build\` is unchanged.
    "
  `);
});

/** As small as the packages can be: the real ones are the site's to install. */
const LESS = `exports.render = async (text, { filename, paths }) => {
  if (text.includes("@nope"))
    throw { message: "variable @nope is undefined", filename, line: 2, column: 4 };
  return { css: text.replace(/@import "(.*?)";/, (_, name) => require("fs").readFileSync(paths[1] + "/" + name, "utf8")).replaceAll("@c", "teal"), imports: [] };
};
`;
const STYLUS = `module.exports = (text, { filename }) => ({
  deps: () => [],
  render() {
    if (text.includes("(")) throw new Error(filename + ":1:3\\n   1| a(\\n-----^\\n\\nexpected \\")\\"\\n");
    return text.replace(/(.+)\\n  (.+)/, "$1 { $2 }");
  },
});
`;

test("Less and Stylus are compiled by the packages of the site, with errors at their lines", async () => {
  const site = {
    "docusaurus.config.js": configText({ presets: preset("./custom.less") }),
    "custom.less": '@import "~kit/sizes.less";\n.from-less { color: @c }\n',
    "node_modules/kit/sizes.less": ".from-kit { width: 6px }\n",
    "node_modules/less/index.js": LESS,
    "node_modules/stylus/index.js": STYLUS,
    "src/pages/index.jsx":
      'import styles from "./page.module.styl";\nexport default () => <p className={styles.hero}>Hello</p>;\n',
    "src/pages/page.module.styl": ".hero\n  color: olive\n",
  };
  await using built = await buildFixture(site);
  expect(built.stderr).not.toMatch(/error\[|warning\[/);
  const files = await built.files();
  const styles = await built.read(files.find((file) => /^assets\/css\/styles\.\w+\.css$/.test(file)) ?? "");
  expect(styles).toContain(".from-kit{width:6px}.from-less{color:teal}");
  const [, hero = "none"] = /<p class="(\w+)">Hello/.exec(await built.read("index.html")) ?? [];
  expect(styles).toContain(`.${hero}{color:olive}`);

  await built.site.write("custom.less", ".a {\n  b: @nope\n}\n");
  await built.site.write("src/pages/page.module.styl", "a(\n");
  const wrong = await buildSite(built.site);
  expect(wrong.stderr).toContain(
    "error[less-error] Less cannot compile this file: variable @nope is undefined.\n  custom.less:2:5",
  );
  expect(wrong.stderr).toContain(
    'error[stylus-error] Stylus cannot compile this file: expected ")".\n  src/pages/page.module.styl:1:3',
  );
}, 20_000);
