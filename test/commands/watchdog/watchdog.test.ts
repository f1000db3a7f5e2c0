/** Code of a site that loops without an end: the build names it, ends with exit code 1, and leaves no temporary folder. */

import { expect, test } from "bun:test";
import { join } from "node:path";
import { runProgram } from "../../support/cli.ts";
import { projectDir } from "../../support/paths.ts";
import { configText, makeSite } from "../../support/site.ts";

const CHILD = join(import.meta.dir, "impatient-build.ts");
const START = join(projectDir, "src/commands/watchdog/start-watchdog.ts");
const SITE_CODE = join(projectDir, "src/report/site-code.ts");
const TIMEOUT_MS = 60_000;

const presets = [["classic", { docs: { routeBasePath: "/" }, blog: false }]];
const site = { "docusaurus.config.js": configText({ presets }), "docs/index.md": "# Home\n" };

/** A config with an expression that JSON cannot hold. */
function configWith(preset: string, plugin = "() => ({ name: 'idle' })"): string {
  return `module.exports = {
    title: "Test", url: "https://example.com", baseUrl: "/",
    presets: [["classic", { blog: false, docs: { routeBasePath: "/", ${preset} } }]],
    plugins: [${plugin}],
  };`;
}

interface Loop {
  /** Where it is. */
  readonly title: string;
  readonly files: Readonly<Record<string, string>>;
  readonly name: string;
}

const loops: readonly Loop[] = [
  { title: "the config", files: { "docusaurus.config.js": "for (;;);" }, name: "`docusaurus.config.js`" },
  {
    title: "a function of the config",
    files: { "docusaurus.config.js": configWith("editUrl() { for (;;); }") },
    name: "`editUrl` of the docs plugin",
  },
  {
    title: "a plugin, after it waited",
    files: {
      "docusaurus.config.js": configWith("", "() => ({ name: 'a', async postBuild() { await 1; for (;;); } })"),
    },
    name: "`postBuild` of the plugin `a`",
  },
  {
    title: "a plugin that waits again and again for what is there already",
    files: {
      "docusaurus.config.js": configWith("", "() => ({ name: 'a', async loadContent() { for (;;) await 1; } })"),
    },
    name: "`loadContent` of the plugin `a`",
  },
  {
    title: "a remark plugin",
    files: { "docusaurus.config.js": configWith("remarkPlugins: [() => () => { for (;;); }]") },
    name: "the chain of remark and rehype plugins on `docs/index.md`",
  },
  {
    title: "a page at module scope",
    files: { "src/pages/a.js": "for (;;);\nexport default () => null;" },
    name: "the bundle of the site's pages and components",
  },
  {
    title: "a page that renders",
    files: { "src/pages/a.js": "export default function A() { for (;;); }" },
    name: "the page `/a` (`src/pages/a.js`)",
  },
];

for (const { title, files, name } of loops) {
  test(
    `a loop in ${title} is named, and ends the build`,
    async () => {
      await using made = await makeSite({ ...site, ...files });
      const before = await made.list(".");
      const { code, stdout, stderr } = await runProgram([process.execPath, CHILD, made.dir]);
      const subject = name.charAt(0).toUpperCase() + name.slice(1);
      expect(stderr).toContain(`warning[slow-site-code] Still waiting for ${name} (`);
      expect(stderr).toContain(`error[endless-loop] ${subject} has used 1 seconds of processor time`);
      expect([code, stdout]).toEqual([1, ""]);
      expect(await made.list(".")).toEqual(before);
    },
    TIMEOUT_MS,
  );
}

test(
  "a loop in a run that prints JSON ends in one value",
  async () => {
    await using made = await makeSite({ ...site, "docusaurus.config.js": "for (;;);" });
    const { code, stdout } = await runProgram([process.execPath, CHILD, made.dir, "json"]);
    const { ok, diagnostics } = JSON.parse(stdout);
    expect([code, ok, diagnostics.length, diagnostics[0].code]).toEqual([1, false, 1, "endless-loop"]);
  },
  TIMEOUT_MS,
);

test(
  "a config that waits for another program is reported, and not ended",
  async () => {
    const wait = `require("node:child_process").execFileSync(process.execPath, ["-e", "Bun.sleepSync(1500)"]);`;
    const text = `${wait}\n${configText({ presets })}`;
    await using made = await makeSite({ ...site, "docusaurus.config.js": text });
    const { code, stderr } = await runProgram([process.execPath, CHILD, made.dir]);
    expect(code).toBe(0);
    expect(stderr).toContain("Still waiting for `docusaurus.config.js` (");
  },
  TIMEOUT_MS,
);

test(
  "a run waits for a thread that starts late, although the thread does not keep the process alive",
  async () => {
    const program = `import { startWatchdog } from ${JSON.stringify(START)};
      import { makeSiteCode } from ${JSON.stringify(SITE_CODE)};
      const siteCode = makeSiteCode();
      startWatchdog({ siteCode, cwd: ".", format: "text", version: "0", out: 1 });
      // A module that waits itself would keep the process alive.
      void siteCode.begun.then(() => console.log("begun"));`;
    const { stdout } = await runProgram([process.execPath, "--eval", program]);
    expect(stdout).toBe("begun\n");
  },
  TIMEOUT_MS,
);
