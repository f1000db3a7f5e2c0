/** Options of SVGR in the classic preset: how SVG files become components, and what is said of the others. */

import { expect, test } from "bun:test";
import { buildFixture, type BuiltSite } from "../support/cli.ts";
import { configText } from "../support/site.ts";

const TIMEOUT_MS = 60_000;

const PAGE = `import Logo, { Drawing } from "@site/static/logo.svg";
export default () => <main><Logo title="Own" ref={() => {}} /><Drawing className="named" /></main>;
`;

function build(svgr: object, packages: readonly string[] = []): Promise<BuiltSite> {
  const presets = [["classic", { docs: false, blog: false, svgr }]];
  return buildFixture(
    {
      "docusaurus.config.mjs": configText({ presets }),
      "src/pages/index.jsx": PAGE,
      "static/logo.svg": '<svg width="9" height="9"><!-- drawn --><path fill="#000000" d="M0 0 L 9 9"/></svg>\n',
      "node_modules/.keep": "",
    },
    { packages },
  );
}

test(
  "SVG files become components as the options say",
  async () => {
    const svgrConfig = {
      svgo: false,
      ref: true,
      icon: true,
      memo: true,
      prettier: false,
      typescript: true,
      exportType: "named",
      namedExport: "Drawing",
      svgProps: { role: "img" },
      replaceAttrValues: { "#000000": "currentColor" },
    };
    await using built = await build({ svgrConfig });
    expect(built.stderr).toBe("");
    expect(await built.main("index.html")).toBe(
      '<svg width="1em" height="1em" role="img"><title>Own</title><!-- drawn --><path fill="currentColor" d="M0 0 L 9 9"/></svg>' +
        '<svg width="1em" height="1em" role="img" class="named"><!-- drawn --><path fill="currentColor" d="M0 0 L 9 9"/></svg>',
    );
  },
  TIMEOUT_MS,
);

const OPTIMIZED = { exportType: "named", namedExport: "Drawing", svgoConfig: { plugins: ["removeComments"] } };

test(
  "SVGO of the site optimizes the files",
  async () => {
    await using built = await build({ svgrConfig: OPTIMIZED }, ["svgo"]);
    expect(built.stderr).toBe("");
    const main = await built.main("index.html");
    expect(main).toContain('<title>Own</title><path fill="#000000" d="M0 0 L 9 9"/></svg>');
    expect(main).not.toContain("drawn");
  },
  TIMEOUT_MS,
);

test(
  "files that SVGO fails with stay as they are",
  async () => {
    await using built = await build({ svgrConfig: { ...OPTIMIZED, svgoConfig: { plugins: ["removeAll"] } } }, ["svgo"]);
    expect(built.code).toBe(0);
    expect(built.stderr).toMatchInlineSnapshot(`
      "warning[invalid-option] SVGO cannot optimize \`static/logo.svg\`: Unknown builtin plugin "removeAll" specified.
        docusaurus.config.mjs:15:14
        14 |             "namedExport": "Drawing",
        15 |             "svgoConfig": {
           |              ^^^^^^^^^^
        16 |               "plugins": [
        help: Correct the options or the file, which is used unchanged.

      "
    `);
    expect(await built.main("index.html")).toContain("drawn");
  },
  TIMEOUT_MS,
);

test(
  "what has no effect is reported by its name",
  async () => {
    await using built = await build({ svgrConfig: { ...OPTIMIZED, native: false, template: "x", plugins: [] } });
    expect(built.code).toBe(0);
    expect(built.stderr).toMatchInlineSnapshot(`
      "warning[missing-package] Svgr plugin option \`svgrConfig.svgoConfig\` needs the package \`svgo\` 2 or later.
        docusaurus.config.mjs:15:14
        14 |             "namedExport": "Drawing",
        15 |             "svgoConfig": {
           |              ^^^^^^^^^^
        16 |               "plugins": [
        help: Install it beside the site: \`npm install svgo\`. Until then, SVG files are used unchanged.

      warning[not-supported] Svgr plugin option \`svgrConfig.template\` is not supported: SVGR itself does not run.
        docusaurus.config.mjs:21:14
        20 |             "native": false,
        21 |             "template": "x",
           |              ^^^^^^^^
        22 |             "plugins": []
        help: Remove it.

      warning[not-supported] Svgr plugin option \`svgrConfig.plugins\` is not supported: SVGR itself does not run.
        docusaurus.config.mjs:22:14
        21 |             "template": "x",
        22 |             "plugins": []
           |              ^^^^^^^
        23 |           }
        help: Remove it.

      "
    `);
  },
  TIMEOUT_MS,
);

test(
  "unknown options and wrong types are errors",
  async () => {
    await using built = await build({ svgrConfg: {}, svgrConfig: { dimensions: "no", svgProps: { role: true } } });
    expect(built.code).toBe(1);
    expect(built.stderr).toMatchInlineSnapshot(`
      "error[unknown-option] Unknown svgr plugin option \`svgrConfg\`.
        docusaurus.config.mjs:12:12
        11 |         "svgr": {
        12 |           "svgrConfg": {},
           |            ^^^^^^^^^
        13 |           "svgrConfig": {
        help: Did you mean \`svgrConfig\`?

      error[wrong-type] Svgr plugin option \`svgrConfig.dimensions\` must be \`true\` or \`false\`, but is the string \`no\`.
        docusaurus.config.mjs:14:14
        13 |           "svgrConfig": {
        14 |             "dimensions": "no",
           |              ^^^^^^^^^^
        15 |             "svgProps": {

      error[wrong-type] Svgr plugin option \`svgrConfig.svgProps.role\` must be a string or a number, but is \`true\`.
        docusaurus.config.mjs:16:16
        15 |             "svgProps": {
        16 |               "role": true
           |                ^^^^
        17 |             }

      Nothing built: 3 errors. \`build\` is unchanged.
      "
    `);
  },
  TIMEOUT_MS,
);

test(
  "a rule of webpack has options of its own, and other files those of the preset",
  async () => {
    const options = { titleProp: true, dimensions: false, svgProps: { role: "img" }, expandProps: "start" };
    await using built = await buildFixture({
      "docusaurus.config.mjs": configText({
        presets: [["classic", { docs: false, blog: false, svgr: { svgrConfig: { icon: 20 } } }]],
        plugins: ["./plugin.js"],
      }),
      "plugin.js": `module.exports = () => ({ name: "own", configureWebpack: () => ({
  module: { rules: [{ test: /icons.*\\.svg$/, use: [{ loader: "@svgr/webpack", options: ${JSON.stringify(options)} }] }] },
}) });
`,
      "src/pages/index.jsx": `import Icon from "../icons/a.svg";
import Other from "../b.svg";
export default () => <main><Icon title="Named" role="none" /><Other /></main>;
`,
      "src/icons/a.svg": '<svg width="9" height="9"><path d="M0 0"/></svg>',
      "src/b.svg": '<svg width="9" height="9"><path d="M0 0"/></svg>',
    });
    expect([built.code, built.stderr]).toEqual([0, ""]);
    expect(await built.main("index.html")).toBe(
      '<svg role="img"><title>Named</title><path d="M0 0"/></svg><svg width="20" height="20"><path d="M0 0"/></svg>',
    );
  },
  TIMEOUT_MS,
);
