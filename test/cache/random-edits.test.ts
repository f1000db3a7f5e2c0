/** Builds with a cache write what clean builds write. `bun bench/random-edits.ts` tries many more edits. */

import { expect, test } from "bun:test";
import { findDifference } from "../../bench/random-edits.ts";
import { cliCommand } from "../support/cli.ts";

test("after a few edits and a killed build, a build with the cache has the same files as one without", async () => {
  expect(await findDifference({ count: 3, kills: 1, seed: 1, program: cliCommand() })).toBeUndefined();
});
