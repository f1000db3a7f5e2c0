/** Modules and components that are not there, through the real command line: told at the author's line. */

import { expect, test } from "bun:test";
import { tmpdir } from "node:os";
import { relative } from "node:path";
import { buildFixture, buildSite } from "../support/cli.ts";
import { configText, makeSite } from "../support/site.ts";

const TIMEOUT_MS = 60_000;

const CONFIG = configText({ presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]] });

/** Diagnostics as they are printed, without frames. */
function printed(text: string): string {
  return text
    .replace(/^ *\d* \|.*\n/gm, "")
    .replace(/\n\n/g, "\n")
    .trim();
}

test(
  "unresolved imports are reported, in pages of both tiers",
  async () => {
    await using built = await buildFixture({
      "docusaurus.config.mjs": CONFIG,
      "docs/index.mdx":
        "import Box from '../src/Boxes';\nimport Tab from '@theme/Tbas';\n\n# Home\n\n<Box /> <Tab /> <Unknown />\n",
      "docs/code.mdx":
        "import text from '!!raw-loader!./a.tx';\nimport Player from 'no-such-player';\n\nexport const n = 1;\n\n<Player n={n} /> {text}\n",
      "docs/a.txt": "text",
      "src/Box.jsx": "export default () => null;\n",
    });
    expect(printed(built.stderr)).toMatchInlineSnapshot(`
      "error[missing-module] The imported file \`docs/a.tx\` does not exist.
        docs/code.mdx:1:19
        help: Did you mean \`a.txt\`?
      error[missing-module] The imported package \`no-such-player\` is not installed.
        docs/code.mdx:2:21
        help: Add it to the site's \`package.json\` and install it there, or correct the name.
      error[missing-module] The imported file \`src/Boxes\` does not exist.
        docs/index.mdx:1:18
        help: Did you mean \`Box\`?
      error[missing-module] The theme has no module \`@theme/Tbas\`.
        docs/index.mdx:2:18
        help: Did you mean \`@theme/Tabs\`?
      Nothing built: 4 errors. \`build\` is unchanged."
    `);
  },
  TIMEOUT_MS,
);

test(
  "components without an import are reported once, also in partials and code, with the nearest name",
  async () => {
    await using built = await buildFixture({
      "docusaurus.config.mjs": CONFIG,
      "docs/index.mdx":
        'import Part from "./_part.mdx";\n\n# Home\n\n<Part /> <Part /> <Own /> <COMMIT>\n\n:::note **Title**\n\ntext\n\n:::\n',
      "docs/_part.mdx": "text\n\n<TabItm>a</TabItm>\n",
      "docs/code.mdx":
        "export const Local = () => null;\n\n<Local /> <Adminition>text</Adminition> <Whatever />\n\nimport Code from './_code.mdx';\n\n{[1].map((n) => <Code key={n} />)}\n",
      "docs/_code.mdx": "{[1].map((n) => <Nobody key={n} />)}\n",
      "src/theme/MDXComponents.js":
        'import Components from "@theme-original/MDXComponents";\nexport default { ...Components, Own: () => "own" };\n',
    });
    expect(printed(built.stderr)).toMatchInlineSnapshot(`
      "warning[unknown-component] Unknown component \`Nobody\`: neither the file nor the theme provides it, so only the text inside it is shown.
        docs/_code.mdx:1:18
        help: Import it at the top of the file, add it to \`src/theme/MDXComponents\`, or write \`\\<Nobody>\` if you mean text.
      warning[unknown-component] Unknown component \`TabItm\`: neither the file nor the theme provides it, so only the text inside it is shown.
        docs/_part.mdx:3:1
        help: Did you mean \`TabItem\`?
      warning[unknown-component] Unknown component \`Adminition\`: neither the file nor the theme provides it, so only the text inside it is shown.
        docs/code.mdx:3:11
        help: Did you mean \`Admonition\`?
      warning[unknown-component] Unknown component \`Whatever\`: neither the file nor the theme provides it, so only the text inside it is shown.
        docs/code.mdx:3:41
        help: Import it at the top of the file, add it to \`src/theme/MDXComponents\`, or write \`\\<Whatever>\` if you mean text.
      warning[unclosed-tag] The tag \`<COMMIT>\` is not closed before the text around it ends.
        docs/index.mdx:5:27
        help: Add \`</COMMIT>\`, or write \`\\<COMMIT>\` if you mean text."
      `);
  },
  TIMEOUT_MS,
);

