/** A small build runs with settings of the runtime that only a new process can have. Nobody notices but the clock. */

import { expect, test } from "bun:test";
import { join } from "node:path";
import { hasManyFiles } from "../../src/commands/many-files.ts";
import { runProgram } from "../support/cli.ts";
import { compileExecutable } from "../support/executable.ts";
import { configText, makeSite, type TestSite } from "../support/site.ts";

const TIMEOUT_MS = 120_000;

/** Prints what the process was started with, and which of it the site's code and the programs that it runs can see. */
const NOSY = `
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
const NAME = /^(?:BUN_JSC_useFTLJIT|VELOCI_RESTARTED)=/;
const given = readFileSync("/proc/self/environ", "utf8").split("\\0").filter((one) => NAME.test(one)).sort();
const seen = Object.entries(process.env).map((entry) => entry.join("=")).filter((one) => NAME.test(one));
const child = spawnSync("env").stdout.toString().split("\\n").filter((one) => NAME.test(one));
console.log(JSON.stringify({ given, seen, child }));
`;

async function makeNosySite(): Promise<TestSite> {
  return makeSite({ "docusaurus.config.mjs": NOSY + configText(), "docs/index.md": "# Home\n" });
}

async function build(site: TestSite, options: readonly string[], compiler?: string) {
  const env = { BUN_JSC_useFTLJIT: compiler, BUN_JSC_useDFGJIT: undefined };
  return runProgram([await compileExecutable(), "build", ".", ...options], { cwd: site.dir, env });
}

test.if(process.platform === "linux")(
  "the executable restarts for a small build, and hides the settings",
  async () => {
    await using site = await makeNosySite();
    const { code, stdout } = await build(site, []);
    expect(code).toBe(0);
    const [line = ""] = stdout.split("\n");
    expect(JSON.parse(line)).toEqual({ given: ["BUN_JSC_useFTLJIT=0", "VELOCI_RESTARTED=1"], seen: [], child: [] });
  },
  TIMEOUT_MS,
);

test.if(process.platform === "linux")(
  "standard output still has only the report of a build with `--json`",
  async () => {
    await using site = await makeNosySite();
    const { stdout, stderr } = await build(site, ["--json"]);
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, pages: 3 });
    expect(stderr).toContain("VELOCI_RESTARTED");
  },
  TIMEOUT_MS,
);

test("a program that was deleted meanwhile goes on", async () => {
  const restart = join(import.meta.dir, "../../src/terminal/restart.ts");
  const script = `import { replaceProcess } from ${JSON.stringify(restart)};
    process.execPath = "/missing/veloci";
    replaceProcess(process.env);
    console.log("here");`;
  const { code, stdout } = await runProgram([process.execPath, "-e", script]);
  expect([code, stdout]).toEqual([0, "here\n"]);
});

test(
  "the next build finds that nothing has changed",
  async () => {
    await using site = await makeSite({ "docusaurus.config.mjs": configText(), "docs/index.md": "# Home\n" });
    await build(site, []);
    // Files must be a little older than the build that reads them.
    await build(site, []);
    expect((await build(site, [])).stdout).toStartWith("Nothing has changed");
  },
  TIMEOUT_MS,
);

test(
  "a user's own setting is left alone",
  async () => {
    await using site = await makeNosySite();
    const { stdout } = await build(site, [], "1");
    const [line = ""] = stdout.split("\n");
    expect(JSON.parse(line)).toMatchObject({ given: ["BUN_JSC_useFTLJIT=1"], seen: ["BUN_JSC_useFTLJIT=1"] });
  },
  TIMEOUT_MS,
);

test("files count wherever pages may be", async () => {
  const files = ["a.md", "docs/b.md", "docs/c/d.md"];
  const others = ["node_modules/e/f.js", ".git/g", "dist/h.html"];
  await using site = await makeSite(Object.fromEntries([...files, ...others].map((path) => [path, ""])));
  expect(hasManyFiles(site.dir, 3)).toBe(true);
  expect(hasManyFiles(site.dir, 10)).toBe(false);
  expect(hasManyFiles(join(site.dir, "missing"), 1)).toBe(false);
});
