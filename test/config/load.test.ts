/** A config is found, run and read, whatever shape of module it is. */

import { describe, expect, test } from "bun:test";
import { makeFolder, templateSite } from "../support/site.ts";
import { load, loadFiles, sound } from "./support.ts";

const FIELDS = 'title: "Test", url: "https://example.com", baseUrl: "/"';

test("folders that a config lists are sorted by name, whatever the order on the disk", async () => {
  const NAMES = Array.from({ length: 40 }, (_, index) => `${(index * 17) % 40}`.padStart(2, "0"));
  const { loaded } = await loadFiles({
    ...Object.fromEntries(NAMES.map((name) => [`data/${name}`, ""])),
    "docusaurus.config.js": `const fs = require("fs");
const { promisify } = require("util");
const dir = __dirname + "/data";
const called = () => new Promise((resolve, reject) => fs.readdir(dir, (error, names) => (error ? reject(error) : resolve(names))));
module.exports = async () => {
  const lists = [fs.readdirSync(dir), fs.readdirSync(dir, { withFileTypes: true }).map(({ name }) => name), await fs.promises.readdir(dir), await called(), await promisify(fs.readdir)(dir)];
  return { title: "T", url: "https://example.com", baseUrl: "/", customFields: { lists } };
};\n`,
  });
  expect(sound(loaded).site.config.customFields["lists"]).toEqual(Array(5).fill(NAMES.toSorted()));
});

