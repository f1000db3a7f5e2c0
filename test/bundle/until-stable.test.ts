/** Results that depend on timing now and then. */

import { expect, test } from "bun:test";
import { untilStable } from "../../src/bundle/chunks/until-stable.ts";

/** Makes these results one by one, and from then on the last. */
function inTurn(results: readonly string[]): {
  readonly make: () => Promise<{ text: string }>;
  readonly count: () => number;
} {
  let made = 0;
  return { make: async () => ({ text: results[made++] ?? results.at(-1) ?? "" }), count: () => made };
}

test.each([
  [["a", "a", "a"], "a", 3],
  [["b", "b", "a", "a", "a"], "a", 5],
  [["a", "b", "a", "a", "a"], "a", 5],
])("of %j, the first result that comes three times in a row is returned", async (results, expected, times) => {
  const { make, count } = inTurn(results);
  expect(await untilStable(make, ({ text }) => text)).toEqual({ text: expected });
  expect(count()).toBe(times);
});

test("work that never repeats ends", async () => {
  let made = 0;
  expect(
    await untilStable(
      async () => ++made,
      (number) => number,
    ),
  ).toBe(12);
});
