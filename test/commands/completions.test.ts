/** `veloci completions` and `veloci clear`, and options of the format's tool that Veloci refuses. */

import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "bun:test";
import { build } from "../../src/commands/build.ts";
import { clear } from "../../src/commands/clear.ts";
import { makeCompletions } from "../../src/commands/completions.ts";
import { create } from "../../src/commands/create.ts";
import { deploy } from "../../src/commands/deploy.ts";
import { dev } from "../../src/commands/dev.ts";
import { docsVersion } from "../../src/commands/docs-version.ts";
import { parseArguments } from "../../src/commands/parse.ts";
import { runCommandLine } from "../../src/commands/run.ts";
import { swizzle } from "../../src/commands/swizzle.ts";
import { runProgram } from "../support/cli.ts";
import { makeFolder, makeSite } from "../support/site.ts";
import { makeContext } from "./context.ts";

const listed = [build, create, clear, docsVersion, dev];

const ZSH_ANSWER = join(import.meta.dir, "zsh-answer.zsh");

async function run(words: readonly string[], cwd = "/") {
  const context = makeContext({ cwd });
  const code = await runCommandLine(words, [...listed, makeCompletions(listed)], context);
  return { code, stdout: context.outText(), stderr: context.errText() };
}

describe("completions", () => {
  test.each([
    ["veloci ", "build create clear docs:version dev completions"],
    ["veloci cl", "clear"],
    ["veloci docs:v", "version"],
    ["veloci build --out", "--out-dir"],
    ["veloci build --no-m", "--no-minify"],
    ["veloci create -t ", "classic classic-typescript docs blog"],
    ["veloci create --template b", "blog"],
    ["veloci completions ", "bash zsh fish"],
    ["veloci start --po", "--port --poll"],
    ["veloci dev --port ", ""],
    ["veloci build no-such", ""],
  ])("in bash, `%s` is completed to `%s`", async (line, expected) => {
    await using folder = await makeFolder();
    await folder.write("veloci.bash", (await run(["completions", "bash"])).stdout);
    const script = `source veloci.bash; COMP_LINE="$1"; COMP_POINT=\${#1}; _veloci; echo "\${COMPREPLY[*]}"`;
    const { stdout, stderr } = await runProgram(["bash", "-c", script, "bash", line], { cwd: folder.dir });
    expect({ stdout, stderr }).toEqual({ stdout: `${expected}\n`, stderr: "" });
  });

  test.skipIf(!Bun.which("zsh")).each([
    ["veloci cl", "veloci clear "],
    ["veloci docs:v", "veloci docs:version "],
    ["veloci build --out", "veloci build --out-dir "],
    ["veloci start --por", "veloci start --port "],
    ["veloci create -t classic-", "veloci create -t classic-typescript "],
    ["veloci build --out-dir fol", "veloci build --out-dir folder/"],
    ["veloci dev --port fol", "veloci dev --port fol"],
  ])("in zsh, `%s` becomes `%s`", async (line, expected) => {
    await using folder = await makeFolder();
    await folder.write("_veloci", (await run(["completions", "zsh"])).stdout);
    await folder.write("folder/file", "");
    const command = ["zsh", "-f", ZSH_ANSWER, folder.dir, line];
    const { stdout, stderr } = await runProgram(command, { cwd: folder.dir });
    expect({ stdout, stderr }).toEqual({ stdout: `${expected}\n`, stderr: "" });
  });

  test.skipIf(!Bun.which("fish")).each([
    ["veloci cl", "clear"],
    ["veloci docs:v", "docs:version"],
    ["veloci build --out", "--out-dir"],
    ["veloci start --po", "--poll --port"],
    ["veloci create -t b", "blog"],
    ["veloci build --out-dir fol", "folder/"],
    ["veloci dev --port fol", ""],
  ])("in fish, `%s` is completed to `%s`", async (line, expected) => {
    await using folder = await makeFolder();
    await folder.write("veloci.fish", (await run(["completions", "fish"])).stdout);
    await folder.write("folder/file", "");
    const command = ["fish", "--no-config", "-c", "source veloci.fish; complete -C $argv[1]", line];
    const { stdout, stderr } = await runProgram(command, { cwd: folder.dir });
    const words = stdout.split("\n").flatMap((each) => each.split("\t")[0] || []);
    expect({ words: words.join(" "), stderr }).toEqual({ words: expected, stderr: "" });
  });

  test("for zsh and fish name every command with its summary, and every option", async () => {
    for (const shell of ["zsh", "fish"]) {
      const { stdout } = await run(["completions", shell]);
      for (const { summary, options } of listed) {
        expect(stdout).toContain(summary);
        for (const name of Object.keys(options)) expect(stdout).toContain(name);
      }
    }
  });

  test("refuses other shells", async () => {
    const { code, stderr } = await run(["completions", "fihs"]);
    expect(code).toBe(2);
    expect(stderr).toContain("Did you mean `fish`?");
  });
});

