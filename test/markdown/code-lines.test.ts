/** Highlighted code by lines: every line is complete in itself, and no span is empty. */

import { expect, test } from "bun:test";
import { toLines } from "../../src/markdown/code/html-lines.ts";

const span = (scope: string, html: string): string => `<span class="hljs-${scope}">${html}</span>`;

test("a span that crosses lines is closed and opened again", () => {
  expect(toLines(`a ${span("comment", `b ${span("x", "c\n\nd")}\ne`)} f`)).toEqual([
    `a ${span("comment", `b ${span("x", "c")}`)}`,
    "",
    span("comment", span("x", "d")),
    `${span("comment", "e")} f`,
  ]);
});

test("no span is empty, even at the ends of lines", () => {
  expect(toLines(`${span("a", `\n${span("b", "")}x\n`)}${span("c", "")}y`)).toEqual(["", span("a", "x"), "y"]);
});

test("embedded languages add no element", () => {
  expect(toLines(`<span class="language-css">a ${span("b", "c\nd")}</span>\ne`)).toEqual([
    `a ${span("b", "c")}`,
    span("b", "d"),
    "e",
  ]);
});

test("quotes are literal, other special characters are entities", () => {
  expect(toLines("&quot;a&quot; &#x27;b&#x27; &lt;c&gt; &amp;quot;")).toEqual(["\"a\" 'b' &lt;c&gt; &amp;quot;"]);
});

test("nested scopes are limited in depth, and their text is kept", () => {
  const [line = "", ...rest] = toLines(`${'<span class="hljs-a">'.repeat(1000)}x\ny${"</span>".repeat(1000)}z`);
  expect(rest).toHaveLength(1);
  expect(line.match(/<span/g)).toHaveLength(40);
  expect(line.match(/<\/span>/g)).toHaveLength(40);
  expect(rest[0]).toEndWith(`y${"</span>".repeat(40)}z`);
});

test("lines equal those of the text", () => {
  for (const text of ["", "\n", "a\n", "\n\na", "a\nb"]) expect(toLines(text)).toEqual(text.split("\n"));
});
