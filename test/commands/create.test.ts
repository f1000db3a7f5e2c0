/** `veloci create` and `veloci migrate`: what they write, and what they leave alone. */

import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { create } from "../../src/commands/create.ts";
import { migrate } from "../../src/commands/migrate.ts";
import { runCommandLine } from "../../src/commands/run.ts";
import { hasRelease } from "../../src/config/format-release.ts";
import { diffLines } from "../../src/create/line-diff.ts";
import { changeCalls } from "../../src/create/plan-migration.ts";
import { TEMPLATES } from "../../src/create/template-names.ts";
import * as pipeline from "../../src/pipeline/commands.ts";
import { runCli } from "../support/cli.ts";
import { makeFolder, makeSite } from "../support/site.ts";
import { makeContext } from "./context.ts";

setDefaultTimeout(60_000);

interface RunOptions {
  readonly cwd: string;
  /** What somebody at the terminal types, in turn. */
  readonly answers?: readonly string[];
}

async function run(words: readonly string[], { cwd, answers }: RunOptions) {
  const left = [...(answers ?? [])];
  const asked: string[] = [];
  const ask = (question: string) => Promise.resolve((asked.push(question), left.shift() ?? ""));
  const context = { ...makeContext({ cwd, pipeline }), ...(answers && { ask }) };
  const code = await runCommandLine(words, [create, migrate], context);
  return { code, stdout: context.outText(), stderr: context.errText(), ...(answers && { asked }) };
}

describe("create", () => {
  test.each(Object.keys(TEMPLATES))(
    "makes a site from `%s` that builds and checks without diagnostics",
    async (name) => {
      await using folder = await makeFolder();
      const made = await run(["create", "my-first_site", "--template", name], { cwd: folder.dir });
      expect(made).toEqual({
        code: 0,
        stdout: "Created a site in `my-first_site`. Next:\n\n  cd my-first_site\n  veloci dev\n\n",
        stderr: "",
      });
      const dir = folder.path("my-first_site");
      const built = await runCli(["build", dir]);
      expect({ code: built.code, stderr: built.stderr }).toEqual({ code: 0, stderr: "" });
      const home = await Bun.file(`${dir}/dist/index.html`).text();
      expect(home).toContain("My first site");
      expect(home).not.toContain("{{");
      const checked = await runCli(["check", dir, "--rules", "all", "--strict"]);
      expect({ code: checked.code, stderr: checked.stderr }).toEqual({ code: 0, stderr: "" });
      expect(await folder.exists("my-first_site/.gitignore")).toBe(true);
    },
  );

  test("makes a site to which a second language is added in three steps", async () => {
    await using folder = await makeFolder();
    await run(["create", "site", "--template", "classic"], { cwd: folder.dir });
    const dir = folder.path("site");
    const config = Bun.file(`${dir}/docusaurus.config.js`);
    const text = await config.text();
    await config.write(text.replace(/^ {2}url:/m, '  i18n: { defaultLocale: "en", locales: ["en", "fr"] },\n$&'));
    const written = await runCli(["write-translations", "--locale", "fr"], { cwd: dir });
    expect([written.code, written.stdout]).toEqual([0, expect.stringContaining("i18n/fr/docusaurus-theme-classic/")]);
    expect(written.stderr).not.toContain("missing-locale-folder");
    await folder.write(
      "site/i18n/fr/docusaurus-plugin-content-docs/current/intro.md",
      "---\nslug: /\n---\n\n# Bienvenue\n",
    );
    const built = await runCli(["build"], { cwd: dir });
    expect({ code: built.code, stderr: built.stderr }).toEqual({ code: 0, stderr: "" });
    const page = await Bun.file(`${dir}/dist/fr/docs/index.html`).text();
    expect(page).toMatch(/<h1[^>]*>Bienvenue</);
    expect(page).toContain('aria-label="Navigation principale"');
  });

  test("asks at a terminal for missing arguments", async () => {
    await using folder = await makeFolder();
    expect((await run(["create"], { cwd: folder.dir, answers: ["", "4"] })).code).toBe(0);
    expect(await folder.exists("my-site/blog/authors.yml")).toBe(true);
    expect(await folder.exists("my-site/docs")).toBe(false);
  });

  test("asks again for a template that does not exist", async () => {
    await using folder = await makeFolder();
    const { code, asked } = await run(["create", "my-site"], { cwd: folder.dir, answers: ["blgo", "5", "blog"] });
    expect(code).toBe(0);
    expect(asked?.slice(1)).toEqual([
      "Unknown template `blgo`. Did you mean `blog`? The templates are `classic`, `classic-typescript`, `docs`, `blog`.\nTemplate (1): ",
      "Unknown template `5`. The templates are `classic`, `classic-typescript`, `docs`, `blog`.\nTemplate (1): ",
    ]);
    expect(await folder.exists("my-site/blog/authors.yml")).toBe(true);
  });

  test("refuses a folder with files, and leaves it unchanged", async () => {
    await using folder = await makeFolder();
    await folder.write("notes.txt", "mine");
    const refused = await run(["create", "."], { cwd: folder.dir });
    expect(refused.code).toBe(2);
    expect(refused.stderr).toMatchInlineSnapshot(`
      "error[folder-not-empty] The folder \`.\` is not empty: it contains \`notes.txt\`.
        help: Choose another folder. For an existing site, run \`veloci migrate\`.

      "
    `);
    expect(await folder.list()).toEqual(["notes.txt"]);
    await folder.write("repository/.git/HEAD", "ref: refs/heads/main");
    expect((await run(["create", "repository", "-t", "docs"], { cwd: folder.dir })).code).toBe(0);
    expect(await folder.exists("repository/.git/HEAD")).toBe(true);
    expect(await folder.exists("repository/docs/intro.md")).toBe(true);
  });

  test("reports missing and misspelled arguments", async () => {
    await using folder = await makeFolder();
    const refuse = async (...words: string[]): Promise<string> => {
      const { code, stderr } = await run(["create", ...words], { cwd: folder.dir });
      expect(code).toBe(2);
      return stderr;
    };
    expect(await refuse()).toMatchInlineSnapshot(`
      "error[missing-argument] \`create\` needs a folder for the new site, and without a terminal it cannot ask for one.
        help: Name it, as in \`veloci create my-site\`, or add \`--yes\` to use \`my-site\`.

      "
    `);
    expect(await refuse("x", "--template", "clasic")).toContain("Did you mean `classic`?");
    await folder.write("file", "");
    const below = await run(["create", "file/site"], { cwd: folder.dir });
    expect(below.code).toBe(1);
    expect(below.stderr).toContain("a part of the path is a file");
  });
});

