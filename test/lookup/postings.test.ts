/** Postings as text: there and back. */

import { expect, test } from "bun:test";
import { decodeNumbers, decodePostings, encodeNumbers, encodePostings } from "../../src/lookup/postings.ts";

test("postings are distances in base 36, with counts above one", () => {
  expect(encodePostings([3, 1, 9, 2, 100, 40])).toBe("3 6:2 2j:14");
});

test("postings come back as they were", () => {
  for (const postings of [[], [0, 1], [0, 7, 1, 1], [3, 1, 9, 2, 100_000, 99]]) {
    expect(decodePostings(encodePostings(postings))).toEqual(postings);
  }
});

test("numbers come back as they were", () => {
  for (const numbers of [[], [0], [1, 35, 36, 0, 5000]]) expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers);
});
