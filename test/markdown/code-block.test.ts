/** Code blocks: what the reader sees and copies, and what the author is told. */

import { describe, expect, test } from "bun:test";
import { type CodeBlockSource, compileCodeBlock } from "../../src/markdown/code/code-block.ts";
import { makeHighlighter } from "../../src/markdown/code/highlighter.ts";
import { DEFAULT_MAGIC_COMMENTS, type MagicComment } from "../../src/marks/magic-comments.ts";
import { makeReporter } from "../../src/report/reporter.ts";

interface Extra extends Partial<CodeBlockSource> {
  readonly magicComments?: readonly MagicComment[];
  readonly defaultLanguage?: string;
  readonly live?: boolean;
  readonly keepsText?: boolean;
}

function compile(
  code: string,
  { magicComments, defaultLanguage, live = false, keepsText = false, ...block }: Extra = {},
) {
  const report = makeReporter();
  const node = compileCodeBlock(
    { code, language: "js", meta: "", line: 10, file: "docs/a.md", ...block },
    {
      highlighter: makeHighlighter(),
      magicComments: magicComments ?? DEFAULT_MAGIC_COMMENTS,
      ...(defaultLanguage !== undefined && { defaultLanguage }),
      live,
      keepsText,
      report,
    },
  );
  const html = String(node.b?.[0]);
  return { node, html, text: toText(html), marked: markedLines(html), diagnostics: report.diagnostics };
}

