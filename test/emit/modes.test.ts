/** Files are 0644 and folders 0755, whatever the umask of the process and the rights of what they are made from. */

import { afterEach, describe, expect, test } from "bun:test";
import { chmodSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { emitSite } from "../../src/emit/emit-site.ts";
import type { OutputFile } from "../../src/model/build.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { toEmitRequest } from "./emit-request.ts";
import { useTemporaryFolders, writeTree } from "./temporary-folder.ts";

const makeFolder = useTemporaryFolders();
const usual = process.umask();

afterEach(() => void process.umask(usual));

/** Rights of everything in a folder, and of the folder. */
function modesOf(dir: string): Record<string, string> {
  const paths = [".", ...readdirSync(dir, { recursive: true, encoding: "utf8" })];
  return Object.fromEntries(
    paths.sort().map((path) => [path, (statSync(join(dir, path)).mode & 0o777).toString(8)] as const),
  );
}

async function emit(siteDir: string, files: readonly OutputFile[], touchesFolder = false): Promise<string> {
  const outDir = join(siteDir, "web/dist");
  const report = makeReporter();
  const written = await emitSite(toEmitRequest({ siteDir, outDir }, { files, report, touchesFolder }));
  expect(written).toBeDefined();
  return outDir;
}

describe.skipIf(process.platform === "win32")("a site", () => {
  test.each([0o022, 0o077, 0o000, 0o027])("follow the umask %o", async (umask) => {
    const siteDir = makeFolder();
    writeTree(siteDir, { "private.txt": "p", "program.sh": "s", "large.bin": "x".repeat(1_500_000) });
    chmodSync(join(siteDir, "private.txt"), 0o600);
    chmodSync(join(siteDir, "program.sh"), 0o755);
    chmodSync(join(siteDir, "large.bin"), 0o700);
    const copies = ["private.txt", "program.sh", "large.bin"].map((path) => ({
      path: `copies/${path}`,
      content: { copy: join(siteDir, path) },
    }));
    // So many that the writer thread has some of them.
    const pages = Array.from({ length: 400 }, (_, index) => ({ path: `docs/${index}/index.html`, content: "page" }));
    process.umask(umask);
    const outDir = await emit(siteDir, [...copies, ...pages]);
    const modes = modesOf(outDir);
    expect(Object.keys(modes).length).toBeGreaterThan(800);
    const wrong = Object.entries(modes).filter(([path, mode]) => mode !== (/\.\w+$/.test(path) ? "644" : "755"));
    expect(wrong).toEqual([]);
    // The folders above it have been made, too.
    expect(statSync(join(outDir, "..")).mode & 0o777).toBe(0o755);
  });

  test.each([false, true])(
    "has them when files are taken over from the previous one (plugins write: %p)",
    async (touches) => {
      const siteDir = makeFolder();
      const files = ["a.html", "b.html"].map((path) => ({ path, content: path }));
      const outDir = await emit(siteDir, files, touches);
      const inodeOf = (path: string): number => statSync(join(outDir, path)).ino;
      const before = [inodeOf("a.html"), inodeOf("b.html")];
      chmodSync(join(outDir, "b.html"), 0o600);
      await emit(siteDir, files, touches);
      expect(modesOf(outDir)).toMatchObject({ "a.html": "644", "b.html": "644" });
      expect([inodeOf("a.html") === before[0], inodeOf("b.html") === before[1]]).toEqual([true, false]);
    },
  );
});
