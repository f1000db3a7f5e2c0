/** The real program, as a process: exit codes, and what goes to which stream. */

import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { useTemporaryFolders, writeTree } from "../emit/temporary-folder.ts";
import { type CliOptions, type CliResult, runCli, runProgram } from "../support/cli.ts";
import { cliPath } from "../support/paths.ts";

const makeFolder = useTemporaryFolders();

function veloci(args: readonly string[], { cwd = makeFolder(), ...options }: CliOptions = {}): Promise<CliResult> {
  return runCli(args, { cwd, isAlone: true, ...options });
}

describe("veloci", () => {
  test("help fits the width, and describes each word that a command accepts", async () => {
    const { stdout } = await veloci(["swizzle", "--help"]);
    expect(stdout).toContain("Usage: veloci swizzle [theme] [component] [siteDir] [options]");
    expect(stdout).toMatch(/^ {2}siteDir {4}Folder with the config\./m);
    const types = await veloci(["types", "--help"]);
    expect(types.stdout.split("\n").filter((line) => line.length > 100)).toEqual([]);
  });

  test("prints its version and its help to standard output", async () => {
    expect(await veloci(["--version"])).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: "" });
    const help = await veloci(["--help"]);
    expect([help.code, help.stderr]).toEqual([0, ""]);
    for (const command of ["build", "serve", "graph"]) {
      expect(help.stdout).toMatch(new RegExp(`^  ${command} `, "m"));
      expect((await veloci([command, "--help"])).code).toBe(0);
    }
  });

  test("exits with 2 for an invalid command line, without output", async () => {
    for (const words of [
      [],
      ["biuld"],
      ["build", "--mnify"],
      ["build", "a", "b"],
      ["build", "no-such-folder"],
      ["serve"],
      ["graph"],
    ]) {
      const { code, stdout, stderr } = await veloci(words);
      expect([words, code, stdout]).toEqual([words, 2, ""]);
      expect(stderr).not.toBe("");
    }
  });

  test("reports the same as JSON on request", async () => {
    const { code, stdout, stderr } = await veloci(["build", "--json"]);
    expect([code, stderr]).toEqual([2, ""]);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      diagnostics: [{ code: "site-not-found", severity: "error" }],
    });
  });

  test("prints colors to a pipe only when forced", async () => {
    const plain = { NO_COLOR: undefined, FORCE_COLOR: undefined };
    expect((await veloci(["biuld"], { env: plain })).stderr).not.toContain("\u001b");
    expect((await veloci(["biuld"], { env: { FORCE_COLOR: "1" } })).stderr).toContain("\u001b[31m");
  });

  test.skipIf(process.platform === "win32")("reports that the current folder no longer exists", async () => {
    const script = `mkdir gone && cd gone && rmdir ../gone && exec "$0" "$1" --version`;
    const command = ["sh", "-c", script, process.execPath, cliPath];
    const { code, stdout, stderr } = await runProgram(command, { cwd: makeFolder() });
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toStartWith("error[no-current-folder] The current folder no longer exists.\n  help: Change");
  });

  test("reports an unexpected exception as a bug, with its place in the code", async () => {
    const cwd = makeFolder();
    writeTree(cwd, { "docusaurus.config.ts": "" });
    const preload = join(import.meta.dir, "broken-pipeline.ts");
    const options: CliOptions = { cwd, env: { BUN_OPTIONS: `--preload=${preload}` }, interpreted: true };
    const { code, stdout, stderr } = await veloci(["build"], options);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toStartWith(
      `This is a bug in Veloci ${manifest.version}, please report it:\nError: the roof is leaking\n`,
    );
    expect(stderr).toContain("pipeline/commands.ts");
  });
});
