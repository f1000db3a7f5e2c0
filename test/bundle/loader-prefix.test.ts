import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";
import { configText } from "../support/site.ts";
import { readLoaderPrefix } from "../../src/bundle/site/loader-prefix.ts";

test.each([
  ["!!raw-loader!./a.txt", ["raw-loader"], "./a.txt"],
  ["-!raw-loader?esModule=false!@site/a.txt", ["raw-loader?esModule=false"], "@site/a.txt"],
  ["raw-loader!./part.js?from=1!./a.txt", ["raw-loader", "./part.js?from=1"], "./a.txt"],
] as const)("%s has the loaders %j", (name, loaders, file) => {
  const read = readLoaderPrefix(name);
  expect(read?.loaders.map((loader) => loader.name + loader.query)).toEqual([...loaders]);
  expect(read?.file).toBe(file);
});

test.each(["./a.txt", "!./a.txt", "raw-loader!", "a!!b!./c"])("%s has no loaders", (name) => {
  expect(readLoaderPrefix(name)).toBeUndefined();
});

test("a package may import its own files by a loader", async () => {
  await using built = await buildFixture({
    "docs/a.md": "# A\n",
    "node_modules/kit/package.json": '{ "name": "kit", "version": "1.0.0", "license": "MIT", "main": "index.js" }\n',
    "node_modules/kit/LICENSE": "License of the kit\n",
    "node_modules/kit/index.js":
      'exports.url = require("file-loader?esModule=false!./src/worker.js");\nexports.text = require("!!raw-loader!./src/worker.js").default;\n',
    "node_modules/kit/src/worker.js": "postMessage(1);\n",
    "src/pages/index.jsx":
      'import { text, url } from "kit";\nexport default () => <main><a href={url}>{text}</a></main>;\n',
  });
  expect([built.code, built.stderr]).toEqual([0, ""]);
  expect(await built.main("index.html")).toMatch(
    /^<a href="\/assets\/[^"]+\/worker-\w+\.js">postMessage\(1\);\s*<\/a>$/,
  );
  expect(await built.read("assets/js/LICENSES.txt")).toContain("License of the kit");
});

test("imports may name loaders by their paths and packages, several of them, and files by an alias or of a package", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": configText({
      presets: [["classic", { docs: false, blog: false }]],
      plugins: ["./alias.js"],
    }),
    "alias.js":
      'module.exports = () => ({ name: "alias", configureWebpack: () => ({ resolve: { alias: { "@parts": __dirname + "/parts" } } }) });\n',
    "loaders/upper.js": "module.exports = (text) => text.trim().toUpperCase();\n",
    "loaders/to-module.cjs":
      'module.exports = function (text) { return `import { mark } from "./mark"; export default ${JSON.stringify(this.getOptions().before ?? "")} + mark + ${JSON.stringify(text)};`; };\n',
    "parts/mark.ts": 'export const mark: string = ":";\n',
    "parts/one.txt": "one\n",
    "parts/icon.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>',
    "node_modules/kit/two.txt": "two\n",
    "node_modules/twice-loader/package.json": '{ "name": "twice-loader", "version": "1.0.0", "main": "index.js" }\n',
    "node_modules/twice-loader/index.js": "module.exports = (text) => text.trim() + text.trim();\n",
    "src/pages/index.jsx": `import one from "-!../../loaders/to-module.cjs?before=a!@parts/one.txt";
import loud from "!!@site/loaders/to-module.cjs!twice-loader!@site/loaders/upper.js!../../parts/one.txt";
import text from "!!raw-loader!../../loaders/upper.js!kit/two.txt";
import Icon from "!babel-loader!@svgr/webpack?icon=true!@site/parts/icon.svg";
export default () => <main>{[one, loud, text].join(" ")}<Icon /></main>;
`,
  });
  expect([built.code, built.stderr]).toEqual([0, ""]);
  expect(await built.main("index.html")).toMatch(/^a:one\s* :ONEONE TWO<svg[^>]*viewBox="0 0 1 1" width="1em"/);
});

test("a loader that does not exist, or its file, is reported at the import", async () => {
  await using built = await buildFixture({
    "docs/a.md": "# A\n",
    "loader.js": "module.exports = (text) => text;\n",
    "src/pages/index.jsx": `import a from "!!./gone.js!./index.jsx";
import b from "!!@site/loader.js!./gone.txt";
import c from "!!raw-loader!babel-loader!./index.jsx";
export default () => <p>{a + b + c}</p>;
`,
  });
  expect(built.code).toBe(1);
  expect(built.stderr).toMatchInlineSnapshot(`
    "error[not-supported] The loader in \`!!@site/src/pages/gone.js!@site/src/pages/index.jsx\` is not supported: it is neither a file of the site nor an installed package, or the build does without it.
      src/pages/index.jsx:1:16
      1 | import a from "!!./gone.js!./index.jsx";
        |                ^^^^^^^^^^^^^^^^^^^^^^^
      2 | import b from "!!@site/loader.js!./gone.txt";
      help: Correct its name, install it beside the site, or import the file without it.

    error[missing-module] The imported file \`src/pages/gone.txt\` does not exist.
      src/pages/index.jsx:2:16
      1 | import a from "!!./gone.js!./index.jsx";
      2 | import b from "!!@site/loader.js!./gone.txt";
        |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      3 | import c from "!!raw-loader!babel-loader!./index.jsx";
      help: Add the file, or correct the path.

    error[not-supported] The loader in \`!!raw-loader!babel-loader!@site/src/pages/index.jsx\` is not supported: it is neither a file of the site nor an installed package, or the build does without it.
      src/pages/index.jsx:3:16
      2 | import b from "!!@site/loader.js!./gone.txt";
      3 | import c from "!!raw-loader!babel-loader!./index.jsx";
        |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      4 | export default () => <p>{a + b + c}</p>;
      help: Correct its name, install it beside the site, or import the file without it.

    Nothing built: 3 errors. \`build\` is unchanged.
    "
  `);
});

test("a name with loaders may begin with `/` and be relative to the site folder or a static folder", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": configText({ presets: [["classic", { docs: false, blog: false }]] }),
    "shared/a.txt": "shared",
    "static/b.txt": "static",
    "src/pages/index.jsx":
      'import a from "!!raw-loader!/shared/a.txt";\nimport b from "!!raw-loader!/b.txt";\nexport default () => <main>{`${a} ${b}`}</main>;\n',
  });
  expect([built.code, built.stderr]).toEqual([0, ""]);
  expect(await built.main("index.html")).toBe("shared static");
});
