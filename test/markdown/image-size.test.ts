import { expect, test } from "bun:test";
import { compileDocument } from "../../src/markdown/compile.ts";
import { makeHighlighter } from "../../src/markdown/code/highlighter.ts";
import { defaultCompileOptions } from "../../src/markdown/options.ts";

test("an image keeps the author's size, others get the size of their file", () => {
  const options = defaultCompileOptions({ highlighter: makeHighlighter() });
  const text = '![a](./a.png)\n\n<img src="./b.png" width="80" />\n\n<img src={require("./c.png").default} alt="" />\n';
  const { slots } = compileDocument({ path: "docs/a.mdx", text }, options);
  expect(slots.map(({ url, hasSize }) => [url, hasSize])).toEqual([
    ["./a.png", undefined],
    ["./b.png", true],
    ["./c.png", undefined],
  ]);
});
