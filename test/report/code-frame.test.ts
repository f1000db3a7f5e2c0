/** A frame shows the right line, and the caret stands below the right cells whatever the line is made of. */

import { describe, expect, test } from "bun:test";
import { toCodeFrame } from "../../src/report/code-frame.ts";
import { makePaint } from "../../src/report/paint.ts";

const paint = makePaint(false);

function frame(text: string, place: { line: number; column?: number; length?: number; width?: number }): string {
  return `\n${toCodeFrame({ lines: text.split("\n"), width: 80, paint, ...place }).join("\n")}\n`;
}

/** Cell at which the caret starts below the shown line, and what stands above it. */
function above(shown: string): string {
  const [, line = "", mark = ""] = shown.split("\n");
  const at = Bun.stringWidth(mark.slice(0, mark.indexOf("^")));
  let cells = 0;
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    if (cells === at) return segment;
    cells += Bun.stringWidth(segment);
  }
  return "";
}

describe("a code frame", () => {
  test("shows the line with its context and a caret", () => {
    expect(frame("one\ntwo three\nfour\nfive", { line: 2, column: 5, length: 5 })).toMatchInlineSnapshot(`
      "
        1 | one
        2 | two three
          |     ^^^^^
        3 | four
      "
    `);
  });

  test("aligns line numbers of different length", () => {
    const text = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join("\n");
    expect(frame(text, { line: 9, column: 1 })).toMatchInlineSnapshot(`
      "
         8 | line 8
         9 | line 9
           | ^
        10 | line 10
      "
    `);
  });

  test("skips blank lines around it, and has no caret without a column", () => {
    expect(frame("\nonly\n\n", { line: 2 })).toMatchInlineSnapshot(`
      "
        2 | only
      "
    `);
  });

  test("points past the end of a line if the column does", () => {
    expect(frame("title: a", { line: 1, column: 99 })).toMatchInlineSnapshot(`
      "
        1 | title: a
          |         ^
      "
    `);
  });

  test("is empty if the file has become shorter", () => {
    expect(toCodeFrame({ lines: ["a"], line: 5, column: 1, width: 80, paint })).toEqual([]);
  });

  test("puts the caret correctly after tabs, wide characters and joined emoji", () => {
    expect(above(frame("\t\tkey: value", { line: 1, column: 3 }))).toBe("k");
    expect(above(frame("日本語のX", { line: 1, column: 5 }))).toBe("X");
    expect(above(frame("👩‍👩‍👧 e\u0301 X", { line: 1, column: 13 }))).toBe("X");
  });

  test("underlines as many cells as the characters take", () => {
    expect(frame("見出し [x](y)", { line: 1, column: 1, length: 3 })).toMatchInlineSnapshot(`
      "
        1 | 見出し [x](y)
          | ^^^^^^
      "
    `);
  });

  test("truncates a long line around the column, and the other lines at the same place", () => {
    const long = Array.from({ length: 40 }, (_, index) => `word${index}`).join(" ");
    const text = [long, long.toUpperCase(), "short"].join("\n");
    expect(frame(text, { line: 2, column: long.indexOf("word25") + 1, length: 6, width: 60 })).toMatchInlineSnapshot(`
      "
        1 | …22 word23 word24 word25 word26 word27 word28 word29 …
        2 | …22 WORD23 WORD24 WORD25 WORD26 WORD27 WORD28 WORD29 …
          |                   ^^^^^^
      "
    `);
  });

  test("never exceeds the width", () => {
    const long = "日本".repeat(60);
    for (const column of [1, 37, 38, 39, 80, 120]) {
      const widths = toCodeFrame({ lines: [long], line: 1, column, length: 50, width: 50, paint }).map((line) =>
        Bun.stringWidth(line),
      );
      expect(Math.max(...widths)).toBeLessThanOrEqual(50);
    }
  });

  test("copes with a minified file of one very long line", () => {
    const text = `${"a".repeat(500_000)}HERE${"b".repeat(500_000)}`;
    const shown = frame(text, { line: 1, column: 500_001, length: 4 });
    expect(shown).toContain("HERE");
    expect(above(shown)).toBe("H");
  });

  test("escapes control characters of the terminal", () => {
    expect(frame("a\u001b[2Jb\u202Ec", { line: 1 })).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
  });

  test("ignores the carriage return of Windows line ends", () => {
    expect(frame("one\r\ntwo\r", { line: 1, column: 1, length: 3 })).not.toContain("\uFFFD");
  });
});
