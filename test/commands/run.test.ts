/** Which command runs, and what is said when none does. */

import { describe, expect, test } from "bun:test";
import { defineCommand } from "../../src/commands/command.ts";
import { runCommandLine } from "../../src/commands/run.ts";
import { makeContext } from "./context.ts";

const build = defineCommand({
  name: "build",
  summary: "Build the site.",
  argument: { name: "siteDir", doc: "Folder with the config. Without it the current folder, wherever that may be." },
  options: {
    "out-dir": { type: "text", value: "<dir>", doc: "Folder for the built site, relative to the current folder." },
    minify: { type: "flag", default: true, doc: "Leave scripts readable." },
    port: { type: "number", value: "<port>", short: "p", min: 0, max: 9, doc: "Port." },
  },
  notes: ["The old site is replaced only when the new one is complete."],
  run: ({ argument, options }) =>
    Promise.resolve({ code: 1, diagnostics: [], output: JSON.stringify({ argument, options }) }),
});
const serve = defineCommand({
  name: "serve",
  summary: "Serve it.",
  options: {},
  run: () => Promise.resolve({ code: 0, diagnostics: [] }),
});

async function run(words: string[], width = 60) {
  const context = makeContext({ cwd: "/", width });
  const code = await runCommandLine(words, [build, serve], context);
  return { code, out: `\n${context.outText()}`, err: `\n${context.errText()}` };
}

describe("the command line", () => {
  test("runs the command with its arguments and returns its exit code", async () => {
    const { code, out } = await run(["build", "site", "--no-minify"]);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({ argument: "site", options: { minify: false } });
  });

  test("prints the version", async () => {
    for (const word of ["--version", "-V"]) expect(await run([word])).toEqual({ code: 0, out: "\n1.2.3\n", err: "\n" });
  });

  test("without a command shows the help and fails", async () => {
    const { code, out, err } = await run([]);
    expect([code, out]).toEqual([2, "\n"]);
    expect(err).toContain("Commands:");
  });

  test("with an unknown command suggests the nearest", async () => {
    const { code, out, err } = await run(["biuld"]);
    expect([code, out]).toEqual([2, "\n"]);
    expect(err).toMatchInlineSnapshot(`
      "
      error[unknown-command] Unknown command \`biuld\`.
        help: Did you mean \`build\`? The commands are \`build\`, \`serve\`.

      "
    `);
    expect((await run(["--minify"])).err).toMatchInlineSnapshot(`
      "
      error[missing-command] Missing command before \`--minify\`.
        help: The commands are \`build\`, \`serve\`.

      "
    `);
  });

  test("with an unknown option does not run the command", async () => {
    const { code, out, err } = await run(["build", "--mnify"]);
    expect([code, out]).toEqual([2, "\n"]);
    expect(err).toContain("Did you mean `--minify`?");
  });
});

describe("help", () => {
  test("lists the commands", async () => {
    const { code, out } = await run(["--help"]);
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "
      Veloci builds documentation sites in the Docusaurus 2 site format.

      Usage: veloci <command> [siteDir] [options]

      Commands:
        build  Build the site.
        serve  Serve it.

      Options:
        --help     Show this help, or the help of a command.
        --version  Show the version of Veloci.

      \`veloci <command> --help\` lists the options of a command.
      "
    `);
  });

  test("of a command lists its options, wrapped to the terminal", async () => {
    const { code, out } = await run(["build", "--help"]);
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "
      Build the site.

      Usage: veloci build [siteDir] [options]

      Argument:
        siteDir  Folder with the config. Without it the current
                 folder, wherever that may be.

      Options:
        --out-dir <dir>    Folder for the built site, relative to
                           the current folder.
        --no-minify        Leave scripts readable.
        -p, --port <port>  Port.
        --help             Show this help.

      The old site is replaced only when the new one is complete.
      "
    `);
    const widths = out.split("\n").map((line) => line.length);
    expect(Math.max(...widths)).toBeLessThanOrEqual(60);
  });

  test("is printed for each of the usual spellings", async () => {
    const { out } = await run(["build", "--help"]);
    for (const words of [
      ["help", "build"],
      ["--help", "build"],
      ["build", "-h"],
    ])
      expect((await run(words)).out).toBe(out);
    expect((await run(["help", "nothing"])).code).toBe(2);
  });
});