test(
  "drawings are components where they are used as such, and style sheets hold without a name",
  async () => {
    await using built = await buildFixture({
      "docusaurus.config.mjs": CONFIG,
      "docs/index.mdx":
        'import Logo from "./logo.svg";\nimport "./page.css";\nimport Part from "./parts/_part.mdx";\n\n# Home\n\n<Logo width={20} /> <img src={Logo} alt="logo" />\n\n<Part />\n',
      "docs/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"/>',
      "docs/page.css": ".page { color: tomato; }",
      "docs/parts/_part.mdx": 'import Mark from "./mark.svg";\n\n<Mark role="img" />\n',
      "docs/parts/mark.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 6"/>',
    });
    expect(built.stderr).not.toContain("error");
    const main = await built.main("index.html");
    expect(main).toMatch(/<svg [^>]*viewBox="0 0 4 2"[^>]* width="20"/);
    expect(main).toMatch(/<svg [^>]*viewBox="0 0 6 6"[^>]* role="img"/);
    expect(main).toMatch(/<img [^>]*src="\/assets\/images\/logo-\w+\.svg"/);
    const styles = (await built.files()).find((path) => path.endsWith(".css")) ?? "";
    expect(await built.read(styles)).toContain("tomato");
  },
  TIMEOUT_MS,
);

test(
  "mistakes in imports of components and code pages name files from the site folder, wherever the command runs",
  async () => {
    const files = {
      "docusaurus.config.mjs": CONFIG,
      "docs/index.mdx": 'import { nope } from "../src/good.js";\n\n# Home\n\n{nope + 1}\n',
      "src/good.js": "export const good = 1;\n",
      "src/pages/a.jsx":
        'import x from "no-such-player";\nimport y from "half/nope";\nimport z from "./missing";\nimport styles from "./a.module.css";\nimport hook from "@theme/hooks/useThemeContext";\nimport own from "@theme/Tbas";\nimport icon from "@theme/IconLanguage";\nimport gone from "@site/src/Gone";\nexport default () => [x, y, z, styles.a, hook, own, icon, gone];\n',
      "src/pages/a.module.css": ".a { color: red;\n}}\n",
      "node_modules/half/package.json": '{ "name": "half", "exports": "./index.js" }',
      "node_modules/half/index.js": "",
    };
    const { "src/pages/a.jsx": _, "src/pages/a.module.css": __, ...rest } = files;
    await using site = await makeSite(files);
    await using other = await makeSite(rest);
    const [here, there] = await Promise.all([buildSite(site), buildSite(site, { cwd: tmpdir() })]);
    expect(printed(here.stderr)).toMatchInlineSnapshot(`
      "error[missing-module] The imported package \`no-such-player\` is not installed.
        src/pages/a.jsx:1:16
        help: Add it to the site's \`package.json\` and install it there, or correct the name.
      error[missing-module] The package \`half\` has no module \`half/nope\`.
        src/pages/a.jsx:2:16
        help: Correct the path: only what \`exports\` in its \`package.json\` lists can be imported, if it has that field.
      error[missing-module] The imported file \`src/pages/missing\` does not exist.
        src/pages/a.jsx:3:16
        help: Add the file, or correct the path.
      error[missing-module] The theme has no module \`@theme/hooks/useThemeContext\`.
        src/pages/a.jsx:5:19
        help: Import hooks from \`@docusaurus/theme-common\`: the format has them there since its first beta releases.
      error[missing-module] The theme has no module \`@theme/Tbas\`.
        src/pages/a.jsx:6:18
        help: Did you mean \`@theme/Tabs\`?
      error[missing-module] The theme has no module \`@theme/IconLanguage\`.
        src/pages/a.jsx:7:19
        help: Did you mean \`@theme/Icon/Language\`?
      error[missing-module] The imported file \`src/Gone\` does not exist.
        src/pages/a.jsx:8:19
        help: Add the file, or correct the path.
      error[bundle-error] The \`}\` closes nothing.
        src/pages/a.module.css:2:2
        help: Remove it, or add the \`{\` before it.
      Nothing built: 8 errors. \`build\` is unchanged."
    `);
    const prefix = relative(tmpdir(), site.dir);
    expect(there.stderr.replaceAll(`${prefix}/`, "")).toBe(here.stderr);
    const [fromHere, fromThere] = await Promise.all([buildSite(other), buildSite(other, { cwd: tmpdir() })]);
    expect(printed(fromHere.stderr)).toMatchInlineSnapshot(`
      "error[missing-export] \`src/good.js\` has no export \`nope\`.
        docs/index.mdx:1:23
        help: Export it there, or correct the import.
      Nothing built: 1 error. \`build\` is unchanged."
    `);
    expect(fromThere.stderr).toContain("`src/good.js` has no export `nope`.");
  },
  TIMEOUT_MS,
);

