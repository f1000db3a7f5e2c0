/** Imports with a computed path: found among the files that may be meant, or an error at their line. */

import { describe, expect, test } from "bun:test";
import { expandComputedImports, loadsUnknown } from "../../src/bundle/site/computed-imports.ts";
import { buildFixture } from "../support/cli.ts";
import { configText, makeSite } from "../support/site.ts";

const PRESETS = configText({ presets: [["classic", { docs: false, blog: false }]] });

/** What a module of a site with these files becomes, and what is wrong with it. */
async function expand(text: string, files: Readonly<Record<string, string>> = {}) {
  await using site = await makeSite({ "src/a.js": text, ...files });
  const problems: string[] = [];
  const expanded = expandComputedImports({
    text,
    file: site.path("src/a.js"),
    siteDir: site.dir,
    onProblem: (_, { line, column, message, hint }) => problems.push(`${line}:${column} ${message} ${hint}`),
  });
  return { expanded, problems };
}

describe("a computed path", () => {
  test.each([
    ["require(`./parts/${name}.js`)", ["./parts/a.js", "./parts/deep/b.js"]],
    [
      "require('./parts/' + name)",
      ["./parts/a", "./parts/a.js", "./parts/deep/b", "./parts/deep/b.js", "./parts/c.png"],
    ],
    ["require(`@site/src/parts/${folder}/${name}.js`)", ["@site/src/parts/deep/b.js"]],
    ["import(/* a comment */ `./parts/${name.split('}')[0]}.png`)", ["./parts/c.png"]],
    ["require('./par' + 'ts/' + `${name}` + '.png')", ["./parts/c.png"]],
  ])("%s looks among the files that match", async (call, names) => {
    const files = {
      "src/parts/a.js": "",
      "src/parts/deep/b.js": "",
      "src/parts/c.png": "",
      "src/parts/node_modules/d.js": "",
    };
    const { expanded, problems } = await expand(`\nconst x = ${call};\n`, files);
    expect(problems).toEqual([]);
    const found = [...expanded.matchAll(/\["(.*?)", \(\) => (?:require|import)\("(.*?)"\)\]/g)].map(([, name]) => name);
    expect(found.sort()).toEqual([...names].sort());
    expect(expanded.split("\n")).toHaveLength(3);
    expect(expanded).toEndWith(`${call.slice(call.indexOf("("))};\n`);
  });

  test.each([
    "<p>Don't {require(`./${name}.png`)}</p>",
    "<p><i>{a}</i> <i>{require(`./${name}.png`)} a/b</i></p>",
    "<p>// {require(`./${name}.png`)}</p>",
    "<img {...a} key={require(`./${name}.png`)} />",
    '<p title="it\'s">/* {[...require(`./${name}.png`)]} */</p>',
  ])("is found in JSX: %s", async (element) => {
    const { expanded, problems } = await expand(`export default ({ a, name }) => ${element};\n`, { "src/b.png": "" });
    expect(problems).toEqual([]);
    expect(expanded).toContain('["./b.png", () => require("./b.png")]');
    expect(expanded).toEndWith(element.slice(element.indexOf("(`./")) + ";\n");
  });

  test("is found in TypeScript, and only in its code", async () => {
    const text =
      "const a = <T,>(x: T): T => x as T;\nconst b = <b>require(`./$&#123;name}.png`) it's</b>;\n" +
      "export const c: string = require(`./${a<string>('b')}.png`).default!;\n";
    await using site = await makeSite({ "src/a.tsx": text, "src/b.png": "" });
    const problems: unknown[] = [];
    const expanded = expandComputedImports({
      text,
      file: site.path("src/a.tsx"),
      siteDir: site.dir,
      onProblem: (_, problem) => problems.push(problem),
    });
    expect(problems).toEqual([]);
    expect(expanded.match(/\(\(path\) =>/g)).toHaveLength(1);
    expect(expanded).toEndWith("(`./${a<string>('b')}.png`).default!;\n");
  });

  test("a call inside a template literal is resolved", async () => {
    const text = "const x = `url(${require(`@site/src/${name}`).default})`;\n";
    const { expanded, problems } = await expand(text, { "src/a@2x.png": "" });
    expect(problems).toEqual([]);
    expect(expanded).toStartWith("const x = `url(${((path) =>");
    expect(expanded).toContain('["@site/src/a@2x.png", () => require("@site/src/a@2x.png")]');
    expect(expanded).toEndWith("(`@site/src/${name}`).default})`;\n");
  });

  test("is not resolved where only Node.js could", async () => {
    const { expanded, problems } = await expand("const a = { b: require.resolve('./b') };");
    expect([expanded, problems]).toEqual(["const a = { b: ((path) => path)('./b') };", []]);
  });

  test.each([
    "const a = require('./a');\nconst b = import(\"b\", { with: {} });",
    "const a = require(`./a`);",
    "// require(name)\n/* require(name) */\nconst text = 'require(name)' + `require(name)`;",
    "const require = createRequire(import.meta.url);\nrequire(name);",
    "loader.require(name);\nconst a = typeof require;\nimport(url);",
    "import x from 'y';\nimport('./lazy').then(f);",
  ])("is not found where there is none: %s", async (text) => {
    expect(await expand(text)).toEqual({ expanded: text, problems: [] });
  });

  test.each([
    ["a();\nconst b = require(name);", "2:11 `require` of a computed path is not supported:"],
    ["require.context('./a', true);", "1:1 The folder `./a` does not exist."],
    ["require.context(folder, true);", "1:1 `require.context` of a computed folder or pattern is not supported:"],
    [
      "require.context('./', true, pattern);",
      "1:1 `require.context` of a computed folder or pattern is not supported:",
    ],
    ["require(`${folder}/a.js`);", "1:1 `require` of a computed path is not supported:"],
    ["\n\n  require(`./gone/${name}.js`);", "3:3 No file matches the computed path `./gone/*.js`."],
  ])("that cannot be answered is a problem at its place: %s", async (text, message) => {
    const { expanded, problems } = await expand(text);
    expect(expanded).toBe(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toStartWith(message);
  });
});

test.each([
  ["./image", "Did you mean `./images`?"],
  ["@site/src/image", "Did you mean `@site/src/images`?"],
  ["../missing/deep", "Correct the path, or create the folder."],
])("a missing folder of `require.context` is reported with the nearest one: %s", async (folder, hint) => {
  const { problems } = await expand(`require.context("${folder}");`, { "src/images/a.png": "" });
  expect(problems).toEqual([`1:1 The folder \`${folder}\` does not exist. ${hint}`]);
});

test("pages show images with computed paths, on the server and in browsers", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": PRESETS,
    "static/img/one.png": "1",
    "static/img/two.png": "2",
    "src/pages/index.jsx":
      "export default () => ['one', 'two'].map((name) => <img key={name} src={require(`@site/static/img/${name}.png`).default} />);\n",
    "src/pages/text.mdx":
      "export const name = 'two';\n\n<img src={require(`@site/static/img/${name}.png`).default} />\n",
  });
  expect(built.stderr).toBe("");
  const images = [...(await built.read("index.html")).matchAll(/<img src="(.*?)"/g)].map(([, url]) => url);
  expect(images).toEqual([
    expect.stringMatching(/^\/assets\/images\/one-\w+\.png$/),
    expect.stringMatching(/^\/assets\/images\/two-\w+\.png$/),
  ]);
  expect(await built.read("text/index.html")).toContain(`<img src="${images[1]}"`);
  const files = await built.files();
  expect(images.every((url) => files.includes((url ?? "").slice(1)))).toBe(true);
  const scripts = files.filter((path) => path.startsWith("assets/js/site-"));
  const texts = await Promise.all(scripts.map((path) => built.read(path)));
  expect(texts.some((text) => text.includes("Dynamic require"))).toBe(false);
}, 20_000);

