/** The bundled modules of a site in a second build. */

import { expect, test } from "bun:test";
import { join } from "node:path";
import { keepModules, type KeptModules, type KeptRequest, type MadeModules } from "../../src/bundle/kept-modules.ts";
import { NO_BUNDLER_SETTINGS } from "../../src/model/bundler-settings.ts";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { useTemporaryFolders } from "../emit/temporary-folder.ts";
import { hashFiles } from "../support/built-files.ts";
import { runCli } from "../support/cli.ts";
import { makeSite, type TestSite } from "../support/site.ts";

const makeFolder = useTemporaryFolders();

const page = (body: string) =>
  `import { label } from "../parts/label";\nexport default () => <main>${body} {label}</main>;\n`;

const SITE = {
  "docs/a.mdx": 'import Own from "@site/src/components/Own";\n\n# A\n\nText. <Own />\n',
  "src/components/Own.jsx": 'import "./own.css";\nexport default () => <b className="own">own</b>;\n',
  "src/components/own.css": ".own { color: red }\n",
  "src/pages/index.jsx": page("one"),
  "src/parts/label.ts": 'export const label = "label";\n',
  "src/css/custom.scss": '@use "colors";\n.own { color: colors.$main }\n',
  "src/css/_colors.scss": "$main: blue;\n",
  "node_modules/it/package.json": '{ "name": "it", "main": "a.js" }',
  "node_modules/it/a.js": 'module.exports = "first";\n',
  "node_modules/it/b.js": 'module.exports = "second";\n',
  "docusaurus.config.mjs":
    'export default { title: "T", url: "https://example.com", baseUrl: "/", plugins: ["docusaurus-plugin-sass"], presets: [["classic", { blog: false, theme: { customCss: "./src/css/custom.scss" } }]], themeConfig: { socialCards: false } };\n',
};

/** Files long before the build, as after a checkout: one that was just written is bundled again. */
async function makeOldSite(): Promise<TestSite> {
  const site = await makeSite(SITE);
  await age(site);
  return site;
}

async function age(site: TestSite): Promise<void> {
  // The system sets the time of a change itself.
  await Bun.sleep(60);
  expect(await site.exists("docs/a.mdx")).toBe(true);
}

const CHANGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "a text": { "docs/a.mdx": `${SITE["docs/a.mdx"]}\nMore.\n` },
  "a component": { "src/components/Own.jsx": SITE["src/components/Own.jsx"].replace("own</b>", "other</b>") },
  "a style sheet that a component imports": { "src/components/own.css": ".own { color: green }\n" },
  "a part of a Sass sheet": { "src/css/_colors.scss": "$main: gold;\n" },
  "a page that imports a package": { "src/pages/index.jsx": `import it from "it";\n${page("{it}")}` },
  "a package": { "node_modules/it/package.json": '{ "name": "it", "main": "b.js" }' },
  "a file that an import now leads to": { "src/parts/label.tsx": 'export const label = "label of another file";\n' },
  "a component of the theme": { "src/theme/Footer.jsx": "export default () => <footer>Own footer</footer>;\n" },
};

test("a build with kept modules writes what a clean one does", async () => {
  await using site = await makeOldSite();
  const build = async (...options: string[]) => {
    const { code, stderr } = await runCli(["build", site.dir, ...options]);
    expect([code, stderr]).toEqual([0, ""]);
  };
  await build();
  for (const [name, files] of Object.entries(CHANGES)) {
    for (const [path, text] of Object.entries(files)) await site.write(path, text);
    await age(site);
    const clean = join(makeFolder(), "clean");
    await build();
    await build("--no-cache", "--out-dir", clean);
    expect({ name, files: await hashFiles(site.path("dist")) }).toEqual({ name, files: await hashFiles(clean) });
  }
});

interface Run {
  readonly settings?: Partial<typeof NO_BUNDLER_SETTINGS>;
  readonly names?: string;
  readonly problem?: Diagnostic;
}