test("a missing package is reported at its import, even if the bundler reports the first line", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": configText({ presets: [["classic", { docs: false, blog: false }]] }),
    "src/pages/index.tsx":
      'import React, { lazy, Suspense } from "react";\nconst Late = lazy(() => import("../Late"));\nexport default () => <Suspense><Late /></Suspense>;\n',
    "src/Late.tsx":
      'import { useRef, type X } from "react";\nimport * as a from "half/esm/x.js";\nimport { b } from "@no/such";\nexport default () => <p>{String(a)}{String(b)}</p>;\n',
    "node_modules/half/package.json": '{ "name": "half", "exports": "./index.js" }',
    "node_modules/half/index.js": "",
  });
  expect(printed(built.stderr)).toMatchInlineSnapshot(`
    "error[missing-module] The package \`half\` has no module \`half/esm/x.js\`.
      src/Late.tsx:2:21
      help: Correct the path: only what \`exports\` in its \`package.json\` lists can be imported, if it has that field.
    error[missing-module] The imported package \`@no/such\` is not installed.
      src/Late.tsx:3:20
      help: Add it to the site's \`package.json\` and install it there, or correct the name.
    Nothing built: 2 errors. \`build\` is unchanged."
  `);
});

test("a name that a module lacks is reported with the module that has it, or with a similar name", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": configText({ presets: [["classic", { docs: false, blog: false }]] }),
    "src/pages/index.jsx": `import { useLockBodyScroll, useColorMod, useSomethingElse } from "@docusaurus/theme-common";
import { none } from "@theme/Layout";
import { left } from "../sides";
import Box from "../sides";
import { Old } from "@a/pack";
export default () => [useLockBodyScroll, useColorMod, useSomethingElse, none, left, <Box />, <Old />];
`,
    "node_modules/@a/pack/package.json": '{ "name": "@a/pack", "type": "module", "exports": "./lib/index.js" }',
    "node_modules/@a/pack/lib/index.js": "export const New = 1;\n",
    "src/sides.js": "export const right = 1;\n",
  });
  expect(printed(built.stderr)).toMatchInlineSnapshot(`
    "error[missing-export] \`@docusaurus/theme-common\` has no export \`useLockBodyScroll\`.
      src/pages/index.jsx:1:10
      help: Import it from \`@docusaurus/theme-common/internal\`.
    error[missing-export] \`@docusaurus/theme-common\` has no export \`useColorMod\`.
      src/pages/index.jsx:1:29
      help: Did you mean \`useColorMode\`?
    error[missing-export] \`@docusaurus/theme-common\` has no export \`useSomethingElse\`.
      src/pages/index.jsx:1:42
      help: Correct the name, or write your own function in the site.
    error[missing-export] \`@theme/Layout\` has no export \`none\`.
      src/pages/index.jsx:2:10
      help: Correct the name, or write your own function in the site.
    error[missing-export] \`src/sides.js\` has no export \`left\`.
      src/pages/index.jsx:3:10
      help: Export it there, or correct the import.
    error[missing-export] \`src/sides.js\` has no default export.
      src/pages/index.jsx:4:8
      help: Export it there, or correct the import.
    error[missing-export] \`node_modules/@a/pack/lib/index.js\` has no export \`Old\`.
      src/pages/index.jsx:5:10
      help: Correct the import, or install the release of \`@a/pack\` that has it.
    Nothing built: 7 errors. \`build\` is unchanged."
  `);
});

test(
  "missing modules are reported beside broken images and links",
  async () => {
    await using built = await buildFixture({
      "docusaurus.config.mjs": CONFIG,
      "docs/index.mdx": "import Player from 'no-such-player';\n\n# Home\n\n![x](/x.png) [gone](/gone) <Player />\n",
    });
    expect(printed(built.stderr)).toMatchInlineSnapshot(`
      "error[missing-module] The imported package \`no-such-player\` is not installed.
        docs/index.mdx:1:21
        help: Add it to the site's \`package.json\` and install it there, or correct the name.
      error[broken-image] Broken image \`/x.png\`: no file \`static/x.png\`.
        docs/index.mdx:5:6
        help: Add the file or correct the path; \`markdown.hooks.onBrokenMarkdownImages\` relaxes this check.
      error[broken-link] Broken link \`/gone\`: no page at \`/gone\`.
        docs/index.mdx:5:21
        help: \`onBrokenLinks\` relaxes this check.
      Nothing built: 3 errors. \`build\` is unchanged."
    `);
  },
  TIMEOUT_MS,
);

test(
  "data of a plugin that failed is not reported as missing",
  async () => {
    await using built = await buildFixture({
      "docusaurus.config.js": `module.exports = {
  title: "Test",
  url: "https://example.com",
  baseUrl: "/",
  presets: [["classic", { docs: false, blog: false }]],
  plugins: [() => ({ name: "data", loadContent: () => Promise.reject(new Error("no network")) })],
};`,
      "src/pages/index.js":
        "import data from '@generated/data/default/a.json';\nexport default function Home() {\n  return data.name;\n}\n",
    });
    expect(built.stderr).toContain("no network");
    expect(built.stderr).toContain("Nothing built: 1 error.");
  },
  TIMEOUT_MS,
);
