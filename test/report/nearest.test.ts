import { expect, test } from "bun:test";
import { nearestName } from "../../src/report/nearest.ts";

test("the nearest name is the one with the fewest edits, swaps counting once", () => {
  expect(nearestName("titel", ["tile", "title", "tagline"])).toBe("title");
  expect(nearestName("NAVBAR", ["navbar", "footer"])).toBe("navbar");
});

test("a name that is like nothing has no nearest", () => {
  expect(nearestName("zebra", ["navbar", "footer"])).toBeUndefined();
  expect(nearestName("x", [])).toBeUndefined();
});
