/** Lines of quotes and lists that leave out their markers get them, where there are many; what is no such line stays. */

import { expect, test } from "bun:test";
import { markLazyLines } from "../../../src/markdown/unified/lazy-lines.ts";

const MANY = Array.from({ length: 60 }, () => "text");

/** The lines after enough lazy ones that the marker is written at all. */
function mark(...lines: string[]): readonly string[] {
  return markLazyLines(["> a", ...MANY, "", ...lines]).slice(MANY.length + 2);
}

test("a few are unchanged", () => {
  expect(markLazyLines(["> a", "b"])).toEqual(["> a", "b"]);
});

test.each([
  ["in a quote", ["> a", "b", "c"], ["> a", "> b", "> c"]],
  ["in a list", ["- a", "b"], ["- a", "  b"]],
  ["in a list in a quote", ["> 1. a", "b", "> c"], ["> 1. a", ">    b", ">    c"]],
  ["in a quote in a quote", ["> > a", "> b"], ["> > a", "> > b"]],
  ["in a footnote", ["[^a]: b", "c"], ["[^a]: b", "    c"]],
  ["after the paragraph", ["> a", "", "b"], ["> a", "", "b"]],
  ["after a heading", ["> # a", "b"], ["> # a", "b"]],
  ["after a row of a table", ["> |a|", "b"], ["> |a|", "b"]],
  ["with markers", ["> a", "> b", "- c", "  d"], ["> a", "> b", "- c", "  d"]],
  ["that begin something else", ["> a", "- b", "1. c", "# d", "<e>"], ["> a", "- b", "1. c", "# d", "<e>"]],
])("lines %s", (_, lines, marked) => {
  expect(mark(...lines)).toEqual(marked);
});
