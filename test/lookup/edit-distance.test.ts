/** Edits between words, held to a table of all costs. */

import { expect, test } from "bun:test";
import { DistanceTo, editDistance } from "../../src/lookup/edit-distance.ts";

/** The whole table, as textbooks have it. */
function countEdits(a: string, b: string): number {
  const costs: number[][] = Array.from({ length: a.length + 1 }, (_, row) => [row]);
  const cost = (row: number, column: number): number => costs[row]?.[column] ?? Infinity;
  for (let column = 1; column <= b.length; column++) {
    for (let row = 0; row <= a.length; row++) {
      const replaced = cost(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwapped ? cost(row - 2, column - 2) + 1 : Infinity;
      const least = Math.min(
        row === 0 ? column : replaced,
        cost(row, column - 1) + 1,
        cost(row - 1, column) + 1,
        swapped,
      );
      (costs[row] ??= [])[column] = least;
    }
  }
  return cost(a.length, b.length);
}

const WORDS = [
  "",
  "a",
  "ab",
  "ba",
  "abc",
  "acb",
  "bca",
  "abcd",
  "badc",
  "storage",
  "strage",
  "stroage",
  "sotrages",
  "文档站",
];

test("equals that of the full table up to the limit, and is infinite above", () => {
  for (const limit of [0, 1, 2, 4, 9]) {
    for (const a of WORDS) {
      for (const b of WORDS) {
        const edits = countEdits(a, b);
        expect([a, b, limit, editDistance(a, b, limit)]).toEqual([a, b, limit, edits <= limit ? edits : Infinity]);
      }
    }
  }
});

test("does not depend on earlier comparisons", () => {
  for (const word of WORDS) {
    const distance = new DistanceTo(word);
    for (const limit of [4, 1, 2]) {
      for (const other of WORDS) expect(distance.from(other, limit)).toBe(editDistance(other, word, limit));
    }
  }
});
