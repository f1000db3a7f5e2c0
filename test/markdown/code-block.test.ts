/** Code blocks: what the reader sees and copies. */

import { describe, expect, test } from "bun:test";
import { compileCodeBlock } from "../../src/markdown/code/code-block.ts";
import { makeHighlighter } from "../../src/markdown/code/highlighter.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { compile } from "./compile-code.ts";

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
  const { node } = compile("a", { language: "TS", keepsText: true });
  expect(node.p).toMatchObject({ className: "language-TS" });
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
