/**
 * A site in a monorepo whose config, pages and Markdown import packages in every way that packages can be found: the
 * fields of `package.json`, `exports` with conditions, deep paths, aliases, folders above the site, and links.
 */

import { mkdir, symlink } from "node:fs/promises";
import { makeFolder, type TestSite } from "./site.ts";

const json = (value: object): string => JSON.stringify(value);

/** Packages beside the site, by path inside of `site/node_modules`. */
const OWN: Readonly<Record<string, string>> = {
  // Conditions: a config takes `node`, a bundle for browsers `browser`.
  "conditions/package.json": json({
    name: "conditions",
    version: "1.0.0",
    exports: {
      ".": { browser: "./browser.mjs", node: "./node.mjs", default: "./default.mjs" },
      "./kind": { import: "./kind.mjs", require: "./kind.cjs" },
      "./features/*": "./lib/*.mjs",
    },
  }),
  "conditions/browser.mjs": `export const where = "conditions-browser";`,
  "conditions/node.mjs": `export const where = "conditions-node";`,
  "conditions/default.mjs": `export const where = "conditions-default";`,
  "conditions/kind.mjs": `export default "kind-import";`,
  "conditions/kind.cjs": `module.exports = "kind-require";`,
  "conditions/lib/one.mjs": `export const one = "feature-one";`,
  // `.js` is a module, and there is no `index.js`.
  "typed/package.json": json({ name: "typed", version: "1.0.0", type: "module", main: "./entry.js" }),
  "typed/entry.js": `export const typed = "type-module";\nexport const url = typeof import.meta.url;`,
  "fields/package.json": json({
    name: "fields",
    version: "1.0.0",
    main: "./main.cjs",
    module: "./module.mjs",
    browser: "./browser.mjs",
  }),
  "fields/main.cjs": `exports.field = "field-main";`,
  "fields/module.mjs": `export const field = "field-module";`,
  "fields/browser.mjs": `export const field = "field-browser";`,
  // A map of files in `browser`.
  "mapped/package.json": json({
    name: "mapped",
    version: "1.0.0",
    main: "./index.js",
    browser: { "./server.js": "./client.js" },
  }),
  "mapped/index.js": `exports.side = require("./server.js");`,
  "mapped/server.js": `module.exports = "mapped-server";`,
  "mapped/client.js": `module.exports = "mapped-client";`,
  // No `exports`: every file can be imported.
  "deep/package.json": json({ name: "deep", version: "1.0.0", main: "./lib/main.js" }),
  "deep/lib/main.js": `module.exports = "deep-main";`,
  "deep/lib/part.js": `exports.part = "deep-part";`,
  // Named in `plugins` by its short name.
  "docusaurus-plugin-own/package.json": json({
    name: "docusaurus-plugin-own",
    version: "1.0.0",
    exports: { ".": { browser: "./browser.mjs", require: "./lib/plugin.cjs" } },
  }),
  "docusaurus-plugin-own/browser.mjs": `throw new Error("This is for browsers.");`,
  "docusaurus-plugin-own/lib/plugin.cjs": `const { field } = require("fields");
module.exports = () => ({
  name: "own",
  injectHtmlTags: () => ({ headTags: [{ tagName: "meta", attributes: { name: "own", content: "plugin-" + field } }] }),
});`,
  "styled/package.json": json({ name: "styled", version: "1.0.0", main: "./index.jsx" }),
  "styled/index.jsx": `import styles from "./box.module.css";
export default function Styled({ children }) { return <b className={styles.box}>{children}</b>; }`,
  "styled/box.module.css": `.box { color: rgb(1, 2, 3); }`,
};

