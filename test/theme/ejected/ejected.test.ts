/** Components of the format's themes, each alone in the place of ours: they bundle, and pages say what they said before. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { openStage, RELEASES, SMALL_RELEASES, type Stage } from "./eject.ts";

const TIMEOUT_MS = 120_000;

let stage: Stage;
beforeAll(async () => void (stage = await openStage()), TIMEOUT_MS);
afterAll(() => stage?.[Symbol.asyncDispose]());

test("every component of the format's releases has a slot", () => {
  expect([...RELEASES, ...SMALL_RELEASES].flatMap((release) => stage.missing(release))).toEqual([]);
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

/** Copies of the format's component draw in browsers alone. */
const DRAWN_LATE = { Mermaid: "/docs/next/intro lacks: graph Start Finish" };

for (const release of SMALL_RELEASES) {
  test(
    `components of ${release}`,
    async () => {
      expect(await stage.try(release)).toEqual(release.includes("mermaid") ? DRAWN_LATE : {});
      expect(stage.tried.length).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );
}