describe("clear", () => {
  test("removes caches and the built site, and only files that Veloci wrote", async () => {
    await using site = await makeSite({
      ".docusaurus/x": "",
      ".veloci/types/y": "",
      "dist/veloci-manifest.json": "{}",
      "dist/index.html": "",
      "dist-parts/.gitignore": "*",
      "dist-parts/1-of-2.part": "",
      "docs/a.md": "",
    });
    expect((await run(["clear"], site.dir)).stdout).toBe("Removed `.docusaurus`, `.veloci`, `dist`, `dist-parts`.\n");
    expect(await site.list()).toEqual(["docs/a.md", "docusaurus.config.mjs"]);
    await site.write("dist/index.html", "of another tool");
    await site.write("dist-parts/other", "");
    expect((await run(["clear"], site.dir)).stdout).toBe("Nothing to remove.\n");
    expect(await site.exists("dist/index.html")).toBe(true);
  });

  test("removes a link, and keeps its target", async () => {
    await using site = await makeSite();
    await mkdir(site.path("kept"));
    await site.write("kept/file", "");
    await symlink(site.path("kept"), site.path(".docusaurus"));
    await run(["clear"], site.dir);
    expect(await site.exists("kept/file")).toBe(true);
    expect(await site.exists(".docusaurus")).toBe(false);
  });
});

test("unsupported options of the format's tool are rejected with the reason", async () => {
  const { code, stderr } = await run(["build", "--bundle-analyzer"]);
  expect(code).toBe(2);
  expect(stderr).toMatchInlineSnapshot(`
    "error[refused-option] \`veloci build\` has no option \`--bundle-analyzer\`: Veloci does not use webpack.
      help: Use \`--timings\`, or look at the sizes in \`assets/js\`. Run \`veloci build --help\` to list its arguments and options.

    "
  `);
  expect((await run(["create", "--template", "clasic"])).stderr).toMatchInlineSnapshot(`
    "error[invalid-value] Invalid value \`clasic\` for \`--template\`: it must be \`classic\` or \`classic-typescript\` or \`docs\` or \`blog\`.
      help: Did you mean \`classic\`? Run \`veloci create --help\` to list its arguments and options.

    "
  `);
});

test.each(["--hot-only", "--no-minify", "--https", "--ssl-cert"])("`start %s` is refused with the reason", (word) => {
  const parsed = parseArguments([word], dev);
  expect(parsed).toMatchObject({
    problem: { code: "refused-option", message: expect.stringContaining(word) as string },
  });
});

test("options of the format's tool have their short forms and optional values", () => {
  const poll = (...words: string[]): unknown => {
    const parsed = parseArguments(words, dev);
    return "input" in parsed ? [parsed.input.argument, parsed.input.options["poll"]] : parsed;
  };
  expect(poll("--poll", "500", "site")).toEqual(["site", 500]);
  expect(poll("--poll", "site")).toEqual(["site", 300]);
  expect(poll("site", "--poll")).toEqual(["site", 300]);
  expect(poll("--poll=1000")).toEqual([undefined, 1000]);
  expect(poll("site")).toEqual(["site", undefined]);
  expect(poll("--poll", "1")).toMatchObject({ problem: { code: "invalid-value" } });
  expect(parseArguments(["Footer", "-e", "-t"], swizzle)).toMatchObject({
    input: { options: { eject: true, typescript: true, wrap: false } },
  });
  expect(parseArguments(["-l", "fr", "--locale", "de"], deploy)).toMatchObject({
    input: { options: { locale: "fr,de" } },
  });
});

test("a misspelled option of the program suggests the nearest", async () => {
  expect((await run(["--hlep"])).stderr).toContain("Did you mean `--help`?");
});
