/** Static folders are copied whole, in a fixed order. */

import { describe, expect, test } from "bun:test";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST_NAME } from "../../src/emit/manifest.ts";
import { listStaticFiles } from "../../src/emit/static-files.ts";
import type { Site } from "../../src/model/site.ts";
import { formatDiagnostics } from "../../src/report/print.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { toWorkplaceName, writeBuilt } from "./emit-request.ts";
import { useTemporaryFolders, writeTree } from "./temporary-folder.ts";

const makeFolder = useTemporaryFolders();

function list(dir: string, staticDirectories: readonly string[]) {
  const report = makeReporter();
  // Nothing else of a site matters to this stage.
  const site = { dir, config: { staticDirectories } } as unknown as Site;
  const files = listStaticFiles(site, join(dir, "web"), report);
  return {
    paths: files.map(({ path, source }) => `${path} ← ${source}`),
    text: formatDiagnostics(report.diagnostics, { siteDir: dir }),
  };
}

describe("static files", () => {
  test("are all files, including hidden ones and those in linked folders", () => {
    const dir = makeFolder();
    writeTree(dir, {
      "static/.nojekyll": "",
      "static/.well-known/x": "",
      "static/img/a b.png": "",
      "shared/font.woff2": "",
    });
    symlinkSync(join(dir, "shared"), join(dir, "static/fonts"));
    expect(list(dir, ["static"])).toEqual({
      paths: [
        ".nojekyll ← static/.nojekyll",
        ".well-known/x ← static/.well-known/x",
        "fonts/font.woff2 ← static/fonts/font.woff2",
        "img/a b.png ← static/img/a b.png",
      ],
      text: "",
    });
  });

  test("in an earlier folder take precedence, with a warning", () => {
    const dir = makeFolder();
    writeTree(dir, { "static/a.txt": "1", "public/a.txt": "2", "public/b.txt": "2" });
    const { paths, text } = list(dir, ["static", "public"]);
    expect(paths).toEqual(["a.txt ← static/a.txt", "b.txt ← public/b.txt"]);
    expect(`\n${text}\n`).toMatchInlineSnapshot(`
      "
      warning[duplicate-static-file] \`a.txt\` is in two static folders: \`static/a.txt\` is used, \`public/a.txt\` is not.
        help: Remove one of them.
      "
    `);
  });

  test("exclude built output, even if the site itself is a static folder", () => {
    const dir = makeFolder();
    writeTree(dir, {
      "logo.svg": "<svg/>",
      "web/index.html": "",
      "web-parts/.gitignore": "*",
      "web-parts/1-of-2.part": "",
      ".docusaurus/ideal-image/a.png": "",
      [`${toWorkplaceName(join(dir, "web"), 1)}/new/index.html`]: "",
      [`${toWorkplaceName(join(dir, "other"), 1)}/new/index.html`]: "",
    });
    writeBuilt(join(dir, "dist"), { "index.html": "" });
    // A site of another time that the author keeps is a folder like any other.
    writeBuilt(join(dir, "archive"), {});
    symlinkSync(join(dir, "web"), join(dir, "link"));
    const reused = `archive/${MANIFEST_NAME}`;
    expect(list(dir, ["."]).paths).toEqual([`${reused} ← ${reused}`, "logo.svg ← logo.svg"]);
  });

  test("may be absent, but a configured folder may not", () => {
    expect(list(makeFolder(), ["static"])).toEqual({ paths: [], text: "" });
    expect(`\n${list(makeFolder(), ["pubilc"]).text}\n`).toMatchInlineSnapshot(`
      "
      info[missing-static-folder] The static folder \`pubilc\` does not exist.
        help: Create it, or remove it from \`staticDirectories\` in the config.
      "
    `);
  });

  test("in circular links are found once", () => {
    const dir = makeFolder();
    writeTree(dir, { "static/a/x.txt": "" });
    symlinkSync(join(dir, "static"), join(dir, "static/a/again"));
    expect(list(dir, ["static"]).paths).toEqual(["a/x.txt ← static/a/x.txt"]);
  });

  test("that are unreadable are errors", () => {
    const dir = makeFolder();
    writeTree(dir, { "static/a.txt": "" });
    symlinkSync(join(dir, "gone"), join(dir, "static/link.txt"));
    expect(`\n${list(dir, ["static"]).text}\n`).toMatchInlineSnapshot(`
      "
      error[unreadable-file] \`static/link.txt\` cannot be read: it does not exist, or is a broken link (ENOENT).
        static/link.txt
      "
    `);
  });
});
