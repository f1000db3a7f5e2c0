/** What code of public sites relies on in the bundler of the format: export conditions, what is found without ending, and remarks. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { join } from "node:path";
import { type BuiltSite, buildFixture } from "../support/cli.ts";

// Starts the command line.
setDefaultTimeout(60_000);

let built: BuiltSite;

beforeAll(async () => {
  built = await buildFixture({
    "package.json": '{ "dependencies": { "@docusaurus/core": "2.4.3" } }',
    "docusaurus.config.mjs": `import words from "./plugins/words.mjs";
export default {
  title: "Test", url: "https://example.com", baseUrl: "/",
  presets: [["classic", { blog: false, docs: { remarkPlugins: [words] } }]],
};
`,
    "node_modules/two-builds/package.json":
      '{ "name": "two-builds", "version": "1.0.0", "exports": { ".": { "development": "./dev.js", "production": "./prod.js", "default": "./dev.js" } } }',
    "node_modules/two-builds/dev.js": "export default 'development build';\n",
    "node_modules/two-builds/prod.js": "export default 'production build';\n",
    "src/pages/routed.tsx":
      "export default function Routed({ location, history }: { location: Location; history: { push: unknown } }) {\n  return <main>{location.pathname} {typeof history.push}</main>;\n}\n",
    "src/pages/by-props.jsx":
      "export default (props) => <main>{props.location.search === '' ? props.match.path : 'no'}</main>;\n",
    "src/pages/in-body.jsx":
      "export default function Page(props) {\n  const { config: { title }, location } = props;\n  return <main>{title} {location.pathname}</main>;\n}\n",
    "src/pages/typed.jsx":
      "interface Props { name?: string; [key: string]: any }\nconst Name = ({ name = 'typed' }: Props) => <b>{name as string}</b>;\nexport default () => <main>{[<Name key={1} />].map((one: any) => one)}</main>;\n",
    "node_modules/compiled-part/package.json": '{ "name": "compiled-part", "version": "1.0.0", "main": "./part.js" }',
    "node_modules/compiled-part/part.js": `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
const styles = require("./part.module.css");
exports.default = () => require("react").createElement("b", { className: styles.default.own }, Object.keys(styles).join());
`,
    "node_modules/compiled-part/part.module.css": ".own { inset: 7px }\n",
    "src/pages/compiled.jsx": 'import Part from "compiled-part";\nexport default () => <main><Part /></main>;\n',
    "src/parts/index.tsx": "export default function Parts() { return <i>index of a folder</i>; }\n",
    "src/parts.test.tsx": "throw new Error('not imported');\n",
    "src/order.js": "export default 'script first';\n",
    "src/order.tsx": "throw new Error('types last');\n",
    "src/settings.yaml": "name: from data\n",
    // As a config that pages import for its title.
    "src/old-config.js":
      'module.exports = { title: "read by pages", sidebarPath: require.resolve("./sidebars.js"), path: require("path").posix.sep };\n',
    "src/pages/config.jsx":
      'import settings, { title } from "../old-config";\nexport default () => <main>{title} {settings.sidebarPath} {settings.path}</main>;\n',
    "src/pages/order.jsx": `import order from "@site/src/order";
import settings from "yaml-loader!@site/src/settings";
import config from "@generated/docusaurus.config";
import sites from "@generated/site-metadata";
import index from "@site/.docusaurus/globalData.json";
export default () => <main>{order}; {settings.name}; {config.title}; {typeof sites.docusaurusVersion}; {Object.keys(index)[0]}</main>;
`,
    "src/pages/index.jsx": `import Parts from "@site/src/parts";
import build from "two-builds";
import code from "!!raw-loader!@site/src/parts/index";
const props = { title: "spread" };
export default function Home() {
  return <main>{[1, 2].map((n) => <b {...props} key={n}>{n}</b>)}<Parts />{build}<pre>{code}</pre></main>;
}
`,
    "plugins/words.mjs": `import { pathToFileURL } from "node:url";
const file = pathToFileURL(new URL("../src/word.jsx", import.meta.url).pathname);
export default () => (tree) => {
  if (tree.children.length !== 3) return;
  tree.children.push({ type: "import", value: "import { Word } from " + JSON.stringify(file) + ";" }, { type: "jsx", value: "<Word />" });
};
`,
    "src/word.jsx": "export const Word = () => <i>by URL of its file</i>;\n",
    "docs/linked.mdx": "# Linked\n\nA text.\n\nAnd another.\n",
    "docs/Getting-Started.md": "# Getting started\n\n[Here](/docs/getting-started)\n",
  });
});

afterAll(() => built?.[Symbol.asyncDispose]());

test("a `.jsx` file may contain types, which the faster bundler of the format strips, too", async () => {
  expect(await built.main("typed/index.html")).toContain("<b>typed</b>");
});

test("a plugin may import a component by the URL of its file", async () => {
  expect(await built.main("docs/linked/index.html")).toContain("<i>by URL of its file</i>");
});

test("a `key` after spread props is not reported, nor a link that differs only in case for 2.x", () => {
  expect(built.stderr.match(/^error\[.*$/gm)).toBeNull();
  expect(built.stderr).not.toMatch(/\bkey\b/i);
  expect(built.code).toBe(0);
});

test("packages resolve to their production build, and folders and texts without extension", async () => {
  const main = await built.main("index.html");
  expect(main).toContain("production build");
  expect(main).toContain("<i>index of a folder</i>");
  expect(main).toContain("<pre>export default function Parts()");
});

test("a script precedes a typed file of the same name, and data of the format is where the format stores it", async () => {
  expect((await built.main("order/index.html")).replaceAll("<!-- -->", "")).toBe(
    "script first; from data; Test; string; docusaurus-plugin-content-docs",
  );
});

test("pages may import a config that names files with `require.resolve`", async () => {
  const main = (await built.main("config/index.html")).replaceAll("<!-- -->", "");
  expect(main).toBe("read by pages ./sidebars.js /");
});

test("a compiled package may load its CSS module with `require`", async () => {
  const name = (await built.main("compiled/index.html")).match(/<b class="([^"]+)">default<\/b>/)?.[1];
  expect(name).toBeDefined();
  const sheets = await Array.fromAsync(new Bun.Glob("assets/css/*.css").scan(built.outDir));
  const css = await Promise.all(sheets.map((sheet) => Bun.file(join(built.outDir, sheet)).text()));
  expect(css.join("\n")).toContain(`.${name}{inset:7px}`);
});

test("page components receive the router's props", async () => {
  expect((await built.main("routed/index.html")).replaceAll("<!-- -->", "")).toBe("/routed function");
  expect(await built.main("by-props/index.html")).toBe("/");
  expect((await built.main("in-body/index.html")).replaceAll("<!-- -->", "")).toBe("Test /in-body");
});
