/** The output before the last one is where the next one begins: nothing of it may show. */

import { expect, test } from "bun:test";
import { linkSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeClaims } from "../../src/emit/claims.ts";
import { makeFileWriter } from "../../src/emit/file-writer.ts";
import { isSpareName, keepSpare, removeUnclaimed, takeSpare } from "../../src/emit/spare-folder.ts";
import { limitSpares } from "../../src/emit/spare-limit.ts";
import { listFiles } from "../../src/emit/written-folder.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { runCli } from "../support/cli.ts";
import { configText, makeSite } from "../support/site.ts";
import { useTemporaryFolders } from "./temporary-folder.ts";

const makeFolder = useTemporaryFolders();

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

test.if(process.platform === "linux")(
  "a spare folder is the start of the next output, and what has changed is not in it",
  () => {
    const dir = makeFolder();
    const [spare, newDir, live] = ["cache/spare-1", "new", "live"].map((name) => join(dir, name)) as [
      string,
      string,
      string,
    ];
    for (const path of ["a", "folder/b", "gone/c", "file", "both"]) write(join(dir, "old", path), path);
    keepSpare(spare, join(dir, "old"));
    mkdirSync(newDir);
    expect(takeSpare(spare, newDir)).toBe(true);
    expect(takeSpare(spare, newDir)).toBe(false);
    const claims = makeClaims(makeReporter());
    const put = makeFileWriter({ dir: newDir, oldDir: live, setsModes: false, hasFiles: true });
    const inode = statSync(join(newDir, "a")).ino;
    // A folder is a file now, and a file a folder.
    for (const path of ["folder", "file/in", "both"]) {
      claims.claim({ path });
      put({ path, content: `new ${path}` });
    }
    claims.claim({ path: "a" });
    put({ path: "a", content: { reused: 1 } });
    removeUnclaimed(newDir, new Set(claims.paths()));
    expect(listFiles(newDir).sort()).toEqual(["a", "both", "file/in", "folder"]);
    expect(readFileSync(join(newDir, "both"), "utf8")).toBe("new both");
    expect(statSync(join(newDir, "a")).ino).toBe(inode);
  },
);

test.if(process.platform === "linux")(
  "a build that fails leaves the spare folder that it took over",
  async () => {
    const page = (text: string) => `export default () => ${text};\n`;
    await using site = await makeSite({
      "docusaurus.config.js": configText({ presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]] }),
      "docs/index.md": "# A\n",
      "src/pages/own.js": page("'a'"),
    });
    const build = async (text: string): Promise<readonly [number, string | undefined]> => {
      writeFileSync(join(site.dir, "src/pages/own.js"), page(text));
      const { code } = await runCli(["build", site.dir], { env: { CI: "" } });
      return [code, readdirSync(join(site.dir, ".veloci/cache")).find(isSpareName)];
    };
    expect(await build("'a'")).toEqual([0, undefined]);
    const [, spare] = await build("'b'");
    expect(spare).toBeString();
    expect(await build("{}.a.b")).toEqual([1, spare]);
    expect(await build("'c'")).toEqual([0, spare]);
    expect(readFileSync(join(site.dir, "dist/own/index.html"), "utf8")).toContain(">c<");
  },
  60_000,
);

test("earlier outputs count by their own bytes, and the oldest are removed first", () => {
  const dir = makeFolder();
  const list = (): string[] => readdirSync(join(dir, "cache")).sort();
  write(join(dir, "cache/documents.pack"), "x".repeat(1000));
  for (const name of ["spare-old", "spare-new"]) {
    write(join(dir, "cache", name, "folder/a"), "x".repeat(1000));
    write(join(dir, "dist", name), "x".repeat(1000));
    linkSync(join(dir, "dist", name), join(dir, "cache", name, "shared"));
    // Times of files count in steps.
    Bun.sleepSync(20);
  }
  limitSpares(join(dir, "cache"), 2000, 5000);
  expect(list()).toEqual(["documents.pack", "spare-new", "spare-old"]);
  limitSpares(join(dir, "cache"), 2000, 3000);
  expect(list()).toEqual(["documents.pack", "spare-new", "spare-old"]);
  limitSpares(join(dir, "cache"), 2000, 2999);
  expect(list()).toEqual(["documents.pack", "spare-new"]);
  limitSpares(join(dir, "cache"), 2000, 1500);
  expect(list()).toEqual(["documents.pack"]);
  limitSpares(join(dir, "nothing"), 2000, 0);
});
