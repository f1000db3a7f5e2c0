/** Mistakes of authors, through the real command line: all of them told in one run, and the last good output kept. */

import { describe, expect, test } from "bun:test";
import { manifestFile } from "../src/emit/manifest.ts";
import { buildFixture, runCli } from "./support/cli.ts";
import { configText, makeSite } from "./support/site.ts";

const TIMEOUT_MS = 60_000;

/** Codes of the diagnostics in what a build printed. */
function codesIn({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }): string[] {
  return [...(stdout + stderr).matchAll(/^(?:error|warning|info)\[([\w-]+)\]/gm)].map(([, code = ""]) => code).sort();
}

const WRONG = {
  "docusaurus.config.js": `module.exports = {
  title: "Wrong",
  url: "https://example.com",
  baseUrl: "/",
  titel: "typo",
  tagline: 42,
  presets: [["classic", { docs: { sidebarPath: "./sidebars.js", sidebarColapsed: true }, blog: false }]],
  themeConfig: { navbar: { items: [{ to: "/nowhere", label: "Nowhere" }] } },
};
`,
  "docs/intro.md": "# Intro\n\n[gone](./gone.md) and ![gone](./gone.png)\n",
};

const WRONG_CONTENT = {
  "docusaurus.config.js": `module.exports = {
  title: "Wrong",
  url: "https://example.com",
  baseUrl: "/",
  presets: [["classic", { docs: { sidebarPath: "./sidebars.js" } }]],
  themeConfig: { navbar: { items: [{ type: "docSidebar", sidebarId: "mian", label: "Docs" }] } },
};
`,
  "sidebars.js": `module.exports = { main: ["intro", "intor"] };\n`,
  "docs/intro.md":
    "---\nsidebar_position: first\n---\n\n# Intro\n\n[gone](./gone.md), [nowhere](/nowhere), [up](#down) and ![gone](./gone.png)\n",
  "docs/yaml.md": "---\ntitle: [unclosed\nsidebar_position: 1\n---\n\nText.\n",
  "docs/latin.md": new Uint8Array([0x23, 0x20, 0x41, 0x0a, 0x0a, 0xe4, 0x0a]),
  "docs/same-a.md": "---\nslug: /same\n---\n\nA\n",
  "docs/same-b.md": "---\nslug: /same\n---\n\nB\n",
  "blog/2021-02-30-no-such-day.md": "---\nauthors: nobody\n---\n\nText.\n",
};

describe("a build that fails", () => {
  test(
    "reports every mistake in the config at once, with its position and a fix",
    async () => {
      await using built = await buildFixture(WRONG);
      expect(built.code).toBe(1);
      expect(codesIn(built)).toEqual(expect.arrayContaining(["unknown-option", "unknown-option", "wrong-type"]));
      expect(built.stdout + built.stderr).toContain("Did you mean `title`");
      expect(built.stdout + built.stderr).toMatch(/docusaurus\.config\.js:5:3/);
    },
    TIMEOUT_MS,
  );

  test(
    "reports every mistake in the content at once, and keeps the last good output",
    async () => {
      const last = manifestFile({ generator: "Veloci", format: 1, version: "0.1.0", baseUrl: "/" });
      await using built = await buildFixture({
        ...WRONG_CONTENT,
        "build/index.html": "the last good one",
        [`build/${last.path}`]: String(last.content),
      });
      expect(built.code).toBe(1);
      expect(await built.files()).toEqual(["index.html", last.path]);
      expect(await built.read("index.html")).toBe("the last good one");
      expect(new Set(codesIn(built))).toEqual(
        new Set([
          "broken-anchor",
          "broken-image",
          "broken-link",
          "broken-markdown-link",
          "duplicate-route",
          "invalid-date",
          "invalid-front-matter",
          "not-utf8",
          "unknown-author",
          "unknown-doc-id",
          "unknown-sidebar-id",
          "untruncated-post",
          "wrong-type",
        ]),
      );
      expect(await built.site.list(".")).not.toContain(expect.stringMatching(/^\.veloci/));
    },
    TIMEOUT_MS,
  );

  test("without a config lists where it looked and which names it accepts", async () => {
    await using site = await makeSite({ "docusaurus.config.js": "" });
    await Bun.file(site.path("docusaurus.config.js")).delete();
    const { code, stdout, stderr } = await runCli(["build", site.dir], { cwd: site.dir });
    expect(code).toBe(1);
    expect((stdout + stderr).replaceAll(site.dir, "<site>").split("\n\n")[0]).toMatchInlineSnapshot(`
      "error[config-not-found] The folder \`<site>\` has no config.
        help: A config is called \`docusaurus.config.ts\`, \`docusaurus.config.mts\`, \`docusaurus.config.mjs\`, \`docusaurus.config.js\`, \`docusaurus.config.cjs\` or \`docusaurus.config.json\`."
    `);
  });

  test("shows the line of a config that throws", async () => {
    await using built = await buildFixture({ "docusaurus.config.js": 'const x = 1;\nthrow new Error("not today");\n' });
    expect(built.code).toBe(1);
    expect((built.stdout + built.stderr).split("\n\n")[0]).toMatchInlineSnapshot(`
      "error[module-throws] The file throws \`Error: not today\`.
        docusaurus.config.js:2:11
        1 | const x = 1;
        2 | throw new Error("not today");
          |           ^"
    `);
  });

  test("names the docs folder that is missing", async () => {
    await using built = await buildFixture({ "docusaurus.config.js": configText({ presets: ["classic"] }) });
    expect(built.code).toBe(1);
    expect((built.stdout + built.stderr).split("\n\n")[0]).toMatchInlineSnapshot(`
      "error[missing-docs-folder] The folder \`docs\` of the docs \`default\` does not exist.
        docusaurus.config.js
        help: Create it, set the option \`path\` to the folder of your docs, or turn the docs off with \`docs: false\`."
    `);
  });

  test("explains how to add a missing home page", async () => {
    await using built = await buildFixture({
      "docusaurus.config.js": configText({
        presets: [["classic", { blog: false }]],
        themeConfig: { navbar: { title: "Tools" } },
      }),
      "docs/a.md": "# A\n",
    });
    expect(built.code).toBe(1);
    expect((built.stdout + built.stderr).split("\n\n")[0]).toMatchInlineSnapshot(`
      "error[broken-link] A component on \`/docs/a\` and 2 other pages links to \`/\`, which does not exist.
        help: The site has no home page: add \`src/pages/index.md\`, give a doc \`slug: /\` below \`routeBasePath: /\`, or set \`themeConfig.navbar.logo.href\`. \`onBrokenLinks\` relaxes this check."
    `);
  });

  test("writes nothing into a folder it must not replace", async () => {
    await using site = await makeSite({
      "docs/a.md": "# A\n",
      "docusaurus.config.js": configText({ presets: ["classic"] }),
    });
    const { code, stdout, stderr } = await runCli(["build", site.dir, "--out-dir", "."], { cwd: site.dir });
    expect(code).toBe(1);
    expect(await site.exists("docs/a.md")).toBe(true);
    expect((stdout + stderr).replaceAll(site.dir, "<site>").split("\n\n")[0]).toMatchInlineSnapshot(`
      "error[dangerous-output] The output folder \`<site>\` is the site folder: a build would delete its contents.
        help: Choose another folder with \`--out-dir\`."
    `);
  });
});

