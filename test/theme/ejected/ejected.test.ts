/** Components of the format's classic theme, each alone in the place of ours: they bundle, and pages say what they said before. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { openStage, RELEASES, type Stage } from "./eject.ts";
import { KNOWN_FAULTS } from "./known-faults.ts";

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
      const faults = await stage.try(release);
      const known = new Set(Object.values(KNOWN_FAULTS[release]).flatMap((names) => names.match(/\S+/g) ?? []));
      const isTold = ([name]: [string, string]): boolean => !known.has(name);
      expect(Object.entries(faults).filter(isTold)).toEqual([]);
      // A component that works now is taken off the list.
      expect([...known].filter((name) => faults[name] === undefined)).toEqual([]);
      expect(stage.tried.length).toBeGreaterThan(100);
    },
    TIMEOUT_MS,
  );
}