test("loaders of webpack and unresolvable `require` calls are errors at their lines", async () => {
  await using built = await buildFixture({
    "docusaurus.config.js": PRESETS,
    "src/pages/index.jsx": "// A page.\nexport default ({ name }) => require(name);\n",
    "src/pages/loaded.jsx": 'import x from "!!val-loader!./x.js";\nexport default () => x;\n',
    "src/pages/x.js": "export default 1;\n",
    "src/pages/text.mdx": 'import x from "!!val-loader!./x.js";\n\n{x}\n',
  });
  expect(built.code).toBe(1);
  expect(built.stderr).toMatchInlineSnapshot(`
    "error[not-supported] \`require\` of a computed path is not supported: which file is meant is known only at run time.
      src/pages/index.jsx:2:30
      1 | // A page.
      2 | export default ({ name }) => require(name);
        |                              ^^^^^^^
      help: Begin the path with a folder, as in \`require("./images/" + name)\`, or make URLs of static files with \`useBaseUrl\`.

    error[not-supported] The loader in \`!!val-loader!@site/src/pages/x.js\` is not supported: it is neither a file of the site nor an installed package, or the build does without it.
      src/pages/loaded.jsx:1:16
      1 | import x from "!!val-loader!./x.js";
        |                ^^^^^^^^^^^^^^^^^^^
      2 | export default () => x;
      help: Correct its name, install it beside the site, or import the file without it.

    error[not-supported] The loader in \`!!val-loader!@site/src/pages/x.js\` is not supported: it is neither a file of the site nor an installed package, or the build does without it.
      src/pages/text.mdx:1:16
      1 | import x from "!!val-loader!./x.js";
        |                ^^^^^^^^^^^^^^^^^^^
      help: Correct its name, install it beside the site, or import the file without it.

    Nothing built: 3 errors. \`build\` is unchanged.
    "
  `);
}, 20_000);

test.each([
  ["require(name)", true],
  ["import(`${name}.js`)", true],
  ["require(`fs${''}`)", true],
  ["require('./parts/a.js') + require.resolve(name)", false],
  ["require(`./parts/${name}.js`) + import('pkg')", false],
  ["const keywords = /import\\s*\\(/; const text = 'require(name)'; // require(name)", false],
])("whether `%s` loads modules that no bundle contains: %p", (text, expected) => {
  expect(loadsUnknown(text, "/site/src/a.js")).toBe(expected);
});
