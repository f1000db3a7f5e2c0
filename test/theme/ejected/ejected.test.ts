/** Components of the format's classic theme, each alone in the place of ours: they bundle, and pages say what they said before. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { openStage, RELEASES, type Stage } from "./eject.ts";

const TIMEOUT_MS = 120_000;

let stage: Stage;
beforeAll(async () => void (stage = await openStage()), TIMEOUT_MS);
afterAll(() => stage?.[Symbol.asyncDispose]());

test("every component of the releases is a slot of ours", () => {
  expect(RELEASES.flatMap((release) => stage.missing(release))).toEqual([]);
});

for (const release of RELEASES) {
  test(
    `components of ${release}`,
    async () => {
      expect(await stage.try(release)).toEqual({});
      expect(stage.tried.length).toBeGreaterThan(100);
    },
    TIMEOUT_MS,
  );
}
