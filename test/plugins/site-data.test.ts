/** What the code of a site hands over, and cannot be part of a page: told with the plugin, the path inside the data, and the line. */

import { describe, expect, test } from "bun:test";
import { buildFixture, runCli } from "../support/cli.ts";
import { makeSite } from "../support/site.ts";
import { siteWith, told } from "./data-mistakes.ts";

const TIMEOUT_MS = 60_000;

describe("a plugin of a site", () => {
  test(
    "passes invalid data and invalid routes",
    async () => {
      await using built = await buildFixture(
        siteWith(`async contentLoaded({ actions: { addRoute, createData, setGlobalData } }) {
  const ring = {}; ring.ring = ring;
  setGlobalData({ list: [{ big: 1n }], map: new Map() });
  await createData("text.json", "not JSON");
  await createData("ring.json", ring);
  await createData(3, {});
  addRoute({ component: "@site/src/x.js" });
  addRoute({ path: "/x", component: () => null });
  addRoute(null);
  addRoute({ path: "/y", component: "@theme/NotFound", props: { date: new Date(NaN), f() {} } });
  const child = { path: "/z", component: "@theme/NotFound" }; child.routes = [child];
  addRoute(child);
}`),
      );
      expect(built.code).toBe(1);
      expect(told(built.stderr)).toMatchInlineSnapshot(`
        "warning[not-plain-data] \`map\` in the global data of the plugin \`own\` is a \`Map\`, which JSON cannot hold, so pages receive \`{}\`.
        docusaurus.config.js:9:3
        warning[not-plain-data] \`date\` in the props of the route \`/y\` of the plugin \`own\` is an invalid date, which JSON cannot hold, so pages receive \`null\`.
        docusaurus.config.js:16:3
        warning[not-plain-data] \`f\` in the props of the route \`/y\` of the plugin \`own\` is a function, which pages cannot receive, so it is left out.
        docusaurus.config.js:16:3
        error[not-plain-data] \`list[0].big\` in the global data of the plugin \`own\` is a BigInt, which JSON cannot hold.
        docusaurus.config.js:9:3
        error[invalid-data] \`createData\` of the plugin \`own\` receives a text for \`text.json\` that is not JSON.
        docusaurus.config.js:10:9
        error[not-plain-data] \`ring\` in the data \`ring.json\` of the plugin \`own\` contains itself.
        docusaurus.config.js:11:9
        error[invalid-data] \`createData\` of the plugin \`own\` needs a name for the data.
        docusaurus.config.js:12:9
        error[invalid-route] A route of the plugin \`own\` must have \`path\`, a string such as \`/docs\`.
        docusaurus.config.js:13:3
        error[invalid-route] A route of the plugin \`own\` must have \`component\`, the path of a module (at \`/x\`).
        docusaurus.config.js:14:3
        error[invalid-route] A route of the plugin \`own\` must be an object with \`path\` and \`component\`.
        docusaurus.config.js:15:3
        error[invalid-route] A route of the plugin \`own\` contains itself in its \`routes\`.
        docusaurus.config.js:18:3"
      `);
    },
    TIMEOUT_MS,
  );

  test(
    "names components that do not exist",
    async () => {
      const files = siteWith(`async contentLoaded({ actions: { addRoute } }) {
  addRoute({ path: "/x", component: "@site/src/Shw.jsx" });
  addRoute({ path: "/y", component: "@site/src/Show" });
}`);
      await using built = await buildFixture({ ...files, "src/Show.jsx": "export default () => null;\n" });
      expect(built.code).toBe(1);
      expect(built.stderr).toMatchInlineSnapshot(`
        "error[missing-module] The route \`/x\` of the plugin \`own\` names a component that does not exist: \`src/Shw.jsx\`.
          docusaurus.config.js:8:3
          7 | async contentLoaded({ actions: { addRoute } }) {
          8 |   addRoute({ path: "/x", component: "@site/src/Shw.jsx" });
            |   ^
          9 |   addRoute({ path: "/y", component: "@site/src/Show" });
          help: Did you mean \`Show.jsx\`?

        Nothing built: 1 error. \`build\` is unchanged.
        "
      `);
    },
    TIMEOUT_MS,
  );

  test(
    "returns what it must not from its other methods",
    async () => {
      await using built = await buildFixture(
        siteWith(`getClientModules: () => 3,
async loadContent() { return { big: 1n, f() {} }; },`),
      );
      expect(built.code).toBe(1);
      expect(told(built.stderr)).toMatchInlineSnapshot(`
        "warning[not-plain-data] \`big\` in the content of the plugin \`own\` is a BigInt, which JSON cannot hold (and 1 more).
        docusaurus.config.js
        error[site-function-failed] \`getClientModules\` of the plugin \`own\` must return a list of paths.
        docusaurus.config.js"
      `);
      await using tags = await buildFixture(siteWith("injectHtmlTags: () => ({ headTags: [{ tagName: 1 }] }),"));
      expect(told(tags.stderr)).toMatchInlineSnapshot(`
        "error[site-function-failed] \`injectHtmlTags\` of the plugin \`own\` must return an object with \`headTags\`, \`preBodyTags\` or \`postBodyTags\`: tags with a \`tagName\`, strings of HTML, or lists of them.
        docusaurus.config.js"
      `);
    },
    TIMEOUT_MS,
  );

  test(
    "names client modules from its own folder, and those that are not there",
    async () => {
      const files = {
        "docusaurus.config.js":
          'module.exports = { title: "T", url: "https://example.com", baseUrl: "/", presets: ["classic"], plugins: ["./src/bar"] };\n',
        "docs/a.md": "---\nslug: /\n---\n\n# A\n",
        "src/pages/index.md": "# Home\n",
        "src/bar/index.js":
          'module.exports = () => ({ name: "bar", getClientModules: () => ["./bar.css", "../pulse.js", require.resolve("./late.js")] });\n',
        "src/bar/bar.css": ".from-plugin-folder { color: red; }\n",
        "src/bar/late.js": 'console.log("late module");\n',
      };
      await using broken = await buildFixture(files);
      expect(broken.code).toBe(1);
      expect(broken.stderr).toMatchInlineSnapshot(`
        "error[missing-module] No client module exists at \`src/pulse.js\`.
          help: Correct the path in \`clientModules\`, \`customCss\`, or \`getClientModules\` of a plugin.

        Nothing built: 1 error. \`build\` is unchanged.
        "
      `);
      await using built = await buildFixture({ ...files, "src/pulse.js": 'console.log("pulse module");\n' });
      expect(built.code).toBe(0);
      const assets = (await built.files()).filter((file) => /\.(?:js|css)$/.test(file));
      const output = (await Promise.all(assets.map((file) => built.read(file)))).join("\n");
      for (const part of [".from-plugin-folder", "late module", "pulse module"]) expect(output).toContain(part);
    },
    TIMEOUT_MS,
  );

  test(
    "may keep anything as its content, of which JSON holds what it can",
    async () => {
      await using site = await makeSite(siteWith("async loadContent() { return { a: [1n], f() {}, kept: 1 }; },"));
      const { code, stdout, stderr } = await runCli(["graph", site.dir], { cwd: site.dir });
      expect(code).toBe(0);
      expect(told(stderr)).toMatchInlineSnapshot(`
        "warning[not-plain-data] \`a[0]\` in the content of the plugin \`own\` is a BigInt, which JSON cannot hold (and 1 more).
        docusaurus.config.js"
      `);
      const { plugins } = JSON.parse(stdout) as { plugins: { name: string; content: { content: unknown } }[] };
      expect(plugins.find(({ name }) => name === "own")?.content.content).toEqual({ a: [null], kept: 1 });
    },
    TIMEOUT_MS,
  );
});

