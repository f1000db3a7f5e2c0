/** The folder a command is started in has no say in what the program is: it downloads nothing, and no settings of Bun apply. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { rm } from "node:fs/promises";
import { runProgram } from "./support/cli.ts";
import { compileExecutable } from "./support/executable.ts";
import { cliPath } from "./support/paths.ts";
import { configText, makeFolder, makeSite, type TestSite } from "./support/site.ts";

const TIMEOUT_MS = 120_000;

const FLAGS = ["--no-install", "--no-env-file", "--config=/dev/null"];

/** Ways to start the program. The first two only differ in when Bun is told to leave the folder alone. */
let programs: Record<string, readonly string[]> = {};

let elsewhere: TestSite;

/** A package registry that has nothing, and counts. */
let requested: string[] = [];
const registry = Bun.serve({
  port: 0,
  fetch: (request) => {
    requested.push(new URL(request.url).pathname);
    return new Response("{}", { status: 404 });
  },
});

beforeAll(async () => {
  elsewhere = await makeFolder();
  programs = {
    "bun cli.ts": [process.execPath, cliPath],
    "the script itself": [process.execPath, ...FLAGS, cliPath],
    "the executable": [await compileExecutable()],
  };
}, TIMEOUT_MS);

afterAll(async () => {
  await registry.stop(true);
  await elsewhere?.remove();
});

interface Run {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly cache?: string;
}

async function run(program: string, { args, cwd, cache = cwd }: Run) {
  requested = [];
  const env = {
    BUN_CONFIG_REGISTRY: registry.url.href,
    npm_config_registry: registry.url.href,
    BUN_INSTALL_CACHE_DIR: `${cache}/packages`,
    GIVEN: "by the caller",
  };
  return runProgram([...(programs[program] ?? []), ...args], { cwd, env });
}

test("Bun would contact the registry of these tests", async () => {
  await using folder = await makeSite({
    "load.mjs": 'await import(["nobody", "has", "this"].join("-")).catch(() => {});',
  });
  const env = { BUN_CONFIG_REGISTRY: registry.url.href, BUN_INSTALL_CACHE_DIR: folder.path("packages") };
  requested = [];
  await runProgram([process.execPath, folder.path("load.mjs")], { cwd: folder.dir, env });
  expect(requested).toEqual(["/nobody-has-this"]);
});

describe.each(["bun cli.ts", "the script itself", "the executable"])("%s", (program) => {
  test.each<[string, Readonly<Record<string, string>>]>([
    ["config", { "docusaurus.config.mjs": 'import "nobody-has-this";\nexport default {};\n' }],
    [
      "config that asks while it runs",
      { "docusaurus.config.js": 'module.exports = require(["nobody", "has", "this"].join("-"));\n' },
    ],
    ["list of plugins", { "docusaurus.config.mjs": configText({ plugins: ["nobody-has-this"] }) }],
    [
      "page, a document and a document that is code",
      {
        "docusaurus.config.mjs": configText(),
        "src/pages/index.jsx": 'import x from "nobody-has-this";\nexport default () => x;\n',
        "docs/a.mdx": '# A\n\nimport X from "nobody-has-that";\n\n<X />\n',
        "docs/b.mdx": 'import x from "nobody-has-these";\n\n# B\n\n{x + 1}\n',
      },
    ],
  ])(
    "downloads nothing for a %s that imports a package nobody has",
    async (_, files) => {
      const packages = Object.values(files)
        .join("")
        .match(/nobody-has-\w+/g) ?? ["nobody-has-this"];
      await using site = await makeSite(files);
      const { code, stderr } = await run(program, { args: ["build", site.dir], cwd: elsewhere.dir, cache: site.dir });
      const errors = stderr.match(/^error\[(?:missing-package|missing-module|unknown-plugin)\] .*/gm)?.join("\n") ?? "";
      for (const name of packages) expect(errors).toContain(`${name}\``);
      expect([code, requested, await site.exists("packages")]).toEqual([1, [], false]);
    },
    TIMEOUT_MS,
  );

  test(
    "keeps `.env` and `bunfig.toml` of the site folder out, and the environment of the caller in",
    async () => {
      await using site = await makeSite({
        ".env": "FROM_FILE=1\nGIVEN=by a file\n",
        "bunfig.toml": 'preload = ["./preload.ts"]\n[define]\n"process.env.DEFINED" = "\'by a file\'"\n',
        "preload.ts": `globalThis.preloaded = await Bun.write("${elsewhere.path("preloaded")}", "yes");\n`,
        "docusaurus.config.mjs": `const { FROM_FILE, GIVEN, DEFINED } = process.env;
const tagline = [FROM_FILE, GIVEN, process.env.DEFINED, globalThis.preloaded].map(String).join(", ");
export default { title: "Test", url: "https://example.com", baseUrl: "/", presets: ["classic"], tagline };
`,
        "docs/a.md": "# A\n",
      });
      const { code, stdout } = await run(program, { args: ["graph", site.dir], cwd: site.dir });
      expect(code).toBe(0);
      expect(JSON.parse(stdout).site.config.tagline).toBe("undefined, by the caller, undefined, undefined");
      // Without flags Bun runs the preload before this program can say no; then it starts again, without.
      expect(await elsewhere.exists("preloaded")).toBe(program === "bun cli.ts");
      await rm(elsewhere.path("preloaded"), { force: true });
    },
    TIMEOUT_MS,
  );
});
