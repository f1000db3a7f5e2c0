/** Builds with a cache write what clean builds write. `bun bench/random-edits.ts` tries many more edits. */

import { expect, test } from "bun:test";
import { findDifference } from "../../bench/random-edits.ts";

test("after a few edits and a killed build, a build with the cache has the same files as one without", async () => {
  expect(await findDifference({ count: 3, kills: 1, seed: 1 })).toBeUndefined();
});

test("files of a search index come from one run, although the packs of a CI service also hold those of earlier runs", async () => {
  expect(await findDifference({ count: 2, packs: true, seed: 51 })).toBeUndefined();
});
