/** The command line refuses to build over anything that Veloci did not write, and what was there stays. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { readdirSync, symlinkSync } from "node:fs";
import { type CliOptions, runCli } from "../support/cli.ts";
import { configText, makeSite, type TestSite } from "../support/site.ts";

// Each test runs the command line, which takes long on a busy machine.
setDefaultTimeout(60_000);

const FILES = {
  "repo/site/docs/a.md": "# A\n",
  "repo/site/versions.json": '["1.0"]',
  "repo/site/versioned_docs/version-1.0/a.md": "# A\n",
  "repo/site/versioned_sidebars/version-1.0-sidebars.json": "{}",
  "repo/site/src/pages/index.md": "# Home\n",
  "repo/site/static/logo.svg": "<svg/>",
  "repo/site/i18n/README.txt": "precious",
  "repo/site/data/list.yml": "a: 1",
  "repo/site/docusaurus.config.mjs": configText({ plugins: ["../plugins/own.js"] }),
  "repo/plugins/own.js": `module.exports = () => ({ name: "own", getPathsToWatch: () => ["data/**/*.yml", "later/*"] });\n`,
  "repo/notes/todo.txt": "precious",
  "home/.profile": "precious",
};

let root: TestSite;

beforeAll(async () => {
  root = await makeSite({ ...FILES, "docusaurus.config.mjs": "" });
  symlinkSync("../notes", root.path("repo/site/linked"));
  symlinkSync("docs", root.path("repo/site/dist"));
});

afterAll(() => root.remove());

/** Builds from `repo/`, whose owner's home is `home/`. */
function build(words: readonly string[] = [], options: CliOptions = {}) {
  return runCli(["build", "site", ...words], { cwd: root.path("repo"), ...options });
}

test.each([
  ["site", "is the site folder"],
  [".", "is the current folder"],
  ["..", "contains the site folder"],
  ["../home", "is your home folder"],
  ["site/docs", "is a folder that `docusaurus-plugin-content-docs` reads"],
  ["site/docs/dist", "is inside a folder that `docusaurus-plugin-content-docs` reads"],
  ["site/versioned_docs", "is a folder that `docusaurus-plugin-content-docs` reads"],
  ["site/versioned_docs/version-1.0", "is inside a folder that `docusaurus-plugin-content-docs` reads"],
  ["site/versioned_sidebars", "is a folder that `docusaurus-plugin-content-docs` reads"],
  ["site/blog", "is a folder that `docusaurus-plugin-content-blog` reads"],
  ["site/static", "is the static folder `static`"],
  ["site/static/x", "is inside the static folder `static`"],
  ["site/src", "is the folder `src` of the site"],
  ["site/src/dist", "is inside the folder `src` of the site"],
  ["site/i18n", "is the folder of translations"],
  ["site/data", "is a folder that `own` reads"],
  ["site/later/x", "is inside a folder that `own` reads"],
  ["plugins", "contains a module of the site"],
  ["notes", "is not empty, and Veloci did not build it"],
  ["site/linked", "which leads to"],
  ["site/dist", "is a folder that `docusaurus-plugin-content-docs` reads"],
])("--out-dir %s: %s", async (outDir, rule) => {
  // A process reads once where the home is.
  const options = outDir === "../home" ? { env: { HOME: root.path("home") }, isAlone: true } : {};
  const { code, stderr } = await build(["--out-dir", outDir], options);
  expect(code).toBe(1);
  expect(stderr).toContain(rule);
  expect(stderr).toMatch(/^error\[(?:dangerous|foreign)-output\] /);
  expect(stderr.match(/error\[/g)).toHaveLength(1);
});

test("nothing has changed", async () => {
  for (const [path, text] of Object.entries(FILES)) expect(await root.read(path)).toBe(text);
  expect(readdirSync(root.path("repo")).sort()).toEqual(["notes", "plugins", "site"]);
});

test("the default folder `dist` is checked like any other", async () => {
  expect((await build()).stderr).toContain("reads");
});
