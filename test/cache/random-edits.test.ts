/** Builds with a cache write what clean builds write. `bun bench/random-edits.ts` tries many more edits. */

import { expect, test } from "bun:test";
import { findDifference } from "../../bench/random-edits.ts";

test("after a few edits, a build with the cache has the same files as one without", () => {
  expect(findDifference({ count: 3, seed: 1 })).toBeUndefined();
});