const HOME = { "src/pages/index.md": "# Home\n" };

describe("hard input", () => {
  const config = configText({ presets: [["classic", { blog: false }]] });

  test(
    "a Markdown file of three megabytes is a page like any other",
    async () => {
      const paragraph = `${"Words with *emphasis*, `code` and [links](https://example.com). ".repeat(10)}\n\n`;
      const text = `# Long\n\n${paragraph.repeat(Math.ceil(3_000_000 / paragraph.length))}`;
      const files = { "docusaurus.config.js": config, "docs/long.md": text, ...HOME };
      await using built = await buildFixture(files, { large: true });
      expect(built.code).toBe(0);
      expect((await built.read("docs/long/index.html")).length).toBeGreaterThan(3_000_000);
    },
    TIMEOUT_MS,
  );

  test(
    "excessive nesting is reported and does not crash",
    async () => {
      const quotes = `# Quotes\n\n${">".repeat(20_000)} deep\n`;
      const lists = `# Lists\n\n${Array.from({ length: 400 }, (_, depth) => `${"  ".repeat(depth)}- item`).join("\n")}\n`;
      const brackets = `# Brackets\n\n${"[".repeat(100_000)}\n`;
      await using built = await buildFixture({
        "docusaurus.config.js": config,
        "docs/quotes.md": quotes,
        "docs/lists.md": lists,
        "docs/brackets.md": brackets,
        ...HOME,
      });
      expect(built.code).toBe(0);
      expect(codesIn(built)).toContain("nesting-too-deep");
      expect(await built.read("docs/brackets/index.html")).toContain("[[[[[[");
    },
    TIMEOUT_MS,
  );

  // A plugin that asks for the content of all plugins comes after they have read theirs. Any other edits while they do.
  test.each([
    ["is read", "", ["unreadable-file", "unusable-path"]],
    ["was read", "{ allContent }", ["missing-module"]],
  ])(
    "files that are changed and deleted while a build runs, when its content %s, cost one build at most",
    async (_, input, expected) => {
      const editor = `({ siteDir }) => ({ name: "editor", contentLoaded(${input}) {
        const { rmSync, writeFileSync } = require("node:fs");
        for (const name of ["docs/gone.md", "static", "src/pages/gone.js"]) rmSync(siteDir + "/" + name, { recursive: true, force: true });
        writeFileSync(siteDir + "/docs/a.md", "# Other\\n");
        writeFileSync(siteDir + "/docs/new.md", "# New\\n");
      } })`;
      await using built = await buildFixture({
        "docusaurus.config.js": `module.exports = {
          title: "Test", url: "https://example.com", baseUrl: "/",
          presets: [["classic", { blog: false }]], plugins: [${editor}],
        };`,
        "docs/a.md": "# A\n",
        "docs/gone.md": "# Gone\n",
        "static/gone.txt": "Gone.\n",
        "src/pages/gone.js": "export default () => <p>Gone</p>;\n",
        ...HOME,
      });
      const codes = codesIn(built);
      // Files that are gone before the build looks for them are no mistake. Of the others, any may be the first to fail.
      if (input === "" && built.code === 0) expect(codes).toEqual([]);
      else expect([built.code, codes.length > 0, expected]).toEqual([1, true, expect.arrayContaining(codes)]);
      expect(built.stdout + built.stderr).not.toContain(".veloci");
      expect((await built.site.list(".")).filter((path) => !path.startsWith("build/"))).toEqual([
        "docs/a.md",
        "docs/new.md",
        "docusaurus.config.js",
        "src/pages/index.md",
      ]);
      const again = await runCli(["build", built.site.dir]);
      expect({ code: again.code, stderr: again.stderr }).toEqual({ code: 0, stderr: "" });
      expect(await built.site.exists("dist/docs/new/index.html")).toBe(true);
    },
    TIMEOUT_MS,
  );
});
