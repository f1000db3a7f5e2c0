import { expect, test } from "bun:test";
import { toStaticNodes } from "../../src/markdown/body/static-nodes.ts";

test("the line break after `<pre>` is not part of its text", () => {
  expect(toStaticNodes("<pre>\n  one\n\n  two\n</pre>")).toEqual([{ t: "pre", html: "  one\n\n  two\n" }]);
  expect(toStaticNodes("<pre>\n\none</pre>")).toEqual([{ t: "pre", html: "\none" }]);
});
