/** Text on which micromark would spend minutes is refused, and shown as the lexer reads it. */

import { expect, test } from "bun:test";
import { makeHighlighter } from "../../../src/markdown/code/highlighter.ts";
import { defaultCompileOptions } from "../../../src/markdown/options.ts";
import { compileByOther } from "./compile-with.ts";

test.each([
  ["quotes within each other", ">".repeat(200), "nesting-too-deep"],
  ["lists within each other", `${" ".repeat(300)}- a`, "nesting-too-deep"],
  ["signs of emphasis", "*a".repeat(5000), "too-complex"],
  ["brackets within each other", `${"[".repeat(400)}a`, "too-complex"],
])("%s", async (_, text, expected) => {
  const options = defaultCompileOptions({ highlighter: makeHighlighter() });
  const source = { path: "docs/a.mdx", text: `---\ntitle: A\n---\n\nText\n\n${text}\n` };
  const { diagnostics, body } = await compileByOther(source, options);
  const [first] = diagnostics.filter(({ severity }) => severity === "error");
  expect([String(first?.code), first?.line]).toEqual([expected, 7]);
  expect(JSON.stringify(body)).toStartWith('["<p>Text</p>');
});