describe("a config", () => {
  test(
    "whose fields have no end, or throw when they are read",
    async () => {
      const fields = `config.customFields = { big: 1n, get bad() { throw new Error("no"); }, get later() { return 1; } };
config.customFields.ring = config.customFields;
Object.defineProperty(config, "tagline", { enumerable: true, get() { throw new Error("top"); } });`;
      await using built = await buildFixture(siteWith("", fields));
      expect(built.code).toBe(1);
      expect(told(built.stderr)).toMatchInlineSnapshot(`
        "error[not-plain-data] Config field \`customFields.bad\` cannot be read: \`Error: no\`.
        docusaurus.config.js
        error[not-plain-data] Config field \`customFields.big\` is a BigInt, which JSON cannot hold.
        docusaurus.config.js
        error[not-plain-data] Config field \`customFields.ring\` contains itself.
        docusaurus.config.js
        error[not-plain-data] Config field \`tagline\` cannot be read: \`Error: top\`.
        docusaurus.config.js"
      `);
      await using data = await buildFixture(siteWith("", "config.customFields = { big: [1n], map: new Map() };"));
      expect(told(data.stderr)).toMatchInlineSnapshot(`
        "warning[not-plain-data] Config field \`customFields.map\` is a \`Map\`, which JSON cannot hold, so pages receive \`{}\`.
        docusaurus.config.js
        error[not-plain-data] Config field \`customFields.big[0]\` is a BigInt, which JSON cannot hold.
        docusaurus.config.js"
      `);
    },
    TIMEOUT_MS,
  );

  test(
    "with values that have no text, and paths that the system refuses",
    async () => {
      const odd = `config.plugins = [[() => ({ name: "x" }), { id: Object.create(null) }]];`;
      const site = siteWith("", odd);
      const config = site["docusaurus.config.js"]?.replace(/config\.plugins = \[function[\s\S]*?\}\];\n/, "") ?? "";
      await using ids = await buildFixture({ ...site, "docusaurus.config.js": config });
      expect(told(ids.stderr)).toMatchInlineSnapshot(`
        "error[invalid-option] The plugin id \`a value that has no text\` must consist of letters, digits, \`-\` and \`_\`.
        docusaurus.config.js"
      `);
      const post = { "blog/2021-01-01-post.md": "Post.\n\n<!-- truncate -->\n" };
      const path = `config.presets[0][1].blog.authorsMapPath = "x".repeat(5000);`;
      await using long = await buildFixture({ ...siteWith("", path), ...post });
      expect(long.code).toBe(1);
      expect(told(long.stderr)).toMatch(
        /^error\[unusable-path\] `.*xxx…` cannot be used: the name is too long \(ENAMETOOLONG\)\.$/,
      );
    },
    TIMEOUT_MS,
  );

  test(
    "whose functions return invalid dates and front matter",
    async () => {
      const functions = `config.presets[0][1].blog.processBlogPosts = ({ blogPosts: [post] }) => { post.metadata.date = new Date(NaN); return [post]; };
config.markdown = { parseFrontMatter: async (file) => {
  const made = await file.defaultParseFrontMatter(file);
  const ring = {}; ring.ring = ring;
  return file.filePath.endsWith("a.md") ? { ...made, frontMatter: { ...made.frontMatter, ring, date: new Date(NaN) } } : made;
} };`;
      const post = { "blog/2021-01-01-post.md": "Post.\n\n<!-- truncate -->\n" };
      await using built = await buildFixture({ ...siteWith("", functions), ...post });
      expect(built.code).toBe(1);
      expect(told(built.stderr)).toMatchInlineSnapshot(`
        "warning[not-plain-data] Front matter field \`date\`, as \`markdown.parseFrontMatter\` returns it, is an invalid date, which JSON cannot hold, so pages receive \`null\`.
        docs/a.md
        error[site-function-failed] \`processBlogPosts\` of the blog plugin returns this post with an invalid \`date\`: it must be a date.
        blog/2021-01-01-post.md
        error[not-plain-data] Front matter field \`ring.ring\`, as \`markdown.parseFrontMatter\` returns it, contains itself.
        docs/a.md"
      `);
    },
    TIMEOUT_MS,
  );
});
