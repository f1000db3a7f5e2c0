/** Packages for styles as a site installs them from npm: PostCSS with Tailwind 3 and 4, Less and Stylus. */

import { expect, test } from "bun:test";
import { buildFixture, buildSite } from "../support/cli.ts";

const TIMEOUT_MS = 60_000;

const config = (plugins: string) => `module.exports = {
  title: "Test", url: "https://example.com", baseUrl: "/",
  presets: [["classic", { blog: false, theme: { customCss: [require.resolve("./src/css/custom.css"), "./src/css/more.less"] } }]],
  plugins: [${plugins}],
};
`;

const FILES = {
  "tailwind.config.js":
    'module.exports = { content: ["./src/**/*.jsx", "./docs/**/*.mdx"], darkMode: ["class", \'[data-theme="dark"]\'], corePlugins: { preflight: false } };\n',
  "src/css/custom.css": "@tailwind base;\n@tailwind components;\n@tailwind utilities;\n.own-part { @apply p-8; }\n",
  "src/css/more.less": "@c: teal;\n.from-less { .inner { color: @c; width: (2px * 3) } }\n",
  "src/pages/index.jsx":
    'import styles from "./page.module.styl";\nexport default () => <main className={"p-4 dark:m-2 md:flex " + styles.hero}>Hello</main>;\n',
  "src/pages/page.module.styl": "side = 3px\n.hero\n  margin side * 2\n  &:hover\n    color olive\n",
  "docs/a.mdx": '# A\n\n<p className="underline">Text</p>\n',
};

const PACKAGES = ["tailwindcss", "postcss", "less", "stylus"];

async function styles(built: Awaited<ReturnType<typeof buildFixture>>): Promise<string> {
  const sheets = (await built.files()).filter((file) => /^assets\/css\/.*\.css$/.test(file));
  return (await Promise.all(sheets.map((file) => built.read(file)))).join("\n");
}

test(
  "a plugin adds Tailwind by `configurePostCss`; Less and Stylus compile beside it",
  async () => {
    const plugin =
      'function tailwind() { return { name: "tailwind", configurePostCss(options) { options.plugins.push(require("tailwindcss")); return options; } }; }';
    await using built = await buildFixture(
      { ...FILES, "docusaurus.config.js": config(plugin) },
      { packages: PACKAGES },
    );
    expect([built.code, built.stderr]).toEqual([0, ""]);
    const css = await styles(built);
    for (const rule of [
      /\.p-4\{padding:1rem\}/,
      /\.own-part\{padding:2rem\}/,
      /\.underline\{text-decoration-line:underline\}/,
      /@media \(min-width:768px\)\{\.md\\:flex\{display:flex\}\}/,
      /\.dark\\:m-2:is\(\[data-theme=dark\] \*\)\{margin:\.5rem\}/,
      /\.from-less \.inner\{color:teal;width:6px\}/i,
    ])
      expect(css).toMatch(rule);
    const [, hero = "none"] = /<main class="p-4 dark:m-2 md:flex (\w+)">/.exec(await built.read("index.html")) ?? [];
    expect(css).toContain(`.${hero}{margin:6px}.${hero}:hover{color:olive}`);
    expect(css).not.toMatch(/@tailwind|@apply/);
  },
  TIMEOUT_MS,
);

test(
  "so does `postcss.config.js`, with the options that it gives the plugin",
  async () => {
    await using built = await buildFixture(
      {
        ...FILES,
        "docusaurus.config.js": config(""),
        "postcss.config.js":
          'module.exports = { plugins: { tailwindcss: { content: ["./src/**/*.jsx"], corePlugins: { preflight: false }, theme: { spacing: { 4: "44px", 8: "88px" } } } } };\n',
      },
      { packages: PACKAGES },
    );
    expect([built.code, built.stderr]).toEqual([0, ""]);
    const css = await styles(built);
    expect(css).toContain(".p-4{padding:44px}");
    expect(css).toContain(".own-part{padding:88px}");
    expect(css).not.toContain(".underline{text-decoration-line");
  },
  TIMEOUT_MS,
);

