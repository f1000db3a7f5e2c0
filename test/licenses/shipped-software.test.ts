/** Nothing is shipped without its license: neither in the executable nor in a built site. */

import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { join } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { bundledFiles } from "../../src/bundle/chunks/bundled-files.ts";
import { readAllLicenses } from "../../src/licenses/installed-licenses.ts";
import { packageFolders, readPackageLicenses } from "../../src/licenses/package-license.ts";
import type { PackageLicense } from "../../src/model/license.ts";
import { buildFixture, runCli } from "../support/cli.ts";
import { projectDir } from "../support/paths.ts";
import { configText } from "../support/site.ts";

// Every test starts the program, and the first build makes the theme.
setDefaultTimeout(30_000);

const titleOf = ({ name, version }: PackageLicense): string => `${name} ${version}`;

describe("the executable", () => {
  const all = readAllLicenses(projectDir);
  const titles = new Set(all.map(titleOf));

  test("has a license text for Veloci, Bun, and each dependency in package.json", () => {
    expect(all.slice(0, 2).map(titleOf)).toEqual([
      `veloci ${manifest.version}`,
      `bun ${manifest.optionalDependencies.bun}`,
    ]);
    expect(all[1]?.text).toMatch(/Bun itself is MIT-licensed.*JavaScriptCore.*LGPL-2/s);
    const names = new Set(all.map(({ name }) => name));
    expect(Object.keys(manifest.dependencies).filter((name) => !names.has(name))).toEqual([]);
    expect(all.filter(({ text }) => text === "")).toEqual([]);
  });

  test("has one for each package that is bundled into it", async () => {
    const entrypoints = ["cli.ts", "src/emit/writer-thread.ts"].map((path) => join(projectDir, path));
    const bundled = bundledFiles(await Bun.build({ entrypoints, target: "bun", metafile: true }), projectDir);
    const packages = readPackageLicenses(packageFolders(bundled)).map(titleOf);
    expect(packages.length).toBeGreaterThan(50);
    expect(packages.filter((title) => !titles.has(title))).toEqual([]);
  });

  test("prints them", async () => {
    const { code, stdout, stderr } = await runCli(["licenses"]);
    expect([code, stderr]).toEqual([0, ""]);
    for (const title of titles) expect(stdout).toMatch(new RegExp(`^${RegExp.escape(title)}(?: |$)`, "m"));
    const json = await runCli(["licenses", "--json"]);
    expect(JSON.parse(json.stdout)).toEqual({ ok: true, diagnostics: [], packages: all });
  });
});

describe("a built site", () => {
  const FILE = "assets/js/LICENSES.txt";
  const titlesIn = (text: string): string[] =>
    Array.from(text.matchAll(/^(\S+) \d+\.\d+\.\d\S*(?: |$)/gm), ([, name = ""]) => name);

  const SITE = {
    "docusaurus.config.mjs": configText({ presets: [["classic", { blog: false }]] }),
    "docs/a.md": "---\nslug: /\n---\n\n# A\n",
    "src/pages/index.md": "# Home\n",
  };

  test("has those of the theme's scripts and styles in one file, which they point to", async () => {
    await using built = await buildFixture(SITE);
    expect(built.stderr).toBe("");
    expect(titlesIn(await built.read(FILE))).toMatchInlineSnapshot(`
      [
        "veloci",
        "@algolia/client-common",
        "@algolia/requester-browser-xhr",
        "algoliasearch",
        "@jridgewell/gen-mapping",
        "@jridgewell/sourcemap-codec",
        "@jridgewell/trace-mapping",
        "@jridgewell/resolve-uri",
        "axios",
        "clsx",
        "infima",
        "lines-and-columns",
        "loglevel",
        "meilisearch",
        "minisearch",
        "react-dom",
        "react",
        "scheduler",
        "sucrase",
        "ts-interface-checker",
        "tslib",
        "typesense",
        "workbox-core",
        "workbox-precaching",
        "workbox-routing",
        "workbox-strategies",
        "workbox-window",
      ]
    `);
    const files = await built.files();
    const entry = files.find((path) => /^assets\/js\/site-\w+\.js$/.test(path)) ?? "";
    const sheet = files.find((path) => /^assets\/css\/styles\.\w+\.css$/.test(path)) ?? "";
    expect(await built.read(entry)).toStartWith("// Licenses: LICENSES.txt\n");
    expect(await built.read(sheet)).toEndWith("\n/* Licenses: ../js/LICENSES.txt */\n");
  });

  test("has those of formulas, diagrams and the packages of its own code as well", async () => {
    const manifestOf = (name: string, license?: string) =>
      JSON.stringify({ name, version: "1.2.3", main: "i.js", license });
    await using built = await buildFixture({
      ...SITE,
      "docusaurus.config.mjs": configText({ presets: [["classic", { blog: false }]], markdown: { mermaid: true } }),
      "docs/a.md": "---\nslug: /\n---\n\n# A\n\n$$\nx^2\n$$\n",
      "src/pages/own.jsx": `import { text } from "@own/with"; import more from "without"; export default () => text + more;`,
      "node_modules/@own/with/package.json": manifestOf("@own/with", "MIT"),
      "node_modules/@own/with/i.js": `import { part } from "nested"; export const text = part + "own";`,
      "node_modules/@own/with/LICENSE": "Copyright of the package with a licence\n",
      "node_modules/@own/with/node_modules/nested/package.json": manifestOf("nested"),
      "node_modules/@own/with/node_modules/nested/i.js": `export const part = "a"; export const unused = "b";`,
      "node_modules/without/package.json": manifestOf("without", "Apache-2.0"),
      "node_modules/without/i.js": `export default "c";`,
      "node_modules/unused/package.json": manifestOf("unused", "MIT"),
    });
    expect(built.stderr).toBe("");
    const text = await built.read(FILE);
    const titles = titlesIn(text);
    for (const name of ["react", "katex", "mermaid", "d3-sankey", "@own/with", "nested", "without"])
      expect(titles).toContain(name);
    expect(titles).not.toContain("unused");
    expect(text).toContain("Copyright of the package with a licence");
    expect(text).toContain("\nwithout 1.2.3 (Apache-2.0)\n");
    expect(titles.length).toBeGreaterThan(60);
  });
});
