/** `veloci write-heading-ids`, through the real command line: which files it changes, and what it says. */

import { describe, expect, test } from "bun:test";
import { runCli } from "../support/cli.ts";
import { configText, makeSite } from "../support/site.ts";

const SITE = {
  "docusaurus.config.mjs": configText({ presets: [["classic", { blog: false }]] }),
  "docs/a.md": "\uFEFF---\ntitle: A\n---\r\n\r\n## One & *two*\r\n\r\n```\n## code\n```\n",
  "docs/b.mdx": 'import Part from "./_part.mdx";\n\n# B\n\n## Given {#own}\n\n<Part />\n',
  "docs/_part.mdx": "### In a partial\n",
  "src/pages/index.md": "## Page\n",
  "other/c.md": "## Not content\n",
  "docs/same.txt": "## text\n",
};

describe("write-heading-ids", () => {
  test("changes all content, and no other files", async () => {
    await using site = await makeSite(SITE);
    const { code, stdout, stderr } = await runCli(["write-heading-ids", site.dir]);
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: "docs/a.md: 1 heading\nsrc/pages/index.md: 1 heading\ndocs/_part.mdx: 1 heading\n",
      stderr: "Wrote 3 IDs into 3 files.\n",
    });
    expect(await site.read("docs/_part.mdx")).toBe("### In a partial {#in-a-partial}\n");
    for (const path of ["docs/b.mdx", "other/c.md", "docs/same.txt"] as const)
      expect(await site.read(path)).toBe(SITE[path]);
    const bytes = await Bun.file(site.path("docs/a.md")).bytes();
    expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)).toBe(
      "\uFEFF---\ntitle: A\n---\r\n\r\n## One & *two* {#one--two}\r\n\r\n```\n## code\n```\n",
    );
  });

  test("changes the given files: by path, folder or pattern", async () => {
    await using site = await makeSite(SITE);
    const { code, stdout } = await runCli(["write-heading-ids", ".", "other", "docs/b.md*", "--overwrite"], {
      cwd: site.dir,
    });
    expect({ code, stdout }).toEqual({ code: 0, stdout: "other/c.md: 1 heading\ndocs/b.mdx: 1 heading\n" });
    expect(await site.read("docs/b.mdx")).toContain("## Given {#given}");
  });

  test("reports invalid arguments", async () => {
    await using site = await makeSite(SITE);
    const wrong = await runCli(["write-heading-ids", ".", "docs/none.md"], { cwd: site.dir });
    expect(wrong.code).toBe(1);
    expect(wrong.stderr).toMatchInlineSnapshot(`
      "error[file-not-found] No Markdown file matches \`docs/none.md\`.
        help: Name a file, a folder or a pattern (\`docs/**/*.md\`).

      "
    `);
    const syntax = await runCli(["write-heading-ids", ".", "--syntax", "html"], { cwd: site.dir });
    expect(syntax.code).toBe(2);
    expect(syntax.stderr).toMatchInlineSnapshot(`
      "error[invalid-value] Invalid value \`html\` for \`--syntax\`: it must be \`classic\` or \`mdx-comment\`.
        help: Run \`veloci write-heading-ids --help\` to list its arguments and options.

      "
    `);
  });
});
