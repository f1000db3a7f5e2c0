/** The terminal of the home page shows what the program prints today. */

import { expect, test } from "bun:test";
import { recordSession } from "../../scripts/screenshots/session.ts";
import recorded from "../../content/src/figures/session.json";

/** How much a build writes changes with the theme, and needs no new recording. */
const withoutSizes = (steps: unknown): unknown =>
  JSON.parse(JSON.stringify(steps).replace(/\d+ files, [\d.]+ \w+/g, "files"));

test("a new recording equals the one on the home page: `bun scripts/screenshots/record.ts` updates it", async () => {
  expect(withoutSizes(await recordSession())).toEqual(withoutSizes(recorded.steps));
}, 60_000);
