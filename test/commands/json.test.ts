/** What programs read: one JSON value on standard output, whatever the site prints and however the run ends. */

import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync } from "node:fs";
import { join } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { useTemporaryFolders, writeTree } from "../emit/temporary-folder.ts";
import { runCli, spawnCli } from "../support/cli.ts";

// Every test starts the program, and the first build makes the theme.
setDefaultTimeout(30_000);

const makeFolder = useTemporaryFolders();

/** Prints in every way that code of a site can. */
const NOISE = `
  import { execSync } from "node:child_process";
  import { writeSync } from "node:fs";
  console.log("from console.log");
  console.table([1]);
  process.stdout.write("from process.stdout\\n");
  writeSync(1, "from writeSync\\n");
  await Bun.write(Bun.stdout, "from Bun.stdout\\n");
  execSync("echo from a child process", { stdio: "inherit" });
`;

const OPTIONS = `title: "Site", url: "https://example.org", baseUrl: "/", presets: ["classic"], onBrokenMarkdownLinks: "throw"`;

/** Replaces what is loud in a site. */
const QUIET = {
  "docusaurus.config.mjs": `export default { ${OPTIONS} };`,
  "src/pages/index.jsx": "export default () => null;",
};

function makeSite(files: Readonly<Record<string, string>> = {}): string {
  const dir = makeFolder();
  writeTree(dir, {
    "docusaurus.config.mjs": `${NOISE} export default { ${OPTIONS}, plugins: ["./plugin.mjs"] };`,
    "plugin.mjs": `export default () => ({ name: "loud", loadContent() { console.log("from a plugin"); } });`,
    "docs/a.md": "# A\n",
    "src/pages/index.jsx": `export default function Home() { console.log("from a page"); return <p>Home</p>; }`,
    ...files,
  });
  return dir;
}

/** The one value of a run; fails when there is anything else. */
function readValue(stdout: string): { ok: boolean; diagnostics: { code: string }[] } & Record<string, unknown> {
  expect(stdout).toEndWith("}\n");
  return JSON.parse(stdout);
}

const codesOf = (stdout: string): string[] => readValue(stdout).diagnostics.map(({ code }) => code);

describe("--json", () => {
  test("prints only the value; output of config, plugins and pages goes to standard error", async () => {
    const cwd = makeSite();
    const { code, stdout, stderr } = await runCli(["build", "--json"], { cwd });
    const { ok, siteDir, diagnostics, pages, outDir } = readValue(stdout);
    expect({ code, ok, siteDir, diagnostics, outDir }).toEqual({
      code: 0,
      ok: true,
      siteDir: cwd,
      diagnostics: [],
      outDir: join(cwd, "dist"),
    });
    expect(pages).toBeGreaterThan(0);
    for (const source of ["console.log", "process.stdout", "writeSync", "Bun.stdout", "a child process", "a plugin"])
      expect(stderr).toContain(`from ${source}\n`);
    expect(stderr).toContain("from a page\n");
  });

  test("`graph` keeps its output separate from the site's even without the option", async () => {
    const { stdout, stderr } = await runCli(["graph"], { cwd: makeSite() });
    expect(Object.keys(readValue(stdout))).toContain("routes");
    expect(stderr).toContain("from console.log\n");
  });

  test("has each diagnostic with its position as data", async () => {
    const cwd = makeSite({ "docs/a.md": "# A\n\n[b](./b.md)\n" });
    const { code, stdout } = await runCli(["build", "--json"], { cwd });
    expect(code).toBe(1);
    const { ok, diagnostics } = readValue(stdout);
    expect([ok, diagnostics]).toEqual([
      false,
      [
        expect.objectContaining({
          code: "broken-markdown-link",
          severity: "error",
          message: expect.any(String),
          file: "docs/a.md",
          line: 3,
          column: 5,
          length: 6,
        }),
      ],
    ]);
  });

  test.each([
    ["an unknown command", ["biuld", "--json"], "unknown-command"],
    ["an unknown option", ["build", "--mnify", "--json"], "unknown-option"],
    ["a command without the option", ["serve", "--json"], "unknown-option"],
    ["a missing site", ["build", "no-such-folder", "--json"], "site-not-found"],
    ["two formats at once", ["build", "--json", "--sarif"], "conflicting-options"],
    ["a missing site of another command", ["graph", "no-such-folder", "--json"], "site-not-found"],
    ["a missing argument", ["docs:version", "--json"], "missing-argument"],
  ])("reports %s as a value, too", async (_, words, problem) => {
    const { code, stdout, stderr } = await runCli(words, { cwd: makeSite() });
    expect({ code, stderr, codes: codesOf(stdout) }).toEqual({ code: 2, stderr: "", codes: [problem] });
  });

  test("has the program's version and help as fields", async () => {
    const version = await runCli(["--version", "--json"]);
    expect(readValue(version.stdout)).toEqual({ ok: true, diagnostics: [], version: manifest.version });
    const help = await runCli(["build", "--json", "--help"]);
    expect(readValue(help.stdout)["help"]).toStartWith("Build the site");
    expect(readValue((await runCli(["--help", "--json"])).stdout)["help"]).toContain("Commands:");
  });

  test("reports a config that throws, and one that ends the process", async () => {
    const throwing = { "docusaurus.config.mjs": `console.log("early"); throw new Error("no");` };
    const thrown = await runCli(["build", "--json"], { cwd: makeSite(throwing), isAlone: true });
    expect([thrown.code, thrown.stderr]).toEqual([1, "early\n"]);
    expect(codesOf(thrown.stdout)).toHaveLength(1);
    const ending = { "docusaurus.config.mjs": `process.exit(0);` };
    const ended = await runCli(["build", "--json"], { cwd: makeSite(ending), isAlone: true });
    expect([ended.code, codesOf(ended.stdout)]).toEqual([1, ["process-exit"]]);
  });

  test("reports a bug in Veloci; its stack trace goes to standard error", async () => {
    const preload = join(import.meta.dir, "broken-pipeline.ts");
    const env = { BUN_OPTIONS: `--preload=${preload}` };
    const { code, stdout, stderr } = await runCli(["build", "--json"], { cwd: makeSite(), env, interpreted: true });
    expect(code).toBe(1);
    expect(readValue(stdout)).toMatchObject({ ok: false, diagnostics: [{ code: "internal-error" }] });
    expect(stderr).toContain("pipeline/commands.ts");
  });

  test("reports an interrupted run", async () => {
    const waiting = `import { writeFileSync } from "node:fs"; writeFileSync("waiting", ""); await new Promise((resolve) => setTimeout(resolve, 60_000));`;
    const cwd = makeSite({ "docusaurus.config.mjs": `${waiting} export default { ${OPTIONS} };` });
    const child = spawnCli(["build", "--json"], { cwd });
    while (!existsSync(join(cwd, "waiting"))) await Bun.sleep(20);
    // The run must have noticed that it waits.
    await Bun.sleep(400);
    child.kill("SIGINT");
    expect(codesOf(await new Response(child.stdout).text())).toEqual(["interrupted"]);
    expect(await child.exited).toBe(130);
  });

  test("prints the results of the other commands", async () => {
    const cwd = makeSite({
      "docs/a.md": "# A\n\n## One\n",
      "docusaurus.config.mjs": `export default { ${OPTIONS}  };`,
    });
    const ids = await runCli(["write-heading-ids", "--json"], { cwd });
    expect([readValue(ids.stdout), ids.stderr]).toEqual([
      { ok: true, siteDir: cwd, diagnostics: [], changed: [{ path: "docs/a.md", count: 1 }] },
      "",
    ]);
    const cut = await runCli(["docs:version", "1.0", "--json"], { cwd });
    expect(readValue(cut.stdout)).toMatchObject({ ok: true, version: "1.0", docs: 1, written: expect.any(Array) });
  });
});

