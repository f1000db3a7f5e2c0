/** Keeps the rules of CONTRIBUTING.md and src/DESIGN.md, and shows for each that it notices a breach. */

import { describe, expect, test } from "bun:test";
import { findFiles } from "../src/content/files.ts";
import * as rules from "./support/architecture.ts";
import type { Project } from "./support/imports.ts";
import { projectDir } from "./support/paths.ts";

const INCLUDED = ["*.{ts,json,toml,md,lock}", ".ci/*", "{src,theme,scripts,bench,test}/**/*.{ts,tsx,mjs,css,json,md}"];
const EXCLUDED = ["test/sites/**", "test/markdown/cases/**", "test/llms/cases/**", "test/**/fixtures/**"];

interface Case {
  readonly title: string;
  readonly rule: rules.Rule;
  /** A project that breaks the rule, beside things that do not. */
  readonly planted: Readonly<Record<string, string>>;
  readonly noticed: readonly string[];
}

const cases: readonly Case[] = [
  {
    title: "imports go only to earlier stages",
    rule: rules.importsGoBackwards,
    planted: {
      "src/config/a.ts": 'import { b } from "../graph/b.ts";\nimport { c } from "../model/c.ts";\nb(c);',
      "src/graph/b.ts": 'import type { A } from "../config/a.ts";\nimport { type D, type E } from "../emit/d.ts";',
      "src/model/c.ts": 'export type { A } from "../config/a.ts";\nexport type C = import("../pipeline.ts").P;',
      "src/markdown/e.ts": 'export const e = () => import("../emit/e.ts");',
      "src/plugins/blog/f.ts": 'import { g } from "../docs/g.ts";\nimport { h } from "../registry.ts";\ng(h);',
    },
    noticed: [
      "src/config/a.ts: imports the later stage src/graph/b.ts",
      "src/graph/b.ts: imports the later stage src/emit/d.ts",
      "src/model/c.ts: imports the later stage src/config/a.ts",
      "src/model/c.ts: imports the later stage src/pipeline.ts",
      "src/markdown/e.ts: imports the later stage src/emit/e.ts",
      "src/plugins/blog/f.ts: imports the plugin src/plugins/docs/g.ts",
    ],
  },
  {
    title: "plugins are known by their verbs",
    rule: rules.pluginsAreKnownByTheirVerbs,
    planted: {
      "src/model/docs.ts": "",
      "src/plugins/docs/plugin.ts":
        'import type { D } from "../../model/docs.ts";\nexport const name = "plugin-content-docs";',
      "src/plugins/sitemap/plugin.ts": 'import type { D } from "../../model/docs.ts";',
      "src/plugins/registry.ts": 'import { docs } from "./docs/plugin.ts";\ndocs();',
      "src/render/a.ts": 'import { docs } from "../plugins/docs/plugin.ts";\ndocs();',
      "src/llms/b.ts": 'import type { D } from "../model/docs.ts";',
      "src/graph/c.ts":
        'import { d } from "./plugin-content-of.ts";\nexport const c = d("docusaurus-plugin-content-blog");',
      "src/graph/plugin-content-of.ts": "",
      "src/commands/d.ts": 'import type { D } from "../model/docs.ts";',
      "src/pipeline.ts": 'import { docs } from "./plugins/docs/plugin.ts";\ndocs();',
    },
    noticed: [
      "src/render/a.ts: imports the plugin src/plugins/docs/plugin.ts",
      "src/plugins/sitemap/plugin.ts: imports src/model/docs.ts, which is of single plugins",
      "src/llms/b.ts: imports src/model/docs.ts, which is of single plugins",
      "src/graph/c.ts: names the plugin docusaurus-plugin-content-blog",
    ],
  },
  {
    title: "what runs in pages is free of Bun, Node and the generator",
    rule: rules.pagesAreFreeOfTheGenerator,
    planted: {
      "src/runtime/a.ts":
        'import { join } from "node:path";\nimport { joinUrl } from "../url/paths.ts";\njoin(joinUrl());',
      "src/runtime/api/b.tsx": 'import { Glob } from "bun";\nimport { c } from "../../config/c.ts";\nnew Glob(c);',
      "theme/Footer/index.tsx":
        'import type { Graph } from "../../src/model/graph.ts";\nimport { test } from "bun:test";\ntest();',
      "src/config/c.ts": 'import { join } from "node:path";\njoin();',
    },
    noticed: [
      "src/runtime/a.ts: imports node:path",
      "src/runtime/api/b.tsx: imports bun",
      "src/runtime/api/b.tsx: imports the generator's src/config/c.ts",
      "theme/Footer/index.tsx: imports bun:test",
    ],
  },
  {
    title: "browsers and the server share what both run, and nothing else",
    rule: rules.sidesAreApart,
    planted: {
      "src/runtime/shared/a.ts":
        'import { b } from "../browser/b.ts";\nimport type { B } from "../browser/b.ts";\nimport { c } from "../api/c.ts";\nb(c);',
      "src/runtime/browser/b.ts": 'import { d } from "../server/d.ts";\nd();',
      "src/runtime/api/c.ts": 'import { b } from "../browser/b.ts";\nimport { d } from "../server/d.ts";\nb(d);',
      "src/runtime/server/d.ts": 'import type { B } from "../browser/b.ts";\nimport { e } from "../shared/e.ts";\ne();',
      "src/runtime/shared/e.ts":
        'export const e = () => import("../browser/b.ts");\nexport const f = () => import("../server/d.ts");',
    },
    noticed: [
      "src/runtime/shared/a.ts: imports src/runtime/browser/b.ts",
      "src/runtime/browser/b.ts: imports src/runtime/server/d.ts",
      "src/runtime/api/c.ts: imports src/runtime/server/d.ts",
      "src/runtime/shared/e.ts: imports src/runtime/server/d.ts",
    ],
  },
  {
    title: "the generator knows neither React nor the theme",
    rule: rules.generatorIsFreeOfReact,
    planted: {
      "src/render/a.ts":
        'import { renderToString } from "react-dom/server";\nimport Link from "@docusaurus/Link";\nrenderToString(Link);',
      "src/bundle/b.ts": 'import React from "react";\nimport theme from "../../theme/index.ts";\nReact(theme);',
      "theme/Footer/index.tsx": 'import { useState } from "react";\nuseState();',
      "cli.ts": 'import { App } from "./src/runtime/shared/app/App.tsx";\nApp();',
      "src/runtime/shared/app/App.tsx": "",
    },
    noticed: [
      "src/render/a.ts: imports react-dom/server",
      "src/render/a.ts: imports @docusaurus/Link",
      "cli.ts: imports ./src/runtime/shared/app/App.tsx",
    ],
  },
  {
    title: "the theme reaches the runtime through public names",
    rule: rules.themeUsesPublicNames,
    planted: {
      "theme/Footer/index.tsx":
        'import Link from "../../src/runtime/api/Link.tsx";\nimport Head from "@docusaurus/Head";\nLink(Head);',
      "src/runtime/api/Link.tsx": "",
    },
    noticed: ["theme/Footer/index.tsx: imports ../../src/runtime/api/Link.tsx, which has a public name"],
  },
  {
    title: "no files import one another in a ring",
    rule: rules.noCycles,
    planted: {
      "src/a.ts": 'import { b } from "./b.ts";\nb();',
      "src/b.ts": 'import { c } from "./deep/c.ts";\nc();',
      "src/deep/c.ts": 'export const c = () => import("../a.ts");',
      "src/d.ts": 'import type { E } from "./e.ts";\nexport type D = E;',
      "src/e.ts": 'import { type D, type F } from "./d.ts";\nexport type E = D | F;',
      "theme/Item/index.tsx": 'import Items from "@theme/Items";\nItems();',
      "theme/Items/index.tsx": 'import Item from "@theme/Item";\nItem();',
    },
    noticed: ["src/a.ts → src/b.ts → src/deep/c.ts → src/a.ts", "src/d.ts → src/e.ts → src/d.ts"],
  },
  {
    title: "no file is longer than 300 lines",
    rule: rules.filesAreShort,
    planted: { "src/a.ts": "\n".repeat(301), "theme/b.css": "\n".repeat(300), "test/c.ts": "\n".repeat(999) },
    noticed: ["src/a.ts: 301 lines, 300 are allowed"],
  },
  {
    title: "nothing is called utils, helpers or common",
    rule: rules.namesSaySomething,
    planted: {
      "src/utils/a.ts": "",
      "src/url-helpers.ts": "",
      "theme/Common/index.tsx": "",
      "src/runtime/api/theme-common.ts": "",
      "src/runtime/shared/theme-common/tabs.ts": "",
      "src/runtime/shared/theme-common/utils.ts": "",
      "src/uncommon.ts": "",
    },
    noticed: [
      "src/utils/a.ts",
      "src/url-helpers.ts",
      "theme/Common/index.tsx",
      "src/runtime/shared/theme-common/utils.ts",
    ].map((path) => `${path}: the name says nothing`),
  },
  {
    title: "files are named in kebab case or, as components, in Pascal case",
    rule: rules.namesAreUniform,
    planted: {
      "src/config/loadSite.ts": "",
      "src/config/LoadSite.ts": "",
      "src/config/load-site.ts": "",
      "theme/NavbarItem/DefaultNavbarItem.tsx": "",
      "src/runtime/api/useBaseUrl.ts": "",
      "test/config/load_site.test.ts": "",
    },
    noticed: ["src/config/loadSite.ts", "src/config/LoadSite.ts", "test/config/load_site.test.ts"].map(
      (path) => `${path}: neither kebab-case.ts nor PascalCase.tsx`,
    ),
  },
  {
    title: "files say what they are for",
    rule: rules.filesSayWhatTheyAreFor,
    planted: {
      "src/a.ts": "\n/** A. */",
      "src/b.ts": "/** B. */",
      "cli.ts": "#!/usr/bin/env bun\n/** C. */",
      "src/one.ts": 'export { a } from "./a.ts";\n\nexport interface One {}\n\n/** One. */\nexport const one = 1;\n',
      "src/plain.ts": 'import { a } from "./a.ts";\n\n/** Two. */\nconst two = a;\n\nexport const plain = two;\n',
      "src/two.ts": "export const one = 1;\n\n/** Two. */\nexport const two = 2;\n",
    },
    noticed: ["src/a.ts", "src/plain.ts", "src/two.ts"].map(
      (path) => `${path}: begins with no comment, and is not explained by that of its only export`,
    ),
  },
  {
    title: "modules hold no state",
    rule: rules.modulesHoldNoState,
    planted: {
      "src/a.ts":
        "let count = 0;\nexport var total;\nconst seen = new Set<string>();\nconst byName: Index = new Map();",
      "src/b.ts": "const list: string[] = [];\nexport const table = {};\nconst fixed = new Set([1]);\nconst one = [1];",
      "src/d.ts": "const NONE: readonly string[] = [];\nconst NO_NAMES: ReadonlyMap<string, string> = new Map();",
      "src/c.ts": "function f() {\n  let count = 0;\n  const seen = new Set();\n}\nletter();",
    },
    noticed: [
      "src/a.ts:1: let count = 0;",
      "src/a.ts:2: export var total;",
      "src/a.ts:3: const seen = new Set<string>();",
      "src/a.ts:4: const byName: Index = new Map();",
      "src/b.ts:1: const list: string[] = [];",
      "src/b.ts:2: export const table = {};",
    ],
  },
  {
    title: "the type checker and the linter are not silenced",
    rule: rules.checkersAreNotSilenced,
    planted: {
      "src/a.ts": `// @ts-${"ignore"}\nconst a = b as any;\nfunction f(x: any, y: Many): any[] {}`,
      "src/b.ts": `// oxlint-${"disable"}-next-line\nconst text = "(any page)"; // at any rate: any time`,
    },
    noticed: [
      `src/a.ts:1: // @ts-${"ignore"}`,
      "src/a.ts:2: const a = b as any;",
      "src/a.ts:3: function f(x: any, y: Many): any[] {}",
      `src/b.ts:1: // oxlint-${"disable"}-next-line`,
    ],
  },
  {
    title: "nothing names a machine's folders or a registry",
    rule: rules.nothingIsLocal,
    planted: {
      "src/a.ts": `const dir = "/${"root"}/site";`,
      "bun.lock": `"https://registry.${"npmjs"}.org/a"`,
      "src/b.ts": 'const url = "https://example.com/work/b"; const path = "docs/root/c";',
    },
    noticed: [`src/a.ts: names /${"root"}/s`, `bun.lock: names registry.${"npmjs"}`],
  },
  {
    title: "spelling is American",
    rule: rules.spellingIsAmerican,
    planted: {
      "src/site-colours.ts": "",
      "src/b.ts": "const isNeighbourOf = 1;",
      "src/c.ts": "const colors = otherwise;",
      "test/d.ts": "const colour = 1;",
    },
    noticed: ["src/site-colours.ts: contains `colour`", "src/b.ts: contains `Neighbour`"],
  },
  {
    title: "the design names all folders",
    rule: rules.designNamesAllFolders,
    planted: {
      "src/DESIGN.md": "`prose/`\n| stage | folder |\n|---|---|\n| a | `a/` |\n| b | `b/<name>/`, `c/` | `dist/` |",
      "src/a/x.ts": "",
      "src/b/deep/x.ts": "",
      "src/d/x.ts": "",
      "src/e.ts": "",
    },
    noticed: ["src/d/: is not in the table of src/DESIGN.md", "src/DESIGN.md: names src/c/, which does not exist"],
  },
];

describe("in this project", async () => {
  const project = await readProject();
  for (const { title, rule } of cases) test(title, () => expect(rule(project)).toEqual([]));
});

describe("violations are found:", () => {
  for (const { title, rule, planted, noticed } of cases) {
    test(title, () => expect(rule(new Map(Object.entries(planted)))).toEqual([...noticed]));
  }
});

async function readProject(): Promise<Project> {
  const paths = await findFiles({ dir: projectDir, include: INCLUDED, exclude: EXCLUDED });
  const texts = await Promise.all(paths.map((path) => Bun.file(`${projectDir}/${path}`).text()));
  return new Map(paths.map((path, index) => [path, texts[index] ?? ""]));
}
