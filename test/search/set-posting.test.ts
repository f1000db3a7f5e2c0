/** One posting changes, as if all had been written anew. */

import { expect, test } from "bun:test";
import { makeRandom } from "../../bench/random.ts";
import { encodePostings } from "../../src/lookup/postings.ts";
import { setPosting } from "../../src/search/set-posting.ts";

function encode(postings: ReadonlyMap<number, number>): string {
  return encodePostings([...postings].sort(([a], [b]) => a - b).flat());
}

test.each([
  ["the only one", { 40: 2 }, 40],
  ["the first", { 0: 1, 40: 2, 41: 1 }, 0],
  ["one in between", { 0: 1, 40: 2, 1400: 50 }, 40],
  ["the last", { 3: 1, 40: 40 }, 40],
  ["a new one before the others", { 3: 1, 40: 40 }, 2],
  ["a new one in between", { 3: 1, 40: 40 }, 39],
  ["a new last one", { 3: 1, 40: 40 }, 4000],
  ["the first of none", {}, 7],
] as readonly (readonly [title: string, pages: Readonly<Record<string, number>>, page: number])[])(
  "%s is set and removed",
  (_, pages, page) => {
    const postings = new Map(Object.entries(pages).map(([each, count]) => [Number(each), count]));
    for (const count of [1, 40, 0]) {
      const expected = new Map(postings);
      if (count > 0) expected.set(page, count);
      else expected.delete(page);
      expect(setPosting(encode(postings), page, count)).toBe(encode(expected));
    }
  },
);

test("random changes one after the other", () => {
  const random = makeRandom(1);
  const postings = new Map<number, number>();
  let text = "";
  for (let change = 0; change < 2000; change++) {
    const [page, count] = [random.integer(0, 300), random.integer(0, 3) * random.integer(0, 30)];
    if (count > 0) postings.set(page, count);
    else postings.delete(page);
    text = setPosting(text, page, count);
    expect(text).toBe(encode(postings));
  }
});
