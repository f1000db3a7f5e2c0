/** What counts as prose in a source file. */

import { expect, test } from "bun:test";
import { commentsOf, stringsOf, titlesOf } from "./code-prose.ts";

const SOURCE = [
  "/** Reads `for ever` of a file. */",
  "const message = `The file \\`${path}\\` stays as it is.`;",
  'const name = "one word";',
  "// See src/for-ever/file.ts.",
  'test("a title of a test", () => check("another text in it"));',
].join("\n");

test("comments, without code and paths", () => {
  expect(commentsOf(SOURCE)).toEqual([
    { line: 1, text: "Reads `…` of a file. */" },
    { line: 4, text: "See …" },
  ]);
});

test("strings of at least three words", () => {
  expect(stringsOf(SOURCE).map(({ line }) => line)).toEqual([2, 5, 5]);
});

test("titles, without the other strings of their line", () => {
  expect(titlesOf(SOURCE)).toEqual([{ line: 5, text: "a title of a test" }]);
});