/** Makes the function that takes or makes the modules of a site, and returns whether it had to make them. */
function makeRuns(site: TestSite): (run?: Run) => Promise<{ readonly isMade: boolean; readonly problems: number }> {
  const known = new Map<string, string>();
  const memo = {
    get: (key: string) => JSON.parse(known.get(key) ?? "null") ?? undefined,
    put: (key: string, value: KeptModules) => void known.set(key, JSON.stringify(value)),
  };
  return async ({ settings = {}, names = "names", problem }: Run = {}) => {
    const report = makeReporter();
    const bundler = { ...NO_BUNDLER_SETTINGS, ...settings };
    const request = {
      siteDir: site.dir,
      settings: { bundler: () => bundler },
      sheets: {},
      modules: {},
      provided: { generated: {} },
      candidates: () => [],
      documents: { "docs/a.mdx": {} },
      report,
      cache: { memo, names },
    } as unknown as KeptRequest;
    let isMade = false;
    const made: MadeModules = {
      built: {
        files: { "a.js": "a" },
        copies: {},
        styles: "",
        licenses: [],
        sources: [site.path("src/parts/label.ts"), site.path("node_modules/it/a.js"), "/no/such/module"],
        server: { script: "s", importers: new Map([["a", [{ file: "b", specifier: "./a" }]]]) },
      },
      componentKinds: { plain: new Set(["a#default"]), inspecting: new Set() },
      compilerInputs: [],
    };
    const result = await keepModules(request, async () => {
      isMade = true;
      if (problem) report.add(problem);
      return made;
    });
    expect(result).toEqual(made);
    return { isMade, problems: report.diagnostics.length };
  };
}

const KEPT = { isMade: false, problems: 0 };
const MADE = { isMade: true, problems: 0 };

test("modules are taken from the last run until something changes that the bundler may look at", async () => {
  await using site = await makeOldSite();
  const run = makeRuns(site);
  expect(await run()).toEqual(MADE);
  expect(await run()).toEqual(KEPT);
  await site.write("src/parts/label.ts", 'export const label = "other";\n');
  // Just written, so they are made again until time has passed.
  expect([await run(), await run()]).toEqual([MADE, MADE]);
  await age(site);
  expect([await run(), await run()]).toEqual([MADE, KEPT]);
  await site.write("src/parts/label.tsx", "");
  await age(site);
  expect([await run(), await run()]).toEqual([MADE, KEPT]);
  await site.write("src/parts/folder/file.ts", "");
  await site.write("src/parts/.hidden", "");
  expect(await run()).toEqual(KEPT);
  await site.write("node_modules/it/package.json", "{}");
  await age(site);
  expect([await run(), await run()]).toEqual([MADE, KEPT]);
  await site.write("node_modules/added/package.json", "{}");
  expect([await run(), await run()]).toEqual([MADE, KEPT]);
  await site.write("tsconfig.json", '{ "extends": "./own/base" }');
  expect([await run(), await run()]).toEqual([MADE, KEPT]);
  await site.write("own/base.json", '{ "extends": ["../tsconfig.json"], "compilerOptions": { "paths": {} } }');
  expect([await run(), await run()]).toEqual([MADE, KEPT]);
  expect([await run({ names: "others" }), await run({ names: "others" })]).toEqual([MADE, KEPT]);
  const settings = { define: { ANSWER: "42" } };
  expect([await run({ settings }), await run({ settings })]).toEqual([MADE, KEPT]);
});

test("modules that the site's code changes are made each time", async () => {
  await using site = await makeOldSite();
  const run = makeRuns(site);
  const rules = [{ test: /a/, as: "script", change: async () => "" }] as const;
  const names = [{ test: /a/, rename: () => false as const }] as const;
  for (const settings of [{ rules }, { names }, { loaders: { own: "/own.js" } }])
    expect([await run({ settings }), await run({ settings })]).toEqual([MADE, MADE]);
});

test("problems are reported again; with one in a document, whose lines may move, modules are made again", async () => {
  await using site = await makeOldSite();
  const problem = (file: string): Diagnostic => ({ code: "invalid-css", severity: "warning", message: "No.", file });
  const ofSheet = makeRuns(site);
  expect(await ofSheet({ problem: problem("src/css/custom.scss") })).toEqual({ isMade: true, problems: 1 });
  expect(await ofSheet()).toEqual({ isMade: false, problems: 1 });
  const ofDocument = makeRuns(site);
  expect(await ofDocument({ problem: problem("docs/a.mdx") })).toEqual({ isMade: true, problems: 1 });
  expect(await ofDocument()).toEqual(MADE);
});
