/** Which site is meant, and where its built form is, when the user says little. */

import { describe, expect, test } from "bun:test";
import { realpathSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { locateSite } from "../../src/commands/site-folder.ts";
import { formatDiagnostics } from "../../src/report/print.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { useTemporaryFolders, writeTree } from "../emit/temporary-folder.ts";

const makeFolder = useTemporaryFolders();

function locate(files: readonly string[], given: { siteDir?: string; config?: string } = {}) {
  const cwd = makeFolder();
  writeTree(cwd, Object.fromEntries(files.map((path) => [path, ""])));
  const report = makeReporter();
  const site = locateSite({ cwd, siteDir: given.siteDir, config: given.config }, report);
  const shown = site && { siteDir: site.siteDir.replace(cwd, "."), distDir: site.distDir.replace(cwd, ".") };
  return shown ?? `\n${formatDiagnostics(report.diagnostics, { siteDir: cwd })}\n`;
}

describe("the site", () => {
  test("is the current folder if that has a config", () => {
    for (const name of ["docusaurus.config.js", "docusaurus.config.ts", "docusaurus.config.mjs"]) {
      expect(locate([name, "content/docusaurus.config.ts"])).toEqual({ siteDir: ".", distDir: "./dist" });
    }
  });

  test("is content/ otherwise, and is built next to it", () => {
    expect(locate(["content/docusaurus.config.ts"])).toEqual({ siteDir: "./content", distDir: "./dist" });
  });

  test("is the given folder, and is built inside it", () => {
    const files = ["docusaurus.config.ts", "site/docusaurus.config.ts"];
    expect(locate(files, { siteDir: "site" })).toEqual({ siteDir: "./site", distDir: "./site/dist" });
  });

  test("is the folder of the given config", () => {
    const files = ["docusaurus.config.ts", "content/other.ts"];
    expect(locate(files, { config: "other.ts" })).toEqual({ siteDir: "./content", distDir: "./dist" });
  });

  test("may be an absolute path", () => {
    const siteDir = makeFolder();
    expect(locate([], { siteDir })).toEqual({ siteDir, distDir: join(siteDir, "dist") });
  });

  test("may be a symbolic link, which is resolved", () => {
    const [siteDir, cwd] = [makeFolder(), makeFolder()];
    writeTree(siteDir, { "docusaurus.config.ts": "" });
    symlinkSync(siteDir, join(cwd, "content"));
    for (const given of ["content", undefined]) {
      const site = locateSite({ cwd, siteDir: given, config: undefined }, makeReporter());
      const distDir = given === undefined ? join(cwd, "dist") : join(cwd, "content/dist");
      expect(site).toEqual({ siteDir: realpathSync(siteDir), distDir });
    }
  });

  test("may be missing", () => {
    expect(locate([])).toMatchInlineSnapshot(`
      "
      error[site-not-found] No site found: neither the current folder nor \`content\` in it has a config (\`docusaurus.config.ts\` or similar).
        help: Pass the folder of the site to the command.
      "
    `);
    expect(locate(["docusaurus.config.ts"], { config: "other.ts" })).toMatchInlineSnapshot(`
      "
      error[site-not-found] No site found: neither the current folder nor \`content\` in it has a file \`other.ts\`.
        help: Pass the folder of the site to the command.
      "
    `);
    const near = locate([".git/docusaurus.config.js", "notes/a.md", "website/docusaurus.config.js"]);
    expect(near).toContain("help: `website` has one: pass that folder to the command.");
    expect(locate(["file"], { siteDir: "file" })).toMatchInlineSnapshot(`
      "
      error[site-not-found] \`file\` is a file. Pass the folder that contains the config.
      "
    `);
  });
});