const SITE: Readonly<Record<string, string>> = {
  "package.json": json({ name: "site", private: true, version: "1.0.0" }),
  "tsconfig.json": json({
    compilerOptions: {
      baseUrl: ".",
      paths: {
        "@lib/*": ["./src/lib/*"],
        "~title": ["./src/lib/title.ts"],
        "@alias/deep": ["./node_modules/deep/lib/part.js"],
      },
    },
  }),
  "src/lib/title.ts": `export const title: string = "alias-title";`,
  "src/lib/Label.tsx": `import styles from "./label.module.css";
export function Label({ text }: { text: string }) { return <i className={styles.label}>{text}</i>; }`,
  "src/lib/label.module.css": `.label { color: rgb(4, 5, 6); }`,
  "docusaurus.config.ts": `import { where } from "conditions";
import kind from "conditions/kind";
import { one } from "conditions/features/one";
import { typed } from "typed";
import { field } from "fields";
import mapped from "mapped";
import main from "deep";
import { part } from "deep/lib/part";
import { hoisted } from "hoisted";
import { linked } from "@repo/linked";
import { title } from "~title";
import { title as again } from "@lib/title";
import { part as aliased } from "@alias/deep";
export default {
  title: "Packages", url: "https://example.com", baseUrl: "/", presets: ["classic"], plugins: ["own"],
  tagline: [where, kind, one, typed, field, mapped.side, main, part, hoisted, linked, title, again, aliased].join(" "),
};`,
  "src/pages/index.tsx": `import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { where } from "conditions";
import kind from "conditions/kind";
import { one } from "conditions/features/one";
import { typed } from "typed";
import { field } from "fields";
import { side } from "mapped";
import main from "deep";
import { part } from "deep/lib/part";
import { hoisted } from "hoisted";
import { linked } from "@repo/linked";
import { title } from "~title";
import { Label } from "@lib/Label";
import Styled from "styled";
export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  const words = [kind, one, typed, main, part, hoisted, linked, title];
  return <main>
    <p id="config">{siteConfig.tagline}</p>
    <p id="page">{words.join(" ")}</p>
    <p id="side" data-side={[where, field, side].join(" ")} suppressHydrationWarning />
    <Label text="labeled" /> <Styled>styled</Styled>
  </main>;
}`,
  // Only components: the text stays data.
  "docs/data.mdx": `# Data\n\nimport Styled from "styled";\nimport Linked from "@repo/linked/component";\n\n<Styled>data</Styled> <Linked />\n`,
  // An expression makes the page a program.
  "docs/code.mdx": `# Code

import { where } from "conditions";
import kind from "conditions/kind";
import { typed } from "typed";
import { hoisted } from "hoisted";
import { linked } from "@repo/linked";
import { title } from "~title";
import { part } from "@alias/deep";
import Styled from "styled";

<Styled>{[part, kind, typed, hoisted, linked, title].join(" ")}</Styled>

<i data-side={where} />
`,
};

/** Makes the monorepo in a temporary folder; the site is its folder `site`. */
export async function makeMonorepo(): Promise<TestSite> {
  const folder = await makeFolder();
  const files: Record<string, string> = {
    "package.json": json({ name: "repo", private: true, workspaces: ["site", "packages/*"] }),
    "node_modules/hoisted/package.json": json({
      name: "hoisted",
      version: "1.0.0",
      exports: { import: "./dist/index.js" },
      type: "module",
    }),
    "node_modules/hoisted/dist/index.js": `export const hoisted = "hoisted";`,
    "packages/linked/package.json": json({
      name: "@repo/linked",
      version: "1.0.0",
      exports: { ".": "./src/index.ts", "./component": "./src/Linked.tsx" },
    }),
    "packages/linked/src/index.ts": `import { hoisted } from "hoisted";\nexport const linked: string = \`linked-\${hoisted}\`;`,
    "packages/linked/src/Linked.tsx": `import { linked } from "./index";\nexport default function Linked() { return <u>{linked}</u>; }`,
    ...withPrefix("site/node_modules/", OWN),
    ...withPrefix("site/", SITE),
  };
  for (const [path, text] of Object.entries(files)) await folder.write(path, text);
  await mkdir(folder.path("node_modules/@repo"), { recursive: true });
  await symlink("../../packages/linked", folder.path("node_modules/@repo/linked"), "dir");
  return folder;
}

function withPrefix(prefix: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [prefix + path, text]));
}
