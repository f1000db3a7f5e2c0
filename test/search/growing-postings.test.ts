/** Postings of a large site, most of which are kept as text while the index grows. */

import { expect, test } from "bun:test";
import { decodePostings, encodePostings } from "../../src/lookup/postings.ts";
import { GrowingPostings } from "../../src/search/growing-postings.ts";

/** Pages with gaps between them, and a count from 1 to 5 on each. */
function makePostings(pages: number): number[] {
  return Array.from({ length: pages }, (_, index) => [index * 3 + (index % 2), (index % 5) + 1]).flat();
}

function grow(postings: readonly number[]): GrowingPostings {
  const growing = new GrowingPostings();
  for (let at = 0; at < postings.length; at += 2) {
    const [page = 0, count = 0] = postings.slice(at);
    for (let time = 0; time < count; time++) expect(growing.count(page)).toBe(time === 0);
  }
  return growing;
}

test.each([0, 1, 127, 128, 129, 256, 1000])("of %d pages, the text is that of all postings at once", (pages) => {
  const postings = makePostings(pages);
  const growing = grow(postings);
  expect(growing.encode()).toBe(encodePostings(postings));
  const decoded: number[] = [];
  if (pages > 0) decodePostings(encodePostings(postings), (page, count) => decoded.push(page, count));
  const numbers = growing.toNumbers();
  expect(encodePostings(numbers)).toBe(encodePostings(decoded));
});