describe("in GitHub Actions", () => {
  const site = { "docs/a.md": "# A\n\n[b](./b.md)\n", ...QUIET };

  test("`--sarif` prints a log; the text with annotations goes to standard error", async () => {
    const root = makeFolder();
    writeTree(root, Object.fromEntries(Object.entries(site).map(([path, text]) => [`web/${path}`, text])));
    const env = { GITHUB_ACTIONS: "true", GITHUB_WORKSPACE: root };
    const { code, stdout, stderr } = await runCli(["build", "--sarif"], { cwd: join(root, "web"), env });
    expect(code).toBe(1);
    const { version, runs } = JSON.parse(stdout);
    expect(version).toBe("2.1.0");
    expect(runs[0].results[0].locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: "web/docs/a.md", uriBaseId: "%SRCROOT%" },
      region: { startLine: 3, startColumn: 5, endColumn: 11 },
    });
    expect(stderr).toContain("\n  docs/a.md:3:5\n");
    expect(stderr).toMatch(
      /^::error file=web\/docs\/a\.md,line=3,col=5,endColumn=10,title=broken-markdown-link::.+%0A.+$/m,
    );
    expect(stderr).toContain("Nothing built");
  });

  test("`--json` prints the value and no annotations", async () => {
    const { stdout, stderr } = await runCli(["build", "--json"], {
      cwd: makeSite(site),
      env: { GITHUB_ACTIONS: "true" },
    });
    expect([codesOf(stdout), stderr]).toEqual([["broken-markdown-link"], ""]);
  });
});

describe("output through pipes", () => {
  const shell = async (command: string, cwd: string) => {
    const script = `veloci() { "$BUN" "$CLI" "$@"; }; ${command}`;
    const env = { ...process.env, BUN: process.execPath, CLI: join(import.meta.dir, "../../cli.ts"), NO_COLOR: "1" };
    const child = Bun.spawn(["bash", "-o", "pipefail", "-c", script], { cwd, env, stdout: "pipe", stderr: "pipe" });
    const [stdout, stderr] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
    return { code: await child.exited, stdout, stderr };
  };

  test("is complete when the reader is slow and the pipe is full", async () => {
    const links = Array.from({ length: 1500 }, (_, index) => `[link](./missing-${index}.md)\n`).join("\n");
    const cwd = makeSite({ ...QUIET, "docs/a.md": links });
    const { code, stdout, stderr } = await shell("veloci build --json | (sleep 1; cat)", cwd);
    expect(stdout.length).toBeGreaterThan(256 * 1024);
    expect(readValue(stdout).diagnostics).toHaveLength(1500);
    expect([code, stderr]).toEqual([1, ""]);
  });

  test("ends quietly when the reader has seen enough, or is gone from the start", async () => {
    const cwd = makeSite(QUIET);
    for (const command of ["veloci graph | head -c 10", "veloci --help | true", "veloci build | true"])
      expect([command, (await shell(command, cwd)).stderr]).toEqual([command, ""]);
    for (const command of ["veloci --help >&-", "veloci biuld 2>&-"])
      expect([command, await shell(command, cwd)]).toEqual([
        command,
        { code: command.includes("biuld") ? 2 : 0, stdout: "", stderr: "" },
      ]);
  });

  test.skipIf(!existsSync("/dev/full"))("says when there is no room for it", async () => {
    const { code, stderr } = await shell("veloci --help > /dev/full", makeFolder());
    expect([code, stderr]).toEqual([1, "error[output-not-writable] Standard output cannot be written (ENOSPC).\n"]);
    expect((await shell("veloci biuld 2> /dev/full", makeFolder())).code).toBe(2);
  });
});