/** Stands in for `@tailwindcss/postcss`, whose scanner and optimizer are native: it runs the compiler of Tailwind 4 on the words of components. */
const TAILWIND_4 = `const { readFileSync } = require("node:fs");
const { dirname, join } = require("node:path");
const postcss = require("postcss");
const { compile } = require("tailwindcss-4");

const sheet = join(dirname(require.resolve("tailwindcss-4/package.json")), "index.css");
const loadStylesheet = async () => ({ path: sheet, base: dirname(sheet), content: readFileSync(sheet, "utf8") });

module.exports = ({ base = process.cwd() } = {}) => ({
  postcssPlugin: "@tailwindcss/postcss",
  async Once(root, { result }) {
    if (!/@import "tailwindcss"|@theme|@apply/.test(root.toString())) return;
    const component = join(base, "src/pages/index.jsx");
    const { build } = await compile(root.toString(), { base, from: root.source.input.file, loadStylesheet });
    result.messages.push({ type: "dependency", plugin: "@tailwindcss/postcss", file: component, parent: result.opts.from });
    root.removeAll();
    root.append(postcss.parse(build(readFileSync(component, "utf8").split(/["\\s]+/))).nodes);
  },
});
module.exports.postcss = true;
`;

const COMPONENT_4 =
  'export default () => <main className="p-4 bg-brand/50 dark:text-red-500 md:hover:flex size-[3.5rem] shadow-lg own-part">Hello</main>;\n';

test(
  "Tailwind 4 runs by `postcss.config.mjs`, with the theme in the style sheet, and again once a component changed",
  async () => {
    await using built = await buildFixture(
      {
        "docusaurus.config.js":
          'module.exports = { title: "Test", url: "https://example.com", baseUrl: "/", presets: [["classic", { docs: false, blog: false, theme: { customCss: "./src/css/custom.css" } }]] };\n',
        "postcss.config.mjs": 'export default { plugins: { "@tailwindcss/postcss": {} } };\n',
        "src/css/custom.css":
          '@import "tailwindcss";\n@custom-variant dark (&:is([data-theme="dark"] *));\n@theme {\n  --color-brand: oklch(0.7 0.1 200);\n}\n@layer components {\n  .own-part { @apply mt-8 text-brand; }\n}\n',
        "src/pages/index.jsx": COMPONENT_4,
        "node_modules/@tailwindcss/postcss/package.json": '{ "name": "@tailwindcss/postcss", "version": "4.0.0" }\n',
        "node_modules/@tailwindcss/postcss/index.js": TAILWIND_4,
      },
      { packages: ["tailwindcss-4", "postcss"] },
    );
    expect([built.code, built.stderr]).toEqual([0, ""]);
    const css = await styles(built);
    expect(css).toContain("@layer theme,base,components,utilities;");
    for (const rule of [
      /@layer utilities\{.*\.p-4\{padding:calc\(var\(--spacing\)\*4\)\}/,
      /\.bg-brand\\\/50\{background-color:color-mix\(in oklab,var\(--color-brand\)\s?50%,transparent\)\}/,
      /\.dark\\:text-red-500:is\(\[data-theme=dark\] \*\)\{color:var\(--color-red-500\)\}/,
      /@media \(hover:hover\)\{\.md\\:hover\\:flex:hover\{display:flex\}/,
      /@layer components\{\.own-part\{margin-top:calc\(var\(--spacing\)\*8\)/,
      /@property --tw-shadow\{/,
    ])
      expect(css).toMatch(rule);
    expect(css).not.toMatch(/@tailwind|@apply|@theme|@custom-variant|@import/);

    await built.site.write("src/pages/index.jsx", COMPONENT_4.replace("p-4", "p-5"));
    expect((await buildSite(built.site)).code).toBe(0);
    expect(await styles(built)).toMatch(/\.p-5\{/);
    expect(await styles(built)).not.toMatch(/\.p-4\{/);
  },
  TIMEOUT_MS,
);
