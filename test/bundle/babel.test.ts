/** Babel of a site, with a package in the site's `node_modules` that has its interface: the real one is the site's to install. */

import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";

const TIMEOUT_MS = 60_000;

/** As small as Babel can be: plugins and presets are functions from code to code. */
const BABEL = `const call = (one, text, options) => {
  const [made, given] = [one].flat();
  return (typeof made === "string" ? require(made) : made)(text, { ...options, given });
};
exports.loadOptionsAsync = async ({ plugins = [], presets = [] }) => {
  for (const one of [...plugins, ...presets].flat()) if (typeof one === "string") require(one);
};
exports.transformAsync = async (text, options) => {
  if (options.configFile !== false || options.babelrc !== false) throw new Error("reads a config itself");
  for (const one of [...(options.plugins ?? []), ...(options.presets ?? [])]) text = call(one, text, options);
  return { code: text };
};
`;

/** Fails as Babel does: with the path, the place and the lines of the code. */
const FAILING = `(text, { filename }) => {
  if (!text.includes("BROKEN")) return text;
  throw Object.assign(new SyntaxError(filename + ": Missing semicolon. (2:4)\\n  1 | a\\n> 2 | b"), { loc: { line: 2, column: 4 } });
}`;

const SITE = {
  "docusaurus.config.js": `module.exports = {
  title: "T", url: "https://example.com", baseUrl: "/",
  presets: [["classic", { docs: { routeBasePath: "/docs" }, blog: false }]],
};
`,
  "babel.config.js": `module.exports = (api) => {
  api.cache(true);
  return {
    presets: [require.resolve("@docusaurus/core/lib/babel/preset"), ["babel-preset-types", { word: "mixed" }]],
    plugins: [(text, { parserOpts }) => text.replaceAll("@syntax", JSON.stringify(parserOpts.plugins.join()))],
    parserOpts: { plugins: ["flow"] },
  };
};
`,
  "docs/a.mdx": 'import Told from "@site/src/told";\n\n# A\n\n<Told />\n',
  "src/told.js": "const syntax: mixed = @syntax;\nexport default () => <b>{syntax}</b>;\n",
  "src/pages/page.tsx": "const syntax: string = @syntax;\nexport default () => <main>{syntax}</main>;\n",
  "src/theme/Footer.js": "export default function Footer(props: mixed) {\n  return <footer>{@syntax}</footer>;\n}\n",
  "node_modules/@babel/core/index.js": BABEL,
  "node_modules/babel-preset-types/index.js":
    'module.exports = (text, { given }) => text.replaceAll(`: ${given.word}`, "");\n',
  "node_modules/@docusaurus/core/lib/babel/preset.js": 'throw new Error("the work of the bundler");\n',
};

test(
  "plugins and presets of `babel.config.js` compile the site's code, without the format's preset",
  async () => {
    await using built = await buildFixture(SITE);
    expect(built.stderr).toBe("");
    expect(await built.read("docs/a/index.html")).toContain("<b>jsx,flow</b>");
    expect(await built.read("page/index.html")).toContain("<main>jsx,typescript,flow</main>");
    expect(await built.read("docs/a/index.html")).toContain("<footer>jsx,flow</footer>");
  },
  TIMEOUT_MS,
);

test(
  "the config of the format's templates asks for nothing, whether or not the packages are installed",
  async () => {
    const config = "module.exports = {\n  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],\n};\n";
    await using built = await buildFixture({
      "docusaurus.config.js": SITE["docusaurus.config.js"],
      "babel.config.js": config,
      "docs/a.md": "# A\n",
      "src/theme/Footer.js": "export default () => <footer>own</footer>;\n",
    });
    expect(built.stderr).toBe("");
    expect(await built.read("docs/a/index.html")).toContain("<footer>own</footer>");
  },
  TIMEOUT_MS,
);

test(
  "a build explains a missing package, a missing plugin and code that Babel cannot compile",
  async () => {
    const { "node_modules/@babel/core/index.js": _, ...without } = SITE;
    const plain = Object.fromEntries(Object.entries(without).filter(([path]) => !path.startsWith("src/")));
    await using missing = await buildFixture({ ...plain, "docs/a.mdx": "# A\n" });
    expect(missing.code).toBe(0);
    expect(missing.stderr).toMatchInlineSnapshot(`
      "warning[missing-package] \`babel.config.js\` has no effect, because the package \`@babel/core\` is not installed.
        babel.config.js
        help: Install it beside the site: \`npm install @babel/core\`. Or remove the file.

      "
    `);
    const config = (plugin: string): string => `module.exports = { plugins: [${plugin}] };\n`;
    await using unknown = await buildFixture({ ...plain, ...SITE, "babel.config.js": config('"babel-plugin-macro"') });
    expect(unknown.code).toBe(1);
    expect(unknown.stderr).toMatchInlineSnapshot(`
      "error[missing-package] The package \`babel-plugin-macro\` is not installed.
        node_modules/@babel/core/index.js
        help: Install it beside the site (\`npm install babel-plugin-macro\`), or remove the import.

      Nothing built: 1 error. \`build\` is unchanged.
      "
    `);
    await using failing = await buildFixture({
      ...plain,
      "node_modules/@babel/core/index.js": BABEL,
      "babel.config.js": config(FAILING),
      "docs/a.mdx": 'import { part } from "@site/src/part";\n\n# A\n\n{part}\n',
      "src/part.js": "export const part = 1;\nlet BROKEN\n",
    });
    expect(failing.code).toBe(1);
    expect(failing.stderr).toMatchInlineSnapshot(`
      "error[bundle-error] Babel cannot compile this file: Missing semicolon.
        src/part.js:2:5
        1 | export const part = 1;
        2 | let BROKEN
          |     ^

      Nothing built: 1 error. \`build\` is unchanged.
      "
    `);
  },
  TIMEOUT_MS,
);