/** What `textContent` gives, and so what the copy button copies. */
function toText(html: string): string {
  const tags = html.replace(/<[^>]*>/g, "");
  return tags.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

/** Lines that carry a class, as `class: text`. */
function markedLines(html: string): string[] {
  const lines = html.split(/(?=<span class="token-line)/);
  return lines.flatMap((line) => {
    const classes = /^<span class="token-line ([^"]*)"/.exec(line)?.[1];
    return classes === undefined ? [] : [`${classes}: ${toText(line).trimEnd()}`];
  });
}

const HIGHLIGHTED = "theme-code-block-highlighted-line";

describe("highlighting", () => {
  test("a line is a span that ends with its newline, except the last", () => {
    expect(compile("a\n\nb < c && d", { language: "text" }).html).toBe(
      '<span class="token-line">a\n</span><span class="token-line">\n</span>' +
        '<span class="token-line">b &lt; c &amp;&amp; d</span>',
    );
  });

  test("words of the language get classes", () => {
    expect(compile("const a = '<b>';").html).toBe(
      '<span class="token-line"><span class="hljs-keyword">const</span> a = <span class="hljs-string">\'&lt;b&gt;\'</span>;</span>',
    );
  });

  test("a comment over several lines is closed and opened again in each", () => {
    expect(compile("/* a\n\n b */ x").html).toBe(
      '<span class="token-line"><span class="hljs-comment">/* a</span>\n</span>' +
        '<span class="token-line">\n</span>' +
        '<span class="token-line"><span class="hljs-comment"> b */</span> x</span>',
    );
  });

  test("spans opened in a line are closed in it, also around embedded languages", () => {
    const code =
      "<style>\n  a { color: red }\n</style>\n<script>\nconst s = `\n  ${a +\n  b}\n`;\n</script>\n<!-- x\ny -->";
    const { html, text } = compile(code, { language: "html" });
    expect(text).toBe(code);
    expect(html).toContain('<span class="hljs-attribute">color</span>');
    expect(html).toContain('<span class="hljs-keyword">const</span>');
    for (const line of html.split("\n</span>")) {
      const opened = line.match(/<span/g)?.length ?? 0;
      const closed = line.match(/<\/span>/g)?.length ?? 0;
      expect(closed - opened).toBeOneOf([-1, 0]);
    }
  });

  test.each([
    ["Dockerfile", "FROM node", "FROM"],
    ["YAML", "a: 1", "a:"],
    ["jsx", "return <a/>", "return"],
    ["TSX", "interface A {}", "interface"],
    ["mdx", "# Title", "# Title"],
    ["console", "$ ls", "$ "],
    ["shell-session", "$ ls", "$ "],
    ["sh", "if true", "if"],
    ["jsonc", "// note", "// note"],
    ["json5", "{a: true}", "true"],
    ["toml", "[a]", "[a]"],
    ["svelte", "<!-- a -->", "&lt;!-- a --&gt;"],
    ["vue", "<!-- a -->", "&lt;!-- a --&gt;"],
    ["golang", "func a()", "func"],
    ["hcl", "# a", "# a"],
    ["patch", "+a", "+a"],
    ["http", 'POST /a HTTP/1.1\nA: b\n\n{"a": true}', "true"],
  ])("%s is highlighted", (language, code, word) => {
    const { html, diagnostics } = compile(code, { language });
    expect(html).toContain(`>${word}</span>`);
    expect(html).toContain('class="hljs-');
    expect(diagnostics).toEqual([]);
  });

  test.each(["text", "plain", "txt", "log", ""])("`%s` is plain text", (language) => {
    const { html, diagnostics } = compile("const a = 1", { language });
    expect(html).toBe('<span class="token-line">const a = 1</span>');
    expect(diagnostics).toEqual([]);
  });

  test("an unknown language is plain text, and the nearest one is suggested", () => {
    const { html, diagnostics } = compile("const a = 1", { language: "javscript" });
    expect(html).toBe('<span class="token-line">const a = 1</span>');
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "unknown-language",
          "file": "docs/a.md",
          "hint": "Did you mean \`javascript\`?",
          "line": 10,
          "message": "Unknown language \`javscript\`: the code block is shown without highlighting.",
          "severity": "info",
        },
      ]
    `);
  });

  test("a formula on a site without formulas is not taken for a typo", () => {
    const { diagnostics } = compile("x^2", { language: "math" });
    expect(diagnostics.map(({ hint }) => hint)).toEqual([
      "To show a formula, add `remark-math` to `remarkPlugins` and `rehype-katex` to `rehypePlugins`.",
    ]);
  });

  test("an unknown language is reported once per file", () => {
    const report = makeReporter();
    const options = { highlighter: makeHighlighter(), magicComments: [], live: false, keepsText: false, report };
    for (const [file, line] of [
      ["a.md", 1],
      ["a.md", 5],
      ["b.md", 2],
    ] as const)
      compileCodeBlock({ code: "x", language: "frob", meta: "", file, line }, options);
    expect(report.diagnostics.map(({ file, line }) => `${file}:${line}`)).toEqual(["a.md:1", "b.md:2"]);
  });

  test("a block without language takes the default one", () => {
    const { node } = compile("const a = 1", { language: "", defaultLanguage: "js" });
    expect(node.p).toEqual({ language: "js" });
  });

  test("a block's output does not depend on the blocks before it", () => {
    const report = makeReporter();
    const highlighter = makeHighlighter();
    const options = { highlighter, magicComments: [], live: false, keepsText: false, report };
    const http = { code: "GET / HTTP/1.1\n\nselect a from b", language: "http", meta: "", line: 1, file: "a.md" };
    const before = compileCodeBlock(http, { ...options, highlighter: makeHighlighter() });
    for (const language of ["sql", "css", "ruby"]) compileCodeBlock({ ...http, language }, options);
    expect(compileCodeBlock(http, options)).toEqual(before);
  });

  test("Windows line ends and the last line end are not part of the code", () => {
    expect(compile("a\r\nb\n", { language: "text" }).text).toBe("a\nb");
  });
});

test("a site's component receives the code as written, with the format's props", () => {
  const code = "// highlight-next-line\nconst a = 1 < 2;\n";
  expect(compile(code, { meta: 'title="a.js" custom=1', keepsText: true }).node).toEqual({
    c: "CodeBlock",
    p: { className: "language-js", metastring: 'title="a.js" custom=1', title: "a.js", children: code },
  });
});

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

describe("live code", () => {
  test("is an editor with the author's code", () => {
    const { node, text } = compile("<b>1</b>\n", { language: "jsx", meta: 'live noInline title="B"', live: true });
    expect(node).toMatchObject({
      c: "@theme/LiveCodeBlock#default",
      p: { code: "<b>1</b>", language: "jsx", title: "B", noInline: true },
    });
    expect(text).toBe("<b>1</b>");
  });

  test("is a code block with a warning if the site has no editor", () => {
    const { node, diagnostics } = compile("<b>1</b>", { language: "jsx", meta: "live" });
    expect(node.c).toBe("CodeBlock");
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "live-code-off",
          "file": "docs/a.md",
          "hint": "Add \`@docusaurus/theme-live-codeblock\` to \`themes\` in the config.",
          "line": 10,
          "message": "The code block requests a live editor, but this site has none. The code is shown without one.",
          "severity": "info",
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
