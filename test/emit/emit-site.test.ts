/** The output folder is replaced in one step or not at all, whatever goes wrong on the way. */

import { describe, expect, test } from "bun:test";
import { existsSync, lstatSync, mkdirSync, readdirSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { emitSite } from "../../src/emit/emit-site.ts";
import { manifestFile } from "../../src/emit/manifest.ts";
import type { OutputFile } from "../../src/model/build.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { MANIFEST, type Site, toEmitRequest, writeBuilt } from "./emit-request.ts";
import { readSite, useTemporaryFolders, writeTree } from "./temporary-folder.ts";
import { emit, page } from "./emit-files.ts";

const makeFolder = useTemporaryFolders();

/** Bytes of the manifest that every site has. */
const MANIFEST_BYTES = String(manifestFile(MANIFEST).content).length;

function makeSite(): Site {
  const siteDir = makeFolder();
  return { siteDir, outDir: join(siteDir, "dist") };
}

describe("a site of many files, written on a second thread", () => {
  const pages = Array.from({ length: 1000 }, (_, index) => page(`docs/${index}/index.html`, `<p>${index} é</p>`));

  test("is complete", async () => {
    const site = makeSite();
    const { written, text } = await emit(site, pages);
    expect(text).toBe("");
    const tree = readSite(site.outDir);
    expect(Object.keys(tree).length).toBe(1000);
    expect(tree["docs/999/index.html"]).toBe("<p>999 é</p>");
    const bytes = Object.values(tree).reduce((sum, content) => sum + Buffer.byteLength(String(content)), 0);
    expect(written).toMatchObject({ files: 1001, bytes: bytes + MANIFEST_BYTES });
  });

  test("leaves the old site if a file cannot be written", async () => {
    const site = makeSite();
    writeBuilt(site.outDir, { "index.html": "old" });
    const { written, text } = await emit(site, [...pages, page(`${"long".repeat(100)}.html`)]);
    expect(written).toBeUndefined();
    expect(text).toContain("error[output-path-too-long]");
    expect(readSite(site.outDir)).toEqual({ "index.html": "old" });
  });
});

describe("a site without errors", () => {
  test("is written with its folders, as text, bytes and copies", async () => {
    const site = makeSite();
    writeTree(site.siteDir, { "static/logo.svg": "<svg/>" });
    const { written, text } = await emit(site, [
      page("index.html", "<p>é</p>"),
      page("docs/a b/index.html", new Uint8Array([104, 105])),
      page("docs/buffer.bin", Buffer.from("buffer")),
      page("img/logo.svg", { copy: join(site.siteDir, "static/logo.svg") }),
    ]);
    expect(text).toBe("");
    expect(written).toMatchObject({ files: 5, bytes: 9 + 2 + 6 + 6 + MANIFEST_BYTES });
    expect(readSite(site.outDir)).toEqual({
      "docs/a b/index.html": "hi",
      "docs/buffer.bin": "buffer",
      "img/logo.svg": "<svg/>",
      "index.html": "<p>é</p>",
    });
  });

  test("replaces the old one, and leaves nothing else behind", async () => {
    const site = makeSite();
    writeBuilt(site.outDir, { "old.html": "old" });
    await emit(site, [page("new.html", "new")]);
    expect(readSite(site.outDir)).toEqual({ "new.html": "new" });
    expect(readdirSync(site.siteDir)).toEqual(["dist"]);
  });

  test("is written while pages are rendered", async () => {
    const site = makeSite();
    async function* render(): AsyncGenerator<OutputFile> {
      yield page("a.html");
      await Bun.sleep(1);
      yield page("b.html");
    }
    expect((await emit(site, render())).written?.files).toBe(3);
  });

  test("follows a linked folder, and keeps the link", async () => {
    const site = makeSite();
    const elsewhere = join(makeFolder(), "served");
    mkdirSync(elsewhere);
    symlinkSync(elsewhere, site.outDir);
    await emit(site, [page("a.html", "a")]);
    expect(readSite(elsewhere)).toEqual({ "a.html": "a" });
    expect(readSite(site.outDir)).toEqual({ "a.html": "a" });
  });

  test("may have paths that differ in case only", async () => {
    expect((await emit(makeSite(), [page("Docs/A.html"), page("docs/a.html")])).text).toBe("");
  });

  test("creates the parents of the output folder", async () => {
    const { siteDir } = makeSite();
    const outDir = join(siteDir, "x/y/dist");
    await emit({ siteDir, outDir }, [page("a.html", "a")]);
    expect(readSite(outDir)).toEqual({ "a.html": "a" });
  });
});

describe("a site that is built again", () => {
  const stateOf = ({ outDir }: Site, path: string): string => {
    const { ino, mtimeMs } = statSync(join(outDir, path));
    return `${ino} ${mtimeMs}`;
  };

  test("keeps unchanged files with their modification time", async () => {
    const site = makeSite();
    const long = "x".repeat(200_000);
    writeTree(site.siteDir, { "static/logo.svg": "<svg/>" });
    const logo = page("logo.svg", { copy: join(site.siteDir, "static/logo.svg") });
    await emit(site, [page("same.html", long), page("changed.html", `${long}a`), page("longer.html", "a"), logo]);
    const before = [stateOf(site, "same.html"), stateOf(site, "logo.svg")];
    await emit(site, [page("same.html", long), page("changed.html", `${long}b`), page("longer.html", "ab"), logo]);
    expect([stateOf(site, "same.html"), stateOf(site, "logo.svg")]).toEqual(before);
    expect(readSite(site.outDir)).toEqual({
      "same.html": long,
      "changed.html": `${long}b`,
      "longer.html": "ab",
      "logo.svg": "<svg/>",
    });
  });

  test("replaces files that were edited in the output folder", async () => {
    const site = makeSite();
    await emit(site, [page("a.html", "right")]);
    writeTree(site.outDir, { "a.html": "wrong", "b.html/index.html": "" });
    writeTree(site.siteDir, { "elsewhere.html": "c" });
    symlinkSync(join(site.siteDir, "elsewhere.html"), join(site.outDir, "c.html"));
    await emit(site, [page("a.html", "right"), page("b.html", "b"), page("c.html", "c")]);
    expect(readSite(site.outDir)).toEqual({ "a.html": "right", "b.html": "b", "c.html": "c" });
    expect(lstatSync(join(site.outDir, "c.html")).isFile()).toBe(true);
  });
});

describe("when something fails, the old site stays", () => {
  async function emitOverOld(site: Site, files: Iterable<OutputFile> | AsyncIterable<OutputFile>): Promise<string> {
    writeBuilt(site.outDir, { "old.html": "old" });
    const { written, text } = await emit(site, files);
    expect(written).toBeUndefined();
    expect(readSite(site.outDir)).toEqual({ "old.html": "old" });
    expect(readdirSync(site.siteDir).filter((name) => name.startsWith(".veloci"))).toEqual([]);
    return `\n${text}\n`;
  }

  test("two files with the same path", async () => {
    const text = await emitOverOld(makeSite(), [
      { path: "robots.txt", content: "a", source: "static/robots.txt" },
      { path: "robots.txt", content: "b", source: "docusaurus-plugin-robots" },
    ]);
    expect(text).toMatchInlineSnapshot(`
      "
      error[output-collision] Two files would have the path \`robots.txt\`: \`static/robots.txt\` and \`docusaurus-plugin-robots\`.
        help: Remove or rename one of them.
      "
    `);
  });

  test("a file at the path of a folder, in either order", async () => {
    const inner = { path: "docs/a/index.html", content: "", source: "docs/a.md" };
    const outer = { path: "docs/a", content: "", source: "static/docs/a" };
    expect(await emitOverOld(makeSite(), [inner, outer])).toMatchInlineSnapshot(`
      "
      error[output-collision] \`docs/a\` cannot be both a file (\`static/docs/a\`) and a folder (\`docs/a.md\`).
        help: Remove or rename one of them.
      "
    `);
    expect(await emitOverOld(makeSite(), [outer, inner])).toMatchInlineSnapshot(`
      "
      error[output-collision] \`docs/a\` cannot be both a file (\`static/docs/a\`) and a folder (\`docs/a.md\`).
        help: Remove or rename one of them.
      "
    `);
  });

  test("a path outside the folder", async () => {
    for (const path of ["../x.html", "/etc/x", "a//b", "a/./b", "", "a\\..\\b", "a\0"]) {
      expect(await emitOverOld(makeSite(), [page(path)])).toContain("error[invalid-output-path]");
    }
    expect(await emitOverOld(makeSite(), [{ path: "../x", content: "", source: "my-plugin" }])).toMatchInlineSnapshot(`
      "
      error[invalid-output-path] \`my-plugin\` would write \`../x\`, which is not a path inside the output folder.
      "
    `);
  });

  test("a missing file to copy", async () => {
    const site = makeSite();
    const text = await emitOverOld(site, [page("a.png", { copy: join(site.siteDir, "static/gone.png") })]);
    expect(text).toMatchInlineSnapshot(`
      "
      error[unreadable-file] \`static/gone.png\` cannot be read: it does not exist, or is a broken link (ENOENT).
        static/gone.png
      "
    `);
  });

  test("an earlier error", async () => {
    const site = makeSite();
    const report = makeReporter();
    report.add({ code: "disk-full", severity: "error", message: "x" });
    expect(await emitSite(toEmitRequest(site, { files: [page("a.html")], report }))).toBeUndefined();
    expect(existsSync(site.outDir)).toBe(false);
  });

  test("an exception while files are generated", async () => {
    const site = makeSite();
    writeBuilt(site.outDir, { "old.html": "old" });
    function* render(): Generator<OutputFile> {
      yield page("a.html");
      throw new Error("a bug");
    }
    await expect(emit(site, render())).rejects.toThrow("a bug");
    expect(readSite(site.outDir)).toEqual({ "old.html": "old" });
    expect(readdirSync(site.siteDir)).toEqual(["dist"]);
  });
});
