/** One Ctrl+C ends a run that code of the site keeps busy: nothing is left behind, and the shell sees exit code 130. */

import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { spawnCli } from "../support/cli.ts";
import { configText, makeSite } from "../support/site.ts";

const TIMEOUT_MS = 60_000;

const LOOP = `console.log("begun"); for (;;);`;

const site = {
  "docusaurus.config.js": configText({ presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]] }),
  "docs/index.md": "# Home\n",
};

function withPlugin(body: string): Record<string, string> {
  const config = `module.exports = {
    title: "Test", url: "https://example.com", baseUrl: "/",
    presets: [["classic", { blog: false, docs: { routeBasePath: "/" } }]],
    plugins: [() => ({ name: "a", ${body} })],
  };`;
  return { "docusaurus.config.js": config };
}

const inConfig = { "docusaurus.config.js": LOOP };
const inPlugin = withPlugin(`loadContent() { ${LOOP} }`);
const afterWaiting = withPlugin(
  `async loadContent() { await new Promise((resolve) => setTimeout(resolve, 600)); ${LOOP} }`,
);
const inMicrotasks = withPlugin(`async loadContent() { console.log("begun"); for (;;) await 1; }`);
const afterBuild = withPlugin(`async postBuild() { await 1; ${LOOP} }`);
const inPage = { "src/pages/a.js": `export default function A() { ${LOOP} }` };

interface Run {
  readonly command: string;
  /** Arguments before and after the folder of the site. */
  readonly args?: readonly string[];
  readonly where: string;
  readonly files: Readonly<Record<string, string>>;
  /** The page that `dev` is asked for. */
  readonly path?: string;
}

const runs: readonly Run[] = [
  { command: "build", where: "the config", files: inConfig },
  { command: "build", where: "a plugin", files: inPlugin },
  { command: "build", where: "a plugin that has waited", files: afterWaiting },
  { command: "build", where: "microtasks of a plugin", files: inMicrotasks },
  { command: "build", where: "a plugin at the end", files: afterBuild },
  { command: "build", where: "a component", files: inPage },
  { command: "check", where: "the config", files: inConfig },
  { command: "check", where: "a plugin", files: inPlugin },
  { command: "swizzle", where: "the config", files: inConfig },
  { command: "dev", args: ["--no-open", "--port", "0"], where: "the config", files: inConfig },
  { command: "dev", args: ["--no-open", "--port", "0"], where: "a plugin", files: inPlugin },
  { command: "dev", args: ["--no-open", "--port", "0"], where: "a component", files: inPage, path: "/a" },
];

const foldersOf = (pid: number): string[] =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(".veloci-") && name.includes(`-${pid}-`));

for (const { command, args = [], where, files, path } of runs) {
  test(
    `\`${command}\` with a loop in ${where}`,
    async () => {
      await using made = await makeSite({ ...site, ...files });
      const before = await made.list(".");
      const child = spawnCli([command, ...(command === "swizzle" ? ["other-theme", "Some"] : [made.dir]), ...args], {
        cwd: made.dir,
      });
      const giveUp = setTimeout(() => child.kill("SIGKILL"), 20_000);
      let said = "";
      for await (const chunk of child.stdout) {
        said += new TextDecoder().decode(chunk);
        const origin = /http:\/\/localhost:\d+/.exec(said)?.[0];
        if (path !== undefined && origin !== undefined) void fetch(origin + path).catch(() => {});
        if (said.includes("begun")) break;
      }
      child.kill("SIGINT");
      // The same value as a shell's `$?`, if the signal has its default effect.
      expect(await child.exited).toBe(130);
      clearTimeout(giveUp);
      expect((await made.list(".")).filter((name) => !name.startsWith(".veloci/cache/"))).toEqual(before);
      // Other tests run beside this one.
      expect(foldersOf(child.pid)).toEqual([]);
    },
    TIMEOUT_MS,
  );
}
