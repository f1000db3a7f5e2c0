/** Mistakes that the compiler of MDX finds are told at a place that the file has. */

import { expect, test } from "bun:test";
import { compileCodeDocument } from "../../src/markdown/code-tier/code-document.ts";
import { makeHighlighter } from "../../src/markdown/code/highlighter.ts";
import { defaultCompileOptions } from "../../src/markdown/options.ts";

async function placesOf(text: string): Promise<string[]> {
  const options = defaultCompileOptions({ highlighter: makeHighlighter() });
  const { diagnostics } = await compileCodeDocument({ path: "docs/a.mdx", text }, options);
  return diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`);
}

test.each([
  ["a tag that never ends", "# A\n\n<Foo\n\n", "invalid-mdx 3:5"],
  ["an export that never ends", "export const a = {\n\n\n", "invalid-mdx 1:19"],
  ["an expression that never ends", "export const a = 1;\n\n<A b={() => (\n", "invalid-mdx 3:6"],
  ["an element in an admonition that never ends", ":::note\n<e ", "invalid-mdx 2:3"],
  ["front matter above", "---\ntitle: a\n---\n\n<Foo\n", "invalid-mdx 5:5"],
])("%s is told inside of the file", async (_, text, place) => {
  const places = await placesOf(text);
  expect(places.filter((each) => each.startsWith("invalid-mdx"))).toEqual([place]);
});

test("an expression that ends elsewhere than its quotes say is compiled all the same", async () => {
  const braces = "{a}".repeat(10);
  expect(await placesOf(`{<p>'tis ${braces}</p>}\n\nit's {1} and {[1].map((a) => a)} isn't\n`)).toEqual([]);
});
