/** Methods of a site's own plugin: those that are called, those that are not, and plugins that wrap built-in ones. */

import { expect, setDefaultTimeout, test } from "bun:test";
import { type BuiltSite, buildFixture } from "../../support/cli.ts";

// Each starts the command line.
setDefaultTimeout(60_000);

const HOME = { "src/pages/index.md": "# Home\n", "docs/a.md": "# Doc A\n" };

/** A site whose config lists plugins, one line each from line 3 on. */
function build(plugins: string, files: Readonly<Record<string, string>>): Promise<BuiltSite> {
  const config = `export default {\n  title: "Test", url: "https://example.com", baseUrl: "/",\n  plugins: [\n${plugins}\n  ],\n  presets: [["classic", { docs: {}, blog: { onUntruncatedBlogPosts: "ignore" } }]],\n};\n`;
  return buildFixture({ "docusaurus.config.mjs": config, ...HOME, ...files });
}

test("a misspelled method name is a warning", async () => {
  await using built = await build('    "./plugin.mjs",', {
    "plugin.mjs": `export default () => ({ name: "mine", contentLoadd() {}, ownThing() {}, postbuild: true });\n`,
  });
  expect(built.code).toBe(0);
  expect(built.stderr).toContain("warning[unknown-option] `contentLoadd` of the plugin `mine` is never called.");
  expect(built.stderr).toContain("Did you mean `contentLoaded`?");
  expect(built.stderr.match(/^(?:error|warning|info)\[/gm)).toHaveLength(1);
});

test("`validateOptions` may change the options, in ES modules and in CommonJS", async () => {
  const page = "({ options }) => <p>{JSON.stringify(options)}</p>";
  const plugin = `(context, options) => ({
  name: "mine-" + options.id,
  contentLoaded: ({ actions }) => actions.addRoute({ path: "/" + options.id, component: "@site/Page.jsx", props: { options }, exact: true }),
})`;
  await using built = await build('    ["./a.mjs", { id: "a", size: 2 }],\n    ["./b.cjs", { id: "b" }],', {
    "Page.jsx": `export default ${page};\n`,
    "a.mjs": `export default ${plugin};
// The shape of a schema of Joi.
const schema = { validate: (options, { convert }) => ({ value: { ...options, size: options.size * 2, convert } }) };
export const validateOptions = ({ validate, options }) => validate(schema, options);
`,
    "b.cjs": `module.exports = ${plugin};\nmodule.exports.validateOptions = ({ options }) => ({ color: "red", ...options });\n`,
  });
  expect(built.stderr).not.toContain("error[");
  const shown = async (path: string) => (await built.read(path)).replaceAll("&quot;", '"');
  expect(await shown("a/index.html")).toContain('{"id":"a","size":4,"convert":false}');
  expect(await shown("b/index.html")).toContain('{"color":"red","id":"b"}');
});

test("options rejected by `validateOptions` are an error in the config", async () => {
  await using built = await build('    ["./plugin.mjs", { size: "big" }],', {
    "plugin.mjs": `export default () => ({ name: "mine" });
export const validateOptions = () => { throw new Error('"size" must be a number'); };
`,
  });
  expect(built.code).toBe(1);
  expect(built.stderr).toContain(
    'error[invalid-option] The plugin `./plugin.mjs` rejects its options: "size" must be a number.\n  docusaurus.config.mjs:4:',
  );
});

test("`allContentLoaded` receives the content of all plugins in the format's shape, and may add routes", async () => {
  await using built = await build('    "./plugin.mjs",', {
    "Page.jsx": `import { usePluginData } from "@docusaurus/useGlobalData";
export default ({ list }) => <ul>{[...list, JSON.stringify(usePluginData("mine"))].map((each) => <li key={each}>{each}</li>)}</ul>;
`,
    "blog/2022-01-02-b.md": "# Post B\n\nWords of the post.\n",
    "plugin.mjs": `export default () => ({
  name: "mine",
  loadContent: () => ({ own: "my content" }),
  contentLoaded: ({ actions }) => actions.setGlobalData({ first: 1, both: 1 }),
  async allContentLoaded({ allContent, actions }) {
    actions.setGlobalData({ both: 2 });
    const { "docusaurus-plugin-content-blog": blog, "docusaurus-plugin-content-docs": docs, "docusaurus-plugin-content-pages": pages, mine } = allContent;
    const list = [
      ...blog.default.blogPosts.map(({ metadata, content }) => metadata.title + ": " + content.trim().split("\\n").at(-1)),
      ...docs.default.loadedVersions.flatMap(({ versionName, docs }) => docs.map(({ title, permalink, source }) => [versionName, title, permalink, source].join(" "))),
      ...pages.default.map(({ type, permalink }) => type + " " + permalink),
      mine.default.own,
    ];
    actions.addRoute({ path: "/all", component: "@site/Page.jsx", modules: { list: await actions.createData("list.json", JSON.stringify(list)) }, exact: true });
  },
});
`,
  });
  expect(built.stderr).not.toContain("error[");
  const items = [...(await built.read("all/index.html")).matchAll(/<li>(.*?)<\/li>/g)].map(([, item]) => item);
  expect(items).toEqual([
    "Post B: Words of the post.",
    "current Doc A /docs/a @site/docs/a.md",
    "mdx /",
    "my content",
    // Global data of both methods is one record, in which the later field wins.
    '{"first":1,"both":2}'.replaceAll('"', "&quot;"),
  ]);
});

test("a component of the site renders the routes below its own with `renderRoutes`, or as children", async () => {
  await using built = await build('    "./plugin.mjs",', {
    "plugin.mjs": `export default () => ({
  name: "mine",
  contentLoaded({ actions }) {
    for (const kind of ["Routes", "Children"]) {
      const path = "/" + kind.toLowerCase();
      actions.addRoute({ path, component: "@site/" + kind + ".jsx", routes: [
        { path: path + "/one", component: "@site/Inner.jsx", exact: true, props: { said: kind } },
      ] });
    }
  },
});
`,
    "Routes.jsx": `import renderRoutes from "@docusaurus/renderRoutes";
export default ({ route }) => <main>{renderRoutes(route.routes)}</main>;\n`,
    "Children.jsx": "export default ({ children }) => <main>{children}</main>;\n",
    "Inner.jsx": "export default ({ said }) => <p>{said}</p>;\n",
  });
  expect(built.stderr).not.toContain("error[");
  for (const kind of ["Routes", "Children"])
    expect(await built.read(`${kind.toLowerCase()}/one/index.html`)).toContain(`<main><p>${kind}</p></main>`);
}, 20_000);

test("routes have their context, and files in place of its data are an error", async () => {
  const plugin = (modules: string): string => `export default () => ({
  name: "mine",
  async contentLoaded({ actions }) {
    const outer = await actions.createData("outer.json", JSON.stringify({ a: 1 }));
    const inner = await actions.createData("inner.json", { b: [2] });
    actions.addRoute({ path: "/outer", component: "@site/Outer.jsx", context: { outer }, routes: [
      { path: "/outer/inner", component: "@site/Inner.jsx", context: { inner${modules} }, exact: true,
        metadata: { sourceFilePath: "@site/Inner.jsx", lastUpdatedAt: 0 } },
    ] });
  },
});
`;
  const components = {
    "Outer.jsx": "export default ({ children }) => <main>{children}</main>;\n",
    "Inner.jsx":
      'import useRouteContext from "@docusaurus/useRouteContext";\nexport default () => <p>{JSON.stringify(useRouteContext())}</p>;\n',
  };
  await using built = await build('    "./plugin.mjs",', { ...components, "plugin.mjs": plugin("") });
  expect(built.stderr).not.toContain("error[");
  expect((await built.read("outer/inner/index.html")).replaceAll("&quot;", '"')).toContain(
    '{"plugin":{"name":"mine","id":"default"},"data":{"outer":{"a":1},"inner":{"b":[2]}}}',
  );
  await using broken = await build('    "./plugin.mjs",', {
    ...components,
    "plugin.mjs": plugin(', text: "@site/docs/a.md"'),
  });
  expect(broken.code).toBe(1);
  expect(broken.stderr).toContain("error[not-supported] `context.text` of the route `/outer/inner` is not supported:");
}, 20_000);

test("a built-in plugin that is called without the context is an error at the call", async () => {
  await using built = await build('    "./plugin.cjs",', {
    "plugin.cjs": `const blog = require("@docusaurus/plugin-content-blog");
module.exports = async () => blog.default({ siteDir: "." }, {});
`,
  });
  expect(built.code).toBe(1);
  expect(built.stderr).toContain("error[not-supported] `@docusaurus/plugin-content-blog` cannot be called");
  expect(built.stderr).toContain("plugin.cjs:2:");
});

test("options of built-in remark plugins that have no effect are reported at their position", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": `import gfm from "remark-gfm";
import math from "remark-math";
import katex from "rehype-katex";
export default { title: "Test", url: "https://example.com", baseUrl: "/", presets: [["classic", { blog: false, docs: {
  remarkPlugins: [[math, { singleDollarTextMath: false }], [gfm, { singleTilde: false }]],
  rehypePlugins: [[katex, { strict: false }]],
} }]] };
`,
    ...HOME,
  });
  expect(built.code).toBe(0);
  expect(built.stderr).toContain(
    "warning[not-supported] Remark-gfm option `remarkPlugins[1][1].singleTilde` is not supported:",
  );
  expect(built.stderr).toContain("docusaurus.config.mjs:5:");
  expect(built.stderr.match(/^(?:error|warning|info)\[/gm)).toHaveLength(1);
});

test("unsupported built-in plugins are reported where they are listed", async () => {
  await using built = await build(
    '    ["css-cascade-layers", {}],\n    "rsdoctor",\n    ["svgr", { id: "own", svgrConfig: { template: 1 } }],\n    "ideal-image",',
    {},
  );
  expect(built.code).toBe(0);
  const reported = [...built.stderr.matchAll(/^(\w+\[[\w-]+\] .*?) is not (?:.*\n){1} {2}(.*)$/gm)];
  expect(reported.map(([, what, place]) => `${what} @ ${place}`)).toEqual([
    "info[not-needed] The plugin `rsdoctor` @ docusaurus.config.mjs:5:5",
    "warning[not-supported] The plugin `css-cascade-layers` @ docusaurus.config.mjs:4:28",
    "warning[not-supported] Svgr plugin option `svgrConfig.template` @ docusaurus.config.mjs:6:41",
  ]);
});

test("unknown options of a plugin that needs no code are errors with the nearest name", async () => {
  await using built = await build('    ["svgr", { id: "own", svgConfig: {}, other: 1 }],', {});
  expect(built.code).toBe(1);
  const reported = [...built.stderr.matchAll(/^(\w+\[[\w-]+\] .*)\n {2}(\S*)/gm)];
  expect(reported.map(([, what, place]) => `${what} @ ${place}`)).toEqual([
    "error[unknown-option] Unknown svgr plugin option `svgConfig`. @ docusaurus.config.mjs:4:27",
    "error[unknown-option] Unknown svgr plugin option `other`. @ docusaurus.config.mjs:4:42",
  ]);
  expect(built.stderr).toContain("Did you mean `svgrConfig`?");
});
