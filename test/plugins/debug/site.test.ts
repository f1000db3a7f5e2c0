/** Sites with the debug pages: where they are, what is in their files, who does not see them; and sites without. */

import { expect, test } from "bun:test";
import { buildFixture } from "../../support/cli.ts";
import { configText } from "../../support/site.ts";

const PAGE = { "src/pages/index.md": "# Home\n" };

const PRESET = ["classic", { docs: false, blog: false }];

const VIEWS = ["config", "content", "globalData", "metadata", "registry", "routes"];

test("the pages are below `baseUrl`, show their own routes, and their files contain all data", async () => {
  await using built = await buildFixture({
    ...PAGE,
    "docusaurus.config.js": configText({
      baseUrl: "/base/",
      trailingSlash: true,
      presets: [["classic", { docs: false, blog: false, debug: true }]],
      plugins: ["./own.js"],
    }),
    "own.js":
      "module.exports = () => ({ name: 'own', contentLoaded: ({ actions }) => actions.setGlobalData({ a: 1 }) });\n",
  });
  expect(built.stderr).toBe("");
  const files = await built.files();
  expect(files.filter((path) => path.startsWith("__docusaurus/"))).toEqual(
    [
      "__docusaurus/debug/index.html",
      ...VIEWS.flatMap((view) => [`${view}.json`, `${view}/index.html`]).map((path) => `__docusaurus/debug/${path}`),
    ].sort(),
  );
  const read = async (view: string) => JSON.parse(await built.read(`__docusaurus/debug/${view}.json`));
  expect((await read("config")).baseUrl).toBe("/base/");
  expect((await read("globalData")).own).toEqual({ default: { a: 1 } });
  expect((await read("metadata")).plugins).toMatchObject({
    own: { default: { type: "local" } },
    "docusaurus-plugin-content-pages": { default: { type: "built-in" } },
  });
  expect((await read("routes")).map(({ path }: { readonly path: string }) => path)).toEqual([
    "/base/",
    "/base/__docusaurus/debug/",
    "/base/__docusaurus/debug/config/",
    "/base/__docusaurus/debug/metadata/",
    "/base/__docusaurus/debug/registry/",
    "/base/__docusaurus/debug/routes/",
    "/base/__docusaurus/debug/content/",
    "/base/__docusaurus/debug/globalData/",
    "/base/search/",
    "/base/404.html",
  ]);
  const { chunks, pagesOfModules } = await read("registry");
  const [path] = Object.keys(chunks).filter((name) => chunks[name].modules.includes("@theme/DebugRoutes"));
  expect(files).toContain(path ?? "");
  expect(pagesOfModules["@theme/DebugConfig"]).toBe(2);
  expect(JSON.stringify(await Promise.all(VIEWS.map(read)))).not.toContain(built.site.dir);
  const html = await built.read("__docusaurus/debug/routes/index.html");
  expect(html).toContain('<meta data-rh="true" name="robots" content="noindex, nofollow"');
  expect(await built.read("sitemap.xml")).not.toContain("__docusaurus");
});

test("no debug pages by default, and none of their code on other pages", async () => {
  await using plain = await buildFixture({ ...PAGE, "docusaurus.config.js": configText({ presets: [PRESET] }) });
  expect((await plain.files()).filter((path) => path.startsWith("__docusaurus"))).toEqual([]);
  expect(await plain.read("index.html")).not.toMatch(/debug/i);
});

test("listing the plugin enables it, and it has no options", async () => {
  const config = (options: object) =>
    configText({ presets: [PRESET], plugins: [["@docusaurus/plugin-debug", options]] });
  await using listed = await buildFixture({ ...PAGE, "docusaurus.config.js": config({}) });
  expect(await listed.files()).toContain("__docusaurus/debug/index.html");
  await using wrong = await buildFixture({ ...PAGE, "docusaurus.config.js": config({ route: "/x" }) });
  expect(wrong.code).toBe(1);
  expect(wrong.stderr).toMatchInlineSnapshot(`
    "error[unknown-option] Unknown debug plugin option \`route\`.
      docusaurus.config.js:18:10
      17 |       {
      18 |         "route": "/x"
         |          ^^^^^
      19 |       }

    Nothing built: 1 error. \`build\` is unchanged.
    "
  `);
});
