/** The real program, as a process: exit codes, and what goes to which stream. */

import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { useTemporaryFolders, writeTree } from "../emit/temporary-folder.ts";

const cli = join(import.meta.dir, "../../cli.ts");
const makeFolder = useTemporaryFolders();

async function veloci(words: string[], cwd = makeFolder(), bunOptions: string[] = []) {
  const child = Bun.spawn([process.execPath, ...bunOptions, cli, ...words], {
    cwd,
    stdout: "pipe",
    stderr: "pipe",
    stdin: "ignore",
  });
  const [out, err] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  return { code: await child.exited, out, err };
}

describe("veloci", () => {
  test("says its version and its help on the output", async () => {
    expect(await veloci(["--version"])).toEqual({ code: 0, out: `${manifest.version}\n`, err: "" });
    const help = await veloci(["--help"]);
    expect([help.code, help.err]).toEqual([0, ""]);
    for (const command of ["build", "serve", "graph"]) {
      expect(help.out).toMatch(new RegExp(`^  ${command} `, "m"));
      expect((await veloci([command, "--help"])).code).toBe(0);
    }
  });

  test("ends with 2 when the command line is wrong, and the output stays empty", async () => {
    for (const words of [
      [],
      ["biuld"],
      ["build", "--mnify"],
      ["build", "a", "b"],
      ["build", "no-such-folder"],
      ["serve"],
      ["graph"],
    ]) {
      const { code, out, err } = await veloci(words);
      expect([words, code, out]).toEqual([words, 2, ""]);
      expect(err).not.toBe("");
    }
  });

  test("says it in JSON when asked to", async () => {
    const { code, out, err } = await veloci(["build", "--json"]);
    expect([code, err]).toEqual([2, ""]);
    expect(JSON.parse(out)).toMatchObject({ ok: false, diagnostics: [{ code: "site-not-found", severity: "error" }] });
  });

  test("has no colours in a pipe", async () => {
    expect((await veloci(["biuld"])).err).not.toContain("\u001b");
  });

  test("calls what is thrown a bug, with the place in the code", async () => {
    const dir = makeFolder();
    writeTree(dir, { "docusaurus.config.ts": "" });
    const { code, out, err } = await veloci(["build"], dir, ["--preload", join(import.meta.dir, "broken-pipeline.ts")]);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toStartWith(
      `This is a bug in Veloci ${manifest.version}, please report it:\nError: the roof is leaking\n`,
    );
    expect(err).toContain("pipeline.ts");
  });
});
