/** An output folder, or a disk, that cannot be written leaves the old site as it was. */

import { describe, expect, test } from "bun:test";
import { chmodSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Site, writeBuilt } from "./emit-request.ts";
import { canMount, mountSmallDisk } from "./small-disk.ts";
import { readSite, readTree, useTemporaryFolders } from "./temporary-folder.ts";
import { emit, page } from "./emit-files.ts";

const makeFolder = useTemporaryFolders();

function makeSite(): Site {
  const siteDir = makeFolder();
  return { siteDir, outDir: join(siteDir, "dist") };
}

describe("an output folder that cannot be used", () => {
  test("is a file", async () => {
    const site = makeSite();
    writeFileSync(site.outDir, "precious");
    const { written, text } = await emit(site, [page("a.html")]);
    expect(written).toBeUndefined();
    expect(`\n${text}\n`).toMatchInlineSnapshot(`
      "
      error[output-is-file] The output folder \`<site>/dist\` is a file.
        help: Choose another folder with \`--out-dir\`.
      "
    `);
    expect(readTree(site.siteDir)).toEqual({ dist: "precious" });
  });

  test("is below a file", async () => {
    const { siteDir } = makeSite();
    writeFileSync(join(siteDir, "file"), "");
    const { text } = await emit({ siteDir, outDir: join(siteDir, "file/dist") }, [page("a.html")]);
    expect(`\n${text}\n`).toMatchInlineSnapshot(`
      "
      error[output-not-writable] \`<site>/file/dist\` cannot be written: a part of the path is a file, not a folder (EEXIST).
        help: Choose another folder with \`--out-dir\`.
      "
    `);
  });

  test.skipIf(process.getuid?.() === 0)("is in a folder without permission to write", async () => {
    const { siteDir, outDir } = makeSite();
    chmodSync(siteDir, 0o555);
    const { text } = await emit({ siteDir, outDir }, [page("a.html")]);
    chmodSync(siteDir, 0o755);
    expect(text).toContain("error[output-not-writable] `<site>` cannot be written: permission denied (EACCES).");
    expect(text).toContain("beside the output folder");
  });
});

describe.skipIf(!canMount())("on a small disk (needs the right to mount)", () => {
  test("a full disk is an error and the old site stays", async () => {
    using small = mountSmallDisk();
    const { siteDir } = makeSite();
    const outDir = join(small.dir, "dist");
    writeBuilt(outDir, { "old.html": "old" });
    const files = Array.from({ length: 20 }, (_, index) => page(`${index}.html`, "x".repeat(50_000)));
    const { text } = await emit({ siteDir, outDir }, files);
    expect(`\n${text}\n`).toMatchInlineSnapshot(`
      "
      error[disk-full] The disk is full: \`4.html\` cannot be written.
        help: Free some space, or choose another disk with \`--out-dir\`.
      "
    `);
    expect(readSite(outDir)).toEqual({ "old.html": "old" });
    expect(readdirSync(small.dir)).toEqual(["dist"]);
  });

  test("an unwritable parent folder is an error that names it", async () => {
    using small = mountSmallDisk();
    const outDir = join(small.dir, "dist");
    writeBuilt(outDir, { "old.html": "old" });
    expect(Bun.spawnSync(["mount", "-o", "remount,ro", small.dir]).success).toBe(true);
    const { text } = await emit({ siteDir: makeSite().siteDir, outDir }, [page("a.html")]);
    expect(text.replaceAll(small.dir, "<disk>")).toMatchInlineSnapshot(`
      "error[output-not-writable] \`<disk>\` cannot be written: the disk is read-only (EROFS).
        help: A build writes the new site beside the output folder. Allow that, or choose another folder with \`--out-dir\`."
    `);
  });
});
