/** Commands that plugins of a site add (`extendCli`). */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { runCli } from "../support/cli.ts";
import { makeSite, type TestSite } from "../support/site.ts";

setDefaultTimeout(60_000);

let site: TestSite;

beforeAll(async () => {
  site = await makeSite({
    "docusaurus.config.mjs":
      'export default { title: "Test", url: "https://example.com", baseUrl: "/", plugins: ["./plugin.mjs"] };\n',
    "plugin.mjs": `export default ({ siteConfig }) => ({
  name: "quotes",
  extendCli(cli) {
    cli.command("quotes:add <text>").alias("qa").description("Add a quote").option("--by <name>", "Author")
      .action(async (text, { by }) => { await 0; console.log(siteConfig.title, text, by); });
    cli.command("quotes:all").action(() => { ["a", "b"].forEach(async (text) => { await new Promise((go) => setTimeout(go, 20)); console.log(text); }); });
    cli.command("quotes:end [code]").action(async (code) => { await 0; console.log("done"); process.exit(code); });
    cli.command("quotes:late").action(() => { setTimeout(() => { throw new Error("too late"); }, 10); });
    cli.command("quotes:fail").action(() => { throw new Error("no quotes"); });
  },
});
`,
  });
});
afterAll(() => site[Symbol.asyncDispose]());

const run = (...words: string[]) => runCli(words, { cwd: site.dir, isAlone: true });

test("a command runs with its arguments and options, under each of its names", async () => {
  const ran = await run("quotes:add", "Less is more", "--by", "Mies");
  expect([ran.code, ran.stdout, ran.stderr]).toEqual([0, "Test Less is more Mies\n", ""]);
  expect((await run("qa", "x")).stdout).toBe("Test x undefined\n");
});

test("work that the command does not wait for ends, too", async () => {
  const ran = await run("quotes:all");
  expect([ran.code, ran.stdout, ran.stderr]).toEqual([0, "a\nb\n", ""]);
  const late = await run("quotes:late");
  expect([late.code, late.stderr]).toEqual([1, expect.stringContaining("too late")]);
});

test("a command may end the process, with its exit code", async () => {
  const codes = await Promise.all([run("quotes:end"), run("quotes:end", "1")]);
  expect(codes.map(({ code, stdout, stderr }) => [code, stdout, stderr])).toEqual([
    [0, "done\n", ""],
    [1, "done\n", ""],
  ]);
});

test("it has its own help and its own errors", async () => {
  const help = await run("quotes:add", "--help");
  expect([help.code, help.stdout]).toEqual([
    0,
    expect.stringContaining("Usage: veloci quotes:add|qa [options] <text>"),
  ]);
  const wrong = await run("quotes:add", "x", "--unknown");
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining("unknown option '--unknown'")]);
});

test("an error of a command is reported at its line", async () => {
  const failed = await run("quotes:fail");
  expect(failed.code).toBe(1);
  expect(failed.stderr).toContain("no quotes");
  expect(failed.stderr).toMatch(/^ {2}plugin\.mjs:9:\d+$/m);
});

test("an unknown command is distinguished from those of plugins", async () => {
  const { code, stderr } = await run("quotes:ad");
  expect(code).toBe(2);
  expect(stderr).toContain("error[unknown-command] Unknown command `quotes:ad`.");
  expect(stderr).toContain("Did you mean `quotes:add`?");
});
