/** Links that run code are errors with a place, however they are written. */

import { describe, expect, test } from "bun:test";
import { makeHighlighter } from "../../src/markdown/code/highlighter.ts";
import { compileDocument } from "../../src/markdown/compile.ts";
import { defaultCompileOptions } from "../../src/markdown/options.ts";

type Format = "md" | "mdx";

function complaintsOf(text: string, format: Format): string[] {
  const options = defaultCompileOptions({ highlighter: makeHighlighter() });
  const { diagnostics } = compileDocument({ path: "docs/a.mdx", text }, { ...options, format });
  const unsafe = diagnostics.filter(({ code }) => code === "unsafe-link");
  return unsafe.map(({ severity, line, message }) => `${severity} ${line} ${/`[^`]*`/.exec(message)?.[0]}`);
}

const UNSAFE: readonly (readonly [string, string])[] = [
  ["[a](javascript:alert(1))", "javascript:"],
  ["[a](JavaScript:alert(1))", "javascript:"],
  ["[a](<javascript:alert(1)> 'title')", "javascript:"],
  ["[a](java&#115;cript&colon;alert)", "javascript:"],
  ["[a](java&Tab;script:alert)", "javascript:"],
  ["[a](java&NewLine;script:alert)", "javascript:"],
  ["[a](vbscript:x)", "vbscript:"],
  ["[a](data:text/html,x)", "data:text/html"],
  ["[a](DATA:text/HTML;base64,x)", "data:text/html"],
  ["[a][b]\n\n[b]: javascript:alert", "javascript:"],
  ["![a](javascript:alert)", "javascript:"],
  ['<a href="javascript:alert(1)">a</a>', "javascript:"],
  ['<a HREF=" javascript:alert(1)">a</a>', "javascript:"],
  ["<a href='java&#x0A;script:alert(1)'>a</a>", "javascript:"],
  ['text <a href="javascript:alert(1)">a</a>', "javascript:"],
  ['<iframe src="data:text/html,<b>x</b>"></iframe>', "data:text/html"],
  ['<form action="javascript:alert(1)"><button>b</button></form>', "javascript:"],
  ['<button formaction="vbscript:x">b</button>', "vbscript:"],
  ['<svg><a xlink:href="javascript:alert(1)"></a></svg>', "javascript:"],
];

const IN_JSX: readonly (readonly [string, string])[] = [
  ['<a href={"javascript:alert(1)"}>a</a>', "javascript:"],
  ['<a href={"java\\u0073cript:alert(1)"}>a</a>', "javascript:"],
  ['<Link to="javascript:alert(1)">a</Link>', "javascript:"],
  ['<button formAction="javascript:alert(1)">b</button>', "javascript:"],
];

/** Where a reference may be to a control character. */
const IN_DATA = ["[a](&#1;javascript:alert)", '<a href="&#1;javascript:alert">a</a>'];

const SAFE = [
  "[a](https://example.com/javascript:x) [b](./javascript.md) [c](data:image/png;base64,x) [d](mailto:a@b.c)",
  '<a href="javascripts:x">a</a> <a title="javascript:x">b</a>',
  "`[a](javascript:x)` and javascript:x in text",
];

describe.each(["md", "mdx"] as const)("in a file of format %s", (format) => {
  test.each(UNSAFE)("%s", (text, scheme) => {
    expect(complaintsOf(`# A\n\n${text}\n`, format)).toContain(`error ${text.includes("\n") ? 5 : 3} \`${scheme}\``);
  });

  test.each(SAFE)("%s is safe", (text) => {
    expect(complaintsOf(text, format)).toEqual([]);
  });
});

test.each(IN_DATA)("%s", async (text) => {
  expect(complaintsOf(text, "mdx")).toEqual(["error 1 `javascript:`"]);
});

describe.each(["mdx"] as const)("as JSX in a file of format %s", (format) => {
  test.each(IN_JSX)("%s", (text, scheme) => {
    expect(complaintsOf(`# A\n\n${text}\n`, format)).toEqual([`error 3 \`${scheme}\``]);
  });
});