describe("shapes of a config", () => {
  const shapes: readonly (readonly [title: string, file: string, text: string])[] = [
    ["an object in CommonJS", "docusaurus.config.js", `module.exports = { ${FIELDS} };`],
    ["a function in CommonJS", "docusaurus.config.cjs", `module.exports = () => ({ ${FIELDS} });`],
    ["an object in an ES module", "docusaurus.config.mjs", `export default { ${FIELDS} };`],
    ["ES module syntax in .js", "docusaurus.config.js", `import "node:fs";\nexport default { ${FIELDS} };`],
    ["an async function", "docusaurus.config.js", `module.exports = async () => { await 1; return { ${FIELDS} }; };`],
    [
      "TypeScript",
      "docusaurus.config.ts",
      `import type { Config } from "@docusaurus/types";\nexport default { ${FIELDS} } satisfies Config;`,
    ],
    ["TypeScript in .mts", "docusaurus.config.mts", `const config: object = { ${FIELDS} };\nexport default config;`],
    ["JSON", "docusaurus.config.json", '{ "title": "Test", "url": "https://example.com", "baseUrl": "/" }'],
  ];
  test.each(shapes)("%s", async (_, file, text) => {
    const { loaded, text: printed } = await loadFiles({ [file]: text });
    expect(printed).toBe("");
    expect(loaded?.site.config.title).toBe("Test");
    expect(loaded?.site.configPath).toEndWith(file);
  });

  test("CommonJS in a folder of type module", async () => {
    const { loaded, text } = await loadFiles({
      "package.json": '{ "type": "module" }',
      "docusaurus.config.js": `const fs = require("fs"); module.exports = { ${FIELDS}, tagline: typeof fs.readFileSync };`,
    });
    expect(text).toBe("");
    expect(loaded?.site.config.tagline).toBe("function");
  });

  test("`require` of an ES module by a computed name returns its default export, in TypeScript, too", async () => {
    const { loaded, text } = await loadFiles({
      "lib/list.ts": "const list: string[] = ['a', 'b'];\nexport default list;\n",
      "lib/named.mjs": "export const only = 'named';\n",
      "docusaurus.config.ts": `function load(path: string) {
  try {
    return require(path);
  } catch {
    return [];
  }
}
export default { ${FIELDS}, customFields: { list: load("./lib/list.ts"), none: load("./lib/none.ts"), only: load("./lib/named.mjs").only } };
`,
    });
    expect(text).toBe("");
    expect(loaded?.site.config.customFields).toEqual({ list: ["a", "b"], none: [], only: "named" });
  });

  test("`require` of an ES module returns its default export with the other exports", async () => {
    const { loaded, text } = await loadFiles({
      "lib/list.ts": "const list: string[] = ['a', 'b'];\nexport default list;\nexport const more = 'c';\n",
      "lib/plain.mjs": "export const only = 'named';\n",
      "docusaurus.config.js": `const list = require("./lib/list");
const { only } = require("./lib/plain.mjs");
module.exports = { ${FIELDS}, tagline: [...list, list.more, only, Array.isArray(list)].join(" ") };`,
    });
    expect(text).toBe("");
    expect(loaded?.site.config.tagline).toBe("a b c named true");
  });

  test("a config may read environment, folder, files and modules of its own", async () => {
    process.env["VELOCI_TEST_TITLE"] = "From outside";
    const { loaded, text } = await loadFiles({
      "data.json": '{ "tagline": "From a file" }',
      "lib/navbar.ts": 'export const navbar: object = { title: "From a module" };',
      "docusaurus.config.ts":
        'import { basename } from "node:path";\nimport { navbar } from "./lib/navbar";\nimport data from "./data.json";\n' +
        `export default { title: process.env.VELOCI_TEST_TITLE, url: "https://example.com", baseUrl: "/", ...data,\n` +
        "  themeConfig: { navbar }, customFields: { same: basename(__dirname) === basename(import.meta.dir) } };",
    });
    expect(text).toBe("");
    expect(loaded?.site.config).toMatchObject({
      title: "From outside",
      tagline: "From a file",
      themeConfig: { navbar: { title: "From a module" } },
      customFields: { same: true },
    });
    expect(loaded?.dependencies.map((path) => path.split("/").at(-1))).toEqual([
      "docusaurus.config.ts",
      "navbar.ts",
      "data.json",
    ]);
  });

  test("pages receive the lists of plugins as data, and no paths of the machine", async () => {
    const { loaded } = await loadFiles({
      "docs/a.md": "# A\n",
      "src/custom.css": "",
      "docusaurus.config.js": `module.exports = { title: "T", url: "https://example.com", baseUrl: "/",
        presets: [["classic", {
          docs: { routeBasePath: "/docs", remarkPlugins: [() => () => {}], editUrl: () => "" },
          theme: { customCss: require.resolve("./src/custom.css") },
        }]],
        plugins: [[() => ({ name: "own" }), { to: "/docs/a", keep: /a+/ }], null, process.env.NONE && "./none"],
      };`,
    });
    const { presets, plugins, themes } = sound(loaded).site.config;
    const docs = { routeBasePath: "/docs", remarkPlugins: [null] };
    expect(presets).toEqual([["classic", { docs, theme: { customCss: "@site/src/custom.css" } }]]);
    expect(plugins).toEqual([[null, { to: "/docs/a", keep: "a+" }], null, null]);
    expect(themes).toEqual([]);
  });

  test("a config with another name is used on request", async () => {
    const files = { "docusaurus.config.js": "module.exports = {};", "other.mjs": `export default { ${FIELDS} };` };
    const { loaded, text } = await loadFiles(files, { configPath: "other.mjs" });
    expect(text).toBe("");
    expect(loaded?.site.config.title).toBe("Test");
  });

  test("a changed config, or a changed imported module, takes effect on the next load", async () => {
    await using site = await makeFolder();
    const config = (title: string) =>
      `import { tagline } from "./tagline.mjs";\nexport default { ${FIELDS}, title: "${title}", tagline };`;
    await site.write("docusaurus.config.mjs", config("First"));
    await site.write("tagline.mjs", 'export const tagline = "one";');
    expect((await load(site.dir)).loaded?.site.config).toMatchObject({ title: "First", tagline: "one" });
    await site.write("docusaurus.config.mjs", config("Second"));
    expect((await load(site.dir)).loaded?.site.config).toMatchObject({ title: "Second", tagline: "one" });
    await site.write("tagline.mjs", 'export const tagline = "two";');
    expect((await load(site.dir)).loaded?.site.config).toMatchObject({ title: "Second", tagline: "two" });
  });
});

describe("sites of the format's own scaffolder", () => {
  const templates = [
    [2, "classic"],
    [2, "classic-typescript"],
    [3, "classic"],
    [3, "classic-typescript"],
  ] as const;
  test.each(templates)(
    "version %d, %s, loads with nothing to say, and with its colors of code",
    async (version, variant) => {
      await using site = await templateSite(version, variant);
      const { loaded, text } = await load(site.dir);
      const said = [...text.matchAll(/^(?:error|warning|info)\[.*? is /gm)].map(([line]) => line);
      expect(said).toEqual([]);
      const names = loaded?.declarations.map((plugin) => (plugin.kind === "builtin" ? plugin.name : plugin.from));
      expect(names).toContain("docs");
      expect(loaded?.site.config.themeConfig).toMatchObject({ prism: { darkTheme: { plain: { color: "#F8F8F2" } } } });
    },
  );
});
