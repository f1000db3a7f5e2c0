/** One site, one output: two runs, and the interpreted command line and the executable, write the same bytes. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import { findFiles } from "../src/content/files.ts";
import { projectDir } from "./support/paths.ts";
import { makeFolder, templateSite, type TestSite } from "./support/site.ts";
import { runCli } from "./support/cli.ts";

const TIMEOUT_MS = 120_000;

let site: TestSite;
let tools: TestSite;

beforeAll(async () => {
  [site, tools] = await Promise.all([templateSite(3, "classic"), makeFolder()]);
}, TIMEOUT_MS);

afterAll(() => Promise.all([site?.remove(), tools?.remove()]));

/** Hash of every file of a folder by path. */
async function hashes(dir: string): Promise<Record<string, string>> {
  const files = await findFiles({ dir, include: ["**/*"], exclude: [] });
  const entries = files.map(
    async (file) => [file, Bun.hash(await Bun.file(join(dir, file)).bytes()).toString(16)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

test(
  "two interpreted runs write the same bytes",
  async () => {
    for (const name of ["first", "second"]) {
      const { code, stdout, stderr } = await runCli(["build", site.dir, "--out-dir", site.path(name)], {
        cwd: site.dir,
      });
      expect({ code, output: code === 0 ? "" : stdout + stderr }).toEqual({ code: 0, output: "" });
    }
    const first = await hashes(site.path("first"));
    expect(Object.keys(first).length).toBeGreaterThan(50);
    expect(await hashes(site.path("second"))).toEqual(first);
  },
  TIMEOUT_MS,
);

test(
  "the executable writes the same bytes, with no node_modules anywhere above the site",
  async () => {
    const executable = tools.path("veloci");
    const compile = ["bun", "scripts/compile.ts", "--outfile", executable];
    const compiled = Bun.spawnSync(compile, { cwd: projectDir, stdout: "pipe", stderr: "pipe" });
    expect(compiled.exitCode).toBe(0);
    const run = [executable, "build", site.dir, "--out-dir", site.path("compiled")];
    const built = Bun.spawnSync(run, { cwd: site.dir, env: { PATH: "/usr/bin:/bin" }, stdout: "pipe", stderr: "pipe" });
    expect({ code: built.exitCode, errors: built.stderr.toString() }).toEqual({ code: 0, errors: "" });
    expect(await hashes(site.path("compiled"))).toEqual(await hashes(site.path("first")));
  },
  TIMEOUT_MS,
);
