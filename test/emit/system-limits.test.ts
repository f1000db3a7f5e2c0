/** What the system may refuse a whole build: a temporary folder, room on the disk, the right to write. */

import { describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { runCli } from "../support/cli.ts";
import { configText, makeSite } from "../support/site.ts";
import { canMount, mountSmallDisk } from "./small-disk.ts";

const SITE = {
  "docusaurus.config.mjs": configText({ presets: [["classic", { docs: false, blog: false }]] }),
  // A page with code, which has to be run from a file.
  "src/pages/index.jsx": "export default () => <p>Home</p>;\n",
};

test.each(["/nonexistent/folder", "/dev/null", ""])(
  "a build needs no temporary folder of the system: %p",
  async (dir) => {
    await using site = await makeSite(SITE);
    const env = { TMPDIR: dir, TMP: dir, TEMP: dir, BUN_TMPDIR: dir };
    const { code, stderr } = await runCli(["build", site.dir], { cwd: site.dir, env });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(await site.read("dist/index.html")).toContain("Home");
    expect(readdirSync(site.dir).sort()).toEqual([".veloci", "dist", "docusaurus.config.mjs", "src"]);
  },
);

describe.skipIf(!canMount())("a full disk (needs the right to mount)", () => {
  test.each([
    ["while the site is written", 0],
    ["before anything can be written", 250_000],
  ])("is an error %s, and nothing is left of the build", async (_, filled) => {
    await using site = await makeSite(SITE);
    using disk = mountSmallDisk();
    await Bun.write(join(disk.dir, "other"), new Uint8Array(filled));
    const outDir = join(disk.dir, "dist");
    const { code, stderr } = await runCli(["build", site.dir, "--out-dir", outDir], { cwd: site.dir });
    expect(code).toBe(1);
    expect(stderr).toStartWith("error[disk-full] The disk is full: ");
    expect(stderr).not.toContain("bug in Veloci");
    expect(readdirSync(disk.dir)).toEqual(["other"]);
  });
});

test("an unwritable folder is reported before the site is rendered", async () => {
  await using site = await makeSite({ ...SITE, file: "", "src/pages/index.jsx": "throw new Error('rendered');" });
  const { code, stderr } = await runCli(["build", site.dir, "--out-dir", site.path("file/dist")], { cwd: site.dir });
  expect(code).toBe(1);
  expect(stderr).toContain("error[output-not-writable]");
  expect(stderr).not.toContain("rendered");
});
