/** Packages for styles as a site installs them from npm: PostCSS with Tailwind 3, Less and Stylus. */

import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";

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
