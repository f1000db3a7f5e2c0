/** Postings as text: there and back. */

import { expect, test } from "bun:test";
import { decodeNumbers, decodePostings, encodeNumbers, encodePostings } from "../../src/lookup/postings.ts";

function decode(text: string): number[] {
  const found: number[] = [];
  decodePostings(text, (page, count) => void found.push(page, count));
  return found;
}

test("postings are encoded as base-36 differences with exponents of their counts", () => {
  expect(encodePostings([3, 1, 9, 2, 100, 40])).toBe("3 6:1 2j:5");
});

test("decoding returns postings with counts rounded down to powers of two", () => {
  for (const postings of [[], [0, 1], [0, 8, 1, 1], [3, 1, 9, 2, 100_000, 64]]) {
    expect(decode(encodePostings(postings))).toEqual(postings);
  }
  expect(decode(encodePostings([0, 3, 5, 7, 6, 1000]))).toEqual([0, 2, 5, 4, 6, 512]);
});

test("numbers survive encoding and decoding", () => {
  for (const numbers of [[], [0], [1, 35, 36, 0, 5000]]) expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers);
});
