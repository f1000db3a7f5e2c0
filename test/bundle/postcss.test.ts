/** PostCSS of a site, with a package in the site's `node_modules` that has its interface: the real one is the site's to install. */

import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";

const TIMEOUT_MS = 60_000;

/** As small as PostCSS can be: plugins are functions from CSS to CSS. */
const POSTCSS = `module.exports = (plugins) => ({
  async process(css, { from }) {
    const warnings = [];
    for (const plugin of plugins) css = plugin(css, { from, warn: (warning) => warnings.push(warning) });
    return { css, messages: [], warnings: () => warnings };
  },
});
`;

const SITE = {
  "docusaurus.config.js": `module.exports = {
  title: "T", url: "https://example.com", baseUrl: "/",
  presets: [["classic", { docs: { routeBasePath: "/" }, blog: false, theme: { customCss: "./custom.css" } }]],
  plugins: [function styles() {
    return {
      name: "styles",
      configurePostCss(options) {
        options.plugins.push((css) => css.replaceAll("@brand", "color: teal"));
        return options;
      },
    };
  }],
};
`,
  "postcss.config.js": 'module.exports = { plugins: { "postcss-wide": { width: 12 }, "postcss-off": false } };\n',
  "docs/index.md": "# A\n",
  "custom.css": ".plain { @brand; width: wide }\n",
  "part.scss": "$c: red; .sass { color: $c; @brand }\n",
  "src/pages/page.jsx":
    'import "../../part.scss";\nimport styles from "./page.module.css";\nexport default () => <main className={styles.own} />;\n',
  "src/pages/page.module.css": ".own { @brand; width: wide }\n",
  "node_modules/postcss/package.json": '{ "name": "postcss", "version": "8.0.0", "main": "index.js" }',
  "node_modules/postcss/index.js": POSTCSS,
  "node_modules/postcss-wide/index.js":
    'module.exports = ({ width }) => (css) => css.replaceAll("width: wide", `width: ${width}px`);\n',
};

test(
  "plugins of the config and of `postcss.config.js` compile all style sheets of a site",
  async () => {
    await using built = await buildFixture(SITE);
    expect(built.stderr).toBe("");
    const sheets = (await built.files()).filter((file) => file.endsWith(".css"));
    const css = (await Promise.all(sheets.map((file) => built.read(file)))).join("\n");
    expect(css).toMatch(/\.plain\s*\{\s*color:\s*teal;\s*width:\s*12px/);
    expect(css).toMatch(/\.own_\w+\s*\{\s*color:\s*teal;\s*width:\s*12px/);
    expect(css).toMatch(/\.sass\s*\{\s*color:\s*(?:red|#f00);\s*color:\s*teal|\.sass\s*\{\s*color:\s*teal/);
    expect(css).not.toContain("@brand");
  },
  TIMEOUT_MS,
);

test(
  "a plugin that replaces the list of PostCSS plugins drops the cascade layers of the theme, as in the format",
  async () => {
    const layersWith = async (edit: string): Promise<boolean> => {
      const config = `module.exports = {
  title: "T", url: "https://example.com", baseUrl: "/", future: { v4: true },
  presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
  plugins: [() => ({ name: "styles", configurePostCss(options) { ${edit}; return options; } })],
};
`;
      await using built = await buildFixture({ ...SITE, "docusaurus.config.js": config });
      expect(built.code).toBe(0);
      const sheets = (await built.files()).filter((file) => /css\/styles\..*css$/.test(file));
      return (await built.read(sheets[0] ?? "")).includes("@layer docusaurus");
    };
    expect(await layersWith("options.plugins.push((css) => css)")).toBe(true);
    expect(await layersWith("options.plugins = [(css) => css]")).toBe(false);
  },
  TIMEOUT_MS,
);

test(
  "a build explains a missing package, a missing plugin and a failing plugin",
  async () => {
    const { "node_modules/postcss/index.js": _, "node_modules/postcss/package.json": _2, ...without } = SITE;
    await using missing = await buildFixture(without);
    expect(missing.code).toBe(1);
    expect(missing.stderr).toMatchInlineSnapshot(`
      "error[missing-package] The site configures PostCSS, but the package \`postcss\` is not installed.
        help: Install it beside the site: \`npm install postcss\`.

      Nothing built: 1 error. \`build\` is unchanged.
      "
    `);
    await using unknown = await buildFixture({
      ...SITE,
      "postcss.config.js": 'module.exports = { plugins: ["tailwnd"] };\n',
    });
    expect(unknown.code).toBe(1);
    expect(unknown.stderr).toMatchInlineSnapshot(`
      "error[missing-package] The package \`tailwnd\` is not installed.
        postcss.config.js:1:31
        1 | module.exports = { plugins: ["tailwnd"] };
          |                               ^^^^^^^
        help: Install it beside the site (\`npm install tailwnd\`), or remove the import.

      Nothing built: 1 error. \`build\` is unchanged.
      "
    `);
    await using failing = await buildFixture({
      ...SITE,
      "node_modules/postcss-wide/index.js": `module.exports = () => (css, { from, warn }) => {
  if (from.endsWith("custom.css")) throw Object.assign(new Error("custom.css:1:10: Unclosed bracket"), { reason: "Unclosed bracket", line: 1, column: 10 });
  warn({ text: "\`wide\` is old", line: 1, column: 3 });
  return css;
};
`,
    });
    expect(failing.code).toBe(1);
    expect(failing.stderr).toMatchInlineSnapshot(`
      "warning[postcss-warning] PostCSS says: \`wide\` is old.
        part.scss

      warning[postcss-warning] PostCSS says: \`wide\` is old.
        src/pages/page.module.css:1:3
        1 | .own { @brand; width: wide }
          |   ^

      error[postcss-error] PostCSS cannot compile this file: Unclosed bracket.
        custom.css:1:10
        1 | .plain { @brand; width: wide }
          |          ^

      Nothing built: 1 error, 2 warnings. \`build\` is unchanged.
      "
    `);
  },
  TIMEOUT_MS,
);

test(
  "a rule that PostCSS leaves is still reported",
  async () => {
    await using built = await buildFixture({ ...SITE, "custom.css": ".plain { @brand; @apply p-4; }\n" });
    expect(built.stderr).toContain("warning[not-supported] The rule `@apply`");
  },
  TIMEOUT_MS,
);
