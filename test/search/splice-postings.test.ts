/** Postings that are brought up to date are those that would be written anew. */

import { expect, test } from "bun:test";
import { makeRandom } from "../../bench/random.ts";
import { encodePostings } from "../../src/lookup/postings.ts";
import { splicePostings } from "../../src/search/splice-postings.ts";

type Entries = [page: number, count: number][];

const encode = (entries: Entries): string => encodePostings(entries.flat());

test("kept, removed, moved and inserted pages give the same postings as a new index", () => {
  const random = makeRandom(7);
  const chance = (percent: number): boolean => random.integer(1, 100) <= percent;
  for (let round = 0; round < 300; round++) {
    const pages = Array.from({ length: 80 }, (_, page) => page);
    const before: Entries = pages.filter(() => chance(50)).map((page) => [page, 2 ** random.integer(0, 3)]);
    const isQuiet = chance(50);
    const now = new Map<number, number>();
    const fresh: Entries = [];
    let next = 0;
    for (const page of pages) {
      if (!isQuiet && chance(10)) fresh.push([next++, 1]);
      if (chance(5)) fresh.push([next++, 3]);
      else if (isQuiet || chance(90)) now.set(page, next++);
    }
    const places = Int32Array.from(pages, (page) => now.get(page) ?? -1);
    const left = before.flatMap(([page, count]): Entries => (now.has(page) ? [[now.get(page) ?? 0, count]] : []));
    const anew = encode([...left, ...fresh].sort(([a], [b]) => a - b));
    expect(splicePostings(encode(before), places, fresh.flat())).toBe(anew);
  }
});
