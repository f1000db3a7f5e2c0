/** Code of a site that would end the run, or keep it from ending: reported with its place, and the exit code is never 0. */

import { describe, expect, test } from "bun:test";
import { buildFixture, type BuiltSite, spawnCli } from "../support/cli.ts";
import { configText, makeSite } from "../support/site.ts";

const TIMEOUT_MS = 60_000;

const PAGE = { "src/pages/index.md": "# Home\n" };

/** A site of one page with these plugins, each on a line of its own from line 6 on. */
function siteWith(...plugins: readonly string[]): Record<string, string> {
  return {
    "docusaurus.config.js": `module.exports = {
  title: "Test",
  url: "https://example.com",
  baseUrl: "/",
  presets: [["classic", { docs: false, blog: false }]], plugins: [
    ${plugins.join(",\n    ")},
  ],
};
`,
    ...PAGE,
  };
}

/** Only a process of its own ends when nothing can go on. */
const ALONE = { isAlone: true };

const sleep = "new Promise((resolve) => setTimeout(resolve, 50))";

/** What a build printed, headers and places only. */
function told({ stderr }: BuiltSite): string {
  return [...stderr.matchAll(/^(?:\w+\[.*|  \S+\.\w+(?::\d+)*)$/gm)].map(([line]) => line.trim()).join("\n");
}

describe("code of a site that ends the process", () => {
  test(
    "in plugins and their timers, is reported with its place, and nothing is built",
    async () => {
      await using built = await buildFixture(
        siteWith(
          `function a() { return { name: "a", loadContent() { process.exit(0); } }; }`,
          `function b() { return { name: "b", async loadContent() { try { process.exit(); } catch {} } }; }`,
          `function c() { setTimeout(() => require("node:process").exit(0), 1); return { name: "c", loadContent: () => ${sleep} }; }`,
          `function d() { return { name: "d", contentLoaded() { process.reallyExit(0); } }; }`,
          `function e() { setTimeout(() => { throw new Error("late"); }, 1); setInterval(() => {}, 1000); return { name: "e" }; }`,
          `function g() { process.on("exit", () => { process.exitCode = 0; }); return { name: "g" }; }`,
          `function f() { Promise.reject("dropped"); return { name: "f", loadContent: () => ${sleep} }; }`,
        ),
      );
      expect(built.code).toBe(1);
      expect(told(built)).toMatchInlineSnapshot(`
      "info[links-unchecked] Links are not checked, because pages are missing: \`a\`, \`b\`, \`d\` failed.
      error[stray-error] The site's code throws \`dropped\`, and nothing catches it (running at that time: \`loadContent\` of the plugin \`c\`, \`loadContent\` of the plugin \`f\`).
      error[process-exit] The site's code calls \`process.exit()\`, which would end the command before it finishes.
      docusaurus.config.js:6:64
      error[process-exit] The site's code calls \`process.exit()\`, which would end the command before it finishes.
      docusaurus.config.js:7:76
      error[process-exit] The site's code calls \`process.exit()\`, which would end the command before it finishes.
      docusaurus.config.js:8:61
      error[process-exit] The site's code calls \`process.reallyExit()\`, which would end the command before it finishes.
      docusaurus.config.js:9:66
      error[stray-error] The site's code throws \`Error: late\`, and nothing catches it.
      docusaurus.config.js:10:49"
    `);
      expect(await built.site.list(".")).toEqual(["docusaurus.config.js", "src/pages/index.md"]);
    },
    TIMEOUT_MS,
  );

  test(
    "in a config and in a sidebars file, too",
    async () => {
      await using config = await buildFixture({ "docusaurus.config.js": "const a = 1;\nprocess.exit(0);\n", ...PAGE });
      expect(config.code).toBe(1);
      expect(told(config)).toMatchInlineSnapshot(`
      "error[process-exit] The site's code calls \`process.exit()\`, which would end the command before it finishes.
      docusaurus.config.js:2:9"
    `);
      const presets = [["classic", { docs: { sidebarPath: "./sidebars.js" }, blog: false }]];
      const docs = { "sidebars.js": "process.exit();", "docs/a.md": "# A\n" };
      await using sidebars = await buildFixture({ "docusaurus.config.js": configText({ presets }), ...docs, ...PAGE });
      expect(sidebars.code).toBe(1);
      expect(told(sidebars)).toContain("sidebars.js:1:9");
    },
    TIMEOUT_MS,
  );

  test(
    "while files are written leaves no temporary folder",
    async () => {
      await using built = await buildFixture(
        siteWith(`function a() { return { name: "a", async postBuild() { await ${sleep}; process.exit(0); } }; }`),
      );
      expect(built.code).toBe(1);
      expect(await built.site.list(".")).toEqual(["docusaurus.config.js", "src/pages/index.md"]);
    },
    TIMEOUT_MS,
  );
});

describe("code of a site that never finishes", () => {
  test(
    "is named when nothing is left that could go on",
    async () => {
      await using built = await buildFixture(
        siteWith(
          `function a() { return { name: "a", loadContent: () => new Promise(() => {}) }; }`,
          `function b() { return { name: "b", contentLoaded: () => new Promise(() => {}) }; }`,
        ),
        ALONE,
      );
      expect(built.code).toBe(1);
      expect(told(built)).toMatchInlineSnapshot(`
      "info[links-unchecked] Links are not checked, because pages are missing: \`a\`, \`b\` failed.
      error[never-settles] \`contentLoaded\` of the plugin \`b\` never finishes: it waits for a promise that nothing can settle.
      docusaurus.config.js
      error[never-settles] \`loadContent\` of the plugin \`a\` never finishes: it waits for a promise that nothing can settle.
      docusaurus.config.js"
    `);
      const waiting = { "docusaurus.config.mjs": "await new Promise(() => {});", ...PAGE };
      await using config = await buildFixture(waiting, ALONE);
      expect(config.code).toBe(1);
      expect(config.stderr).toContain("`docusaurus.config.mjs` never finishes");
    },
    TIMEOUT_MS,
  );

  test(
    "is named when the user interrupts the run",
    async () => {
      const waits = `function a() { return { name: "a", loadContent() { console.log("begun"); return new Promise((r) => setTimeout(r, 60000)); } }; }`;
      await using site = await makeSite(siteWith(waits));
      const child = spawnCli(["build", site.dir], { cwd: site.dir });
      for await (const chunk of child.stdout) if (new TextDecoder().decode(chunk).includes("begun")) break;
      // The run must have noticed that it waits.
      await Bun.sleep(400);
      child.kill("SIGINT");
      const stderr = await new Response(child.stderr).text();
      expect(await child.exited).toBe(130);
      expect(stderr).toMatch(/^error\[interrupted\] .* while it waited for `loadContent` of the plugin `a` \(\d/);
      expect(await site.list(".")).toEqual(["docusaurus.config.js", "src/pages/index.md"]);
    },
    TIMEOUT_MS,
  );

  test(
    "but ends leaves nothing behind when the user interrupts the run",
    async () => {
      const page = `export default function A() { console.log("begun"); const start = Date.now(); while (Date.now() - start < 50); return "A"; }`;
      const pages = Array.from({ length: 200 }, (_, index) => [`src/pages/p${index}.js`, page] as const);
      await using site = await makeSite({ ...siteWith(), ...Object.fromEntries(pages) });
      const before = await site.list(".");
      const child = spawnCli(["build", site.dir], { cwd: site.dir });
      for await (const chunk of child.stdout) if (new TextDecoder().decode(chunk).includes("begun")) break;
      child.kill("SIGINT");
      // The watchdog ends it, or a listener, if one can run between two pages.
      expect(await child.exited).toBe(130);
      expect(await site.list(".")).toEqual(before);
    },
    TIMEOUT_MS,
  );
});
