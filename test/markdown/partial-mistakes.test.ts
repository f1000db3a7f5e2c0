/** Partials that cannot be included, and their front matter. */

import { describe, expect, test } from "bun:test";
import { compileFiles } from "./compile-files.ts";
import { IMPORT } from "./show-page.ts";

describe("a partial that cannot be included is reported once, with its position", () => {
  test("a file behind an alias or in a package", async () => {
    const { complaints } = await compileFiles({
      "docs/a.md": "import Part from '@data/generated/props.md';\n\n<Part /> <Part />\n",
    });
    expect(complaints).toBe(
      "error docs/a.md:1:19 The imported file `@data/generated/props.md` is not a Markdown file of the site, so a page cannot show it. Name it by a relative path, by `@site/`, or by an alias or package in which this file exists.",
    );
  });

  test("a missing file", async () => {
    const { complaints } = await compileFiles({
      "docs/a.md": "import Part from './_prat.mdx';\nimport Other from '../_gone/x.md';\n\n<Part /> <Part />\n",
      "docs/_part.mdx": "text\n",
    });
    expect(complaints).toMatchInlineSnapshot(`
      "error docs/a.md:1:19 The imported file \`docs/_prat.mdx\` does not exist. Did you mean \`_part.mdx\`?
      error docs/a.md:2:20 The imported file \`_gone/x.md\` does not exist. Add the file, or correct the path."
    `);
  });

  test("a file that imports itself", async () => {
    const { complaints } = await compileFiles({ "docs/a.md": "import A from './a.md';\n\n<A />\n" });
    expect(complaints).toMatchInlineSnapshot(
      `"error docs/a.md:1:16 \`docs/a.md\` imports itself, so its content would never end. Remove one of these imports, and move shared content to a third file."`,
    );
  });

  test.each(["", "export const x = 1;\n\n"])("files that import each other: %p", async (code) => {
    const { complaints } = await compileFiles({
      "docs/a.md": `${IMPORT}<Part />\n`,
      "docs/_part.mdx": `import B from './_b.mdx';\n\n${code}<B />\n`,
      "docs/_b.mdx": `${IMPORT}<Part />\n`,
    });
    expect(complaints).toBe(
      "error docs/_b.mdx:1:19 These files import each other in a circle, so their content would never end: `docs/_part.mdx` → `docs/_b.mdx` → `docs/_part.mdx`. Remove one of these imports, and move shared content to a third file.",
    );
  });

  test("files that repeatedly double their content", async () => {
    const files: Record<string, string> = {
      "docs/a.md": "import P from './_0.md';\n\n<P />\n",
      "docs/_30.md": "end\n",
    };
    for (let depth = 0; depth < 30; depth++)
      files[`docs/_${depth}.md`] = `import P from './_${depth + 1}.md';\n\n<P /> <P />\n`;
    const { complaints } = await compileFiles(files);
    expect(complaints).toMatchInlineSnapshot(
      `"error docs/_18.md:3:7 This file includes more than 5000 partials, counting nested ones. This one is left out."`,
    );
  });

  test("an error in a partial that many pages include", async () => {
    const { complaints } = await compileFiles({
      "docs/a.md": `${IMPORT}<Part n="1" />\n`,
      "docs/b.md": `${IMPORT}<Part n="2" />\n`,
      "docs/_part.mdx": "text {props.n}\n\n<Tabs>\n",
    });
    expect(complaints).toMatchInlineSnapshot(
      `"error docs/_part.mdx:3:1 The tag \`<Tabs>\` is not closed before the text around it ends. Add \`</Tabs>\`, or write \`\\<Tabs>\` if you mean text."`,
    );
  });
});

test("front matter of a partial is reported as ignored; an included page keeps its own", async () => {
  const { complaints, document } = await compileFiles({
    "docs/a.md": `${IMPORT}import B from './b.md';\n\n<Part /> <B />\n`,
    "docs/b.md": "---\ntitle: B\n---\ntext\n",
    "docs/_part.mdx": "---\ntitle: Part\n---\n\nText.\n",
  });
  expect(complaints).toMatchInlineSnapshot(
    `"warning docs/_part.mdx:2:1 The front matter of \`docs/_part.mdx\` has no effect: the file is a partial, not a page. Remove it, or write it in the files that import this one."`,
  );
  expect(document("docs/a.md").sections[0]?.text).toContain("Text.");
});

test("a partial may read its own front matter", async () => {
  const { complaints, document } = await compileFiles({
    "docs/a.md": `${IMPORT}<Part />\n`,
    "docs/_part.mdx": "---\ntitle: Part\n---\n\n{frontMatter.title}\n",
  });
  expect(complaints).toBe("");
  expect(document("docs/a.md").sections[0]?.text).toContain("Part");
});
