/** Lines of code blocks: which ones the meta line and magic comments mark, and what the author is told about both. */

import { describe, expect, test } from "bun:test";
import { compile, HIGHLIGHTED } from "./compile-code.ts";

describe("meta", () => {
  test("title in either quotes, line numbers and flags become props", () => {
    const meta = `title='a "b".js' showLineNumbers live noInline`;
    expect(compile("a", { meta }).node.p).toEqual({
      language: "js",
      title: 'a "b".js',
      showLineNumbers: 1,
      live: true,
      noInline: true,
    });
    expect(compile("a", { meta: 'showLineNumbers=7 title="x"' }).node.p).toEqual({
      language: "js",
      title: "x",
      showLineNumbers: 7,
    });
  });

  test("quotes, backslashes and references in a title are read as in other Markdown", () => {
    expect(compile("a", { meta: String.raw`title="a \"b\" \\ &amp; C:\new"` }).node.p?.title).toBe(
      String.raw`a "b" \ & C:\new`,
    );
    expect(compile("a", { meta: String.raw`title='it\'s' {1}` }).node.p?.title).toBe("it's");
    expect(compile("a", { meta: `title="**no** <b>markup</b>"` }).node.p?.title).toBe("**no** <b>markup</b>");
  });

  test("lines in braces get the first class, and magic comments stay text", () => {
    const { marked, text } = compile("a\nb\n// highlight-next-line\nd\ne", { meta: "{1,4-5}" });
    expect(marked).toEqual([`${HIGHLIGHTED}: a`, `${HIGHLIGHTED}: d`, `${HIGHLIGHTED}: e`]);
    expect(text).toContain("// highlight-next-line");
  });

  test("braces in a title are text", () => {
    const { marked, node, diagnostics } = compile("a", { meta: 'title="db={user:root}" {1}' });
    expect(node.p?.title).toBe("db={user:root}");
    expect(marked).toEqual([`${HIGHLIGHTED}: a`]);
    expect(diagnostics).toEqual([]);
  });

  test("braces right after the language select lines too", () => {
    const { marked, node } = compile("a\nb", { language: "js{2}" });
    expect(node.p).toEqual({ language: "js" });
    expect(marked).toEqual([`${HIGHLIGHTED}: b`]);
  });

  test("a title in place of the language is accepted", () => {
    expect(compile("a", { language: 'title="Jenkinsfile"' }).node.p).toEqual({ title: "Jenkinsfile" });
    expect(compile("a", { language: 'title="My', meta: 'file"' }).node.p).toEqual({ title: "My file" });
  });

  test("data that a plugin wrote into the metastring is for the site's components", () => {
    const { diagnostics, marked } = compile("a", { meta: '{"errors":[],"options":{}}' });
    expect({ diagnostics, marked }).toEqual({ diagnostics: [], marked: [] });
  });

  test("errors are reported with the line of the fence", () => {
    const diagnostics = [
      ...compile("a\nb", { meta: "{1-x}" }).diagnostics,
      ...compile("a\nb", { meta: "{2-9}" }).diagnostics,
      ...compile("a", { meta: "title=a.js" }).diagnostics,
    ];
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "invalid-line-range",
          "file": "docs/a.md",
          "hint": "Write line numbers and ranges with commas between: \`{1,3-5}\`.",
          "line": 10,
          "message": "\`{1-x}\` is not a list of lines to highlight.",
          "severity": "warning",
        },
        {
          "code": "invalid-line-range",
          "file": "docs/a.md",
          "line": 10,
          "message": "\`{2-9}\` is outside the code block, which has 2 lines.",
          "severity": "warning",
        },
        {
          "code": "unquoted-title",
          "file": "docs/a.md",
          "hint": "Write \`title="a.js"\`.",
          "line": 10,
          "message": "The code block title \`title=a.js\` has no quotes and is not shown.",
          "severity": "warning",
        },
      ]
    `);
  });
});

describe("magic comments", () => {
  test("mark the next line or a range of lines, and are removed", () => {
    const { text, marked } = compile(
      "a\n// highlight-next-line\nb\nc\n/* highlight-start */\nd\ne\n/* highlight-end */\nf",
    );
    expect(text).toBe("a\nb\nc\nd\ne\nf");
    expect(marked).toEqual([`${HIGHLIGHTED}: b`, `${HIGHLIGHTED}: d`, `${HIGHLIGHTED}: e`]);
  });

  test.each([
    ["jsx", "{/* highlight-next-line */}"],
    ["html", "<!-- highlight-next-line -->"],
    ["yaml", "# highlight-next-line"],
    ["text", "// highlight-next-line"],
    ["sql", "-- highlight-next-line"],
    ["latex", "% highlight-next-line"],
    ["vb", "' highlight-next-line"],
    ["bat", "REM highlight-next-line"],
    ["fortran", "! highlight-next-line"],
    ["ocaml", "(* highlight-next-line *)"],
    ["cobol", "*> highlight-next-line"],
    ["wasm", ";; highlight-next-line"],
  ])("%s has its own comments: %s", (language, comment) => {
    const { text, marked } = compile(`  ${comment}\nx`, { language });
    expect(text).toBe("x");
    expect(marked).toEqual([`${HIGHLIGHTED}: x`]);
  });

  test.each([
    ["js", "# highlight-next-line"],
    ["python", "// highlight-next-line"],
    ["js", "a(); // highlight-next-line"],
    ["", "// highlight-next-line"],
  ])("in `%s`, `%s` is text", (language, comment) => {
    const { text, marked } = compile(`${comment}\nx`, { language });
    expect(text).toBe(`${comment}\nx`);
    expect(marked).toEqual([]);
  });

  test("custom comments set their classes, several per line", () => {
    const magicComments = [
      { className: "good", line: "ok" },
      { className: "bad", line: "error", block: { start: "error-start", end: "error-end" } },
    ];
    const { text, marked } = compile(
      "// ok\n// error\na\n// error-start\n// ok\nb\n// error-end\n// highlight-next-line",
      {
        magicComments,
      },
    );
    expect(marked).toEqual(["good bad: a", "good bad: b"]);
    expect(text).toBe("a\nb\n// highlight-next-line");
  });

  test("live code keeps its comments", () => {
    expect(compile("// highlight-next-line\na", { meta: "live", live: true }).text).toContain("highlight-next-line");
  });

  test("a comment without its counterpart is reported with its line", () => {
    const diagnostics = [
      ...compile("a\n// highlight-start\nb").diagnostics,
      ...compile("a\n// highlight-end\nb").diagnostics,
    ];
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "unpaired-magic-comment",
          "file": "docs/a.md",
          "line": 12,
          "message": "The comment \`highlight-start\` has no \`highlight-end\` in its code block, so no lines are marked.",
          "severity": "warning",
        },
        {
          "code": "unpaired-magic-comment",
          "file": "docs/a.md",
          "line": 12,
          "message": "The comment \`highlight-end\` has no \`highlight-start\` in its code block, so no lines are marked.",
          "severity": "warning",
        },
      ]
    `);
  });
});