describe("migrate", () => {
  const PACKAGE = `{
    "name": "docs",
    "scripts": {
        "docusaurus": "docusaurus",
        "start": "docusaurus start",
        "build": "npm run prepare && docusaurus build"
    },
    "dependencies": {
        "@docusaurus/core": "3.1.0",
        "@docusaurus/theme-mermaid": "3.1.0",
        "@docusaurus/remark-plugin-npm2yarn": "3.1.0",
        "clsx": "2.0.0"
    }
}
`;
  const SITE = {
    "package.json": PACKAGE,
    "docs/a.md": "# A\n",
    ".github/workflows/ci.yml": "run: npx docusaurus build\n",
  };

  test("shows the changes, and applies them only after confirmation", async () => {
    await using site = await makeSite(SITE);
    for (const answers of [undefined, ["n"], [""]]) {
      const shown = await run(["migrate"], { cwd: site.dir, ...(answers && { answers }) });
      expect(shown.code).toBe(0);
      expect(shown.stdout).toContain('-         "start": "docusaurus start",');
      expect(shown.stdout).toContain('+         "start": "veloci dev",');
      expect(shown.stdout).toContain("Nothing was changed.");
      expect(await site.read("package.json")).toBe(PACKAGE);
    }
  });

  test("after confirmation changes only the files that call the tool, in their own indentation", async () => {
    await using site = await makeSite(SITE);
    const before = await site.list();
    expect((await run(["migrate"], { cwd: site.dir, answers: ["y"] })).code).toBe(0);
    expect(await site.read("package.json")).toMatchInlineSnapshot(`
      "{
          "name": "docs",
          "scripts": {
              "docusaurus": "veloci",
              "start": "veloci dev",
              "build": "npm run prepare && veloci build --out-dir build"
          },
          "dependencies": {
              "@docusaurus/remark-plugin-npm2yarn": "3.1.0",
              "clsx": "2.0.0"
          },
          "veloci": {
              "format": "3.1.0"
          }
      }
      "
    `);
    expect(hasRelease(site.dir, [3, 1]) && !hasRelease(site.dir, [3, 2])).toBe(true);
    expect(await site.read(".github/workflows/ci.yml")).toBe("run: veloci build --out-dir build\n");
    expect(await site.list()).toEqual(before);
    const again = await run(["migrate", "--yes"], { cwd: site.dir });
    expect(again.stdout).toContain("nothing needs to change");
  });

  test("finds calls of the tool, and no other text", () => {
    const text = "yarn docusaurus deploy && pnpm docusaurus serve; cat docusaurus.config.js; npx docusaurus-init x";
    expect(changeCalls(text)).toBe(
      "veloci deploy && veloci serve --dir build; cat docusaurus.config.js; npx docusaurus-init x",
    );
  });

  test("a difference shows two lines around each change", () => {
    expect(diffLines("1\n2\n3\n4\n5\n6\n7", "1\n2\n3\n4\nfive\n6\n7")).toEqual([
      "…",
      "  3",
      "  4",
      "- 5",
      "+ five",
      "  6",
      "  7",
    ]);
    expect(diffLines("same", "same")).toEqual([]);
  });
});
