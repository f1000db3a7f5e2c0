/** `dev` shows what compilers make once their own code is saved: loaders of webpack, plugins of Babel, the config of PostCSS. */

import { expect, test } from "bun:test";
import { installPackages } from "../support/installed-packages.ts";
import { makeSite } from "../support/site.ts";
import { openDev } from "./open-dev.ts";

const LOADER = 'const word = require("./word.js");\nmodule.exports = (text) => text.replace("WORD", word);\n';

const FILES = {
  "docusaurus.config.mjs": `export default {
  title: "T", url: "https://example.com", baseUrl: "/",
  presets: [["classic", { blog: false, theme: { customCss: "./custom.css" } }]],
  plugins: [() => ({ name: "own", configureWebpack: () => ({ module: { rules: [
    { test: /\\.mdx?$/, use: ["./loader.js"] },
    { test: /\\.words$/, use: ["raw-loader", "./loader.js"] },
  ] } }) })],
};
`,
  "loader.js": LOADER,
  "word.js": 'module.exports = "first word";\n',
  "babel.config.js": 'module.exports = { plugins: ["./babel-name.js"] };\n',
  "babel-name.js": 'module.exports = (code) => code.replaceAll("NAME", JSON.stringify("first name"));\n',
  "node_modules/@babel/core/index.js": `exports.loadOptionsAsync = async () => ({});
exports.transformAsync = async (text, { root, plugins }) => ({
  code: plugins.reduce((code, name) => require(require("path").join(root, name))(code), text),
});
`,
  "postcss.config.js":
    'module.exports = { plugins: [{ postcssPlugin: "own", Declaration(one) { one.value = "first-color"; } }] };\n',
  "custom.css": ".a { --shown: chosen; }\n",
  "docs/a.md": "# A\n\nWORD in a doc\n",
  "src/of.words": "WORD in code",
  "src/pages/index.jsx": 'import text from "../of.words";\nexport default () => <p>{NAME}, {text}</p>;\n',
};

test("a loader, a plugin of Babel and the config of PostCSS run again once they are saved", async () => {
  await using site = await makeSite(FILES);
  await installPackages(site, ["postcss"]);
  await using dev = await openDev({}, { site });
  const texts = async (): Promise<string[]> => {
    const pages = await Promise.all(["/", "/docs/a"].map(async (path) => (await dev.get(path)).text));
    const sheets = [...(pages[1]?.matchAll(/href="(\/assets\/css\/[^"]+\.css)"/g) ?? [])];
    const styles = await Promise.all(sheets.map(async ([, url = ""]) => (await dev.get(url)).text));
    const all = [...pages, ...styles].join("\n").replaceAll("<!-- -->", "");
    return [...new Set(all.match(/\w+ name, \w+ word in code|\w+ word in a doc|(?:first|second)-color/g))];
  };
  expect(await texts()).toEqual(["first name, first word in code", "first word in a doc", "first-color"]);
  for (const path of ["word.js", "babel-name.js", "postcss.config.js"] as const)
    await dev.save(path, FILES[path].replace("first", "second"));
  expect(await texts()).toEqual(["second name, second word in code", "second word in a doc", "second-color"]);
});
