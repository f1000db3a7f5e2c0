/** A build notices changes of what the compilers of a site's code depend on: loaders of webpack, Babel and PostCSS. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { runCli } from "../support/cli.ts";
import { installPackages } from "../support/installed-packages.ts";
import { makeSite, type TestSite } from "../support/site.ts";

const CONFIG = `export default {
  title: "T", url: "https://example.com", baseUrl: "/",
  presets: [["classic", { blog: false, theme: { customCss: "./custom.css" } }]],
  plugins: [() => ({ name: "own", configureWebpack: () => ({ module: { rules: [
    { test: /\\.words$/, use: ["./loaders/words.js"] },
    { test: /\\.mdx?$/, use: ["./loaders/note.js"] },
  ] } }) })],
};
`;

/** Replaces a word with the text of a file above the site folder, and says so. */
const loaderOf = (word: string, file: string): string => `const read = require("../../shared/read.cjs");
module.exports = function (text) {
  const file = require("path").join(__dirname, "../../shared/${file}");
  this.addDependency(file);
  return text.replace("${word}", read(file));
};
`;

const BABEL = `exports.loadOptionsAsync = async () => ({});
exports.transformAsync = async (text, { plugins }) => ({
  code: plugins.reduce((code, name) => require(name)(code), text),
  externalDependencies: new Set([require("path").join(__dirname, "../../../../shared/babel.txt")]),
});
`;

const FILES = {
  "shared/read.cjs": 'module.exports = (file) => require("fs").readFileSync(file, "utf8").trim();\n',
  "shared/words.txt": "first word",
  "shared/note.txt": "first note",
  "shared/babel.txt": "",
  "site/docusaurus.config.mjs": CONFIG,
  "site/loaders/words.js": loaderOf("WORD", "words.txt")
    .replace("return ", 'return "module.exports = " + JSON.stringify(')
    .replace("read(file));", "read(file)));"),
  "site/loaders/note.js": loaderOf("NOTE", "note.txt"),
  "site/babel.config.js":
    'const path = require("path");\nmodule.exports = { plugins: [path.join(__dirname, "babel-name.js")] };\n',
  "site/babel-name.js":
    'module.exports = (code) => code.replaceAll("NAME", JSON.stringify(process.env.SHOWN_NAME ?? "nobody"));\n',
  "site/node_modules/@babel/core/index.js": BABEL,
  "site/postcss.config.js":
    'const color = process.env.SHOWN_COLOR ?? "teal";\nmodule.exports = { plugins: [{ postcssPlugin: "own", Declaration(one) { if (one.value === "chosen") one.value = color; } }] };\n',
  "site/custom.css": ".a { color: chosen; }\n",
  "site/docs/a.md": "# A\n\nNOTE\n",
  "site/src/word.words": "WORD",
  "site/src/pages/index.jsx": 'import word from "../word.words";\nexport default () => <p>{word} of {NAME}</p>;\n',
};

let repository: TestSite;

beforeAll(async () => {
  repository = await makeSite(FILES);
  await installPackages(repository, ["postcss"]);
});
afterAll(() => repository.remove());

/** Builds, and returns all text that compilers make. */
async function build(env: Readonly<Record<string, string>> = {}): Promise<string> {
  await Bun.sleep(50);
  const built = await runCli(["build", repository.path("site")], { env });
  expect([built.code, built.stderr]).toEqual([0, ""]);
  const sheets = (await repository.list("site/dist")).filter((path) => /^assets\/css\/.*\.css$/.test(path));
  const files = ["index.html", "docs/a/index.html", ...sheets];
  const text = (await Promise.all(files.map((file) => repository.read(`site/dist/${file}`)))).join("\n");
  return (text.replaceAll("<!-- -->", "").match(/<p>\w+ \w+( of \w+)?<\/p>|\.a\{[^}]*/g) ?? []).join("\n");
}

test("a build notices a change of a file that a loader names, and of a module that it imports", async () => {
  expect(await build()).toContain("first word of nobody");
  await repository.write("shared/words.txt", "second word");
  expect(await build()).toContain("second word of nobody");
  await repository.write("shared/note.txt", "second note");
  expect(await build()).toContain("<p>second note</p>");
  await repository.write("shared/read.cjs", FILES["shared/read.cjs"].replace("trim()", "toUpperCase()"));
  expect(await build()).toContain("SECOND WORD of nobody");
});

test("a build notices a change of a variable that a plugin of Babel reads, and of one that the config of PostCSS reads", async () => {
  expect(await build()).toContain("of nobody");
  expect(await build({ SHOWN_NAME: "Ann" })).toContain("of Ann");
  expect(await build()).toContain("color:teal");
  expect(await build({ SHOWN_COLOR: "maroon" })).toContain("color:maroon");
});
