import { expect, test } from "bun:test";
import { nearestName, nearestPath } from "../../src/report/nearest.ts";

test("the nearest name is the one with the fewest edits, swaps counting once", () => {
  expect(nearestName("titel", ["tile", "title", "tagline"])).toBe("title");
  expect(nearestName("NAVBAR", ["navbar", "footer"])).toBe("navbar");
});

test("a dissimilar name has no suggestion", () => {
  expect(nearestName("zebra", ["navbar", "footer"])).toBeUndefined();
  expect(nearestName("x", [])).toBeUndefined();
});

test("of paths only the different part is compared", () => {
  const paths = ["/docs/a", "/docs/guide/intro", "docs/a.md", "docs/guide/intro.md"];
  expect(nearestPath("/docs/nope", paths)).toBeUndefined();
  expect(nearestPath("docs/nope.md", paths)).toBeUndefined();
  expect(nearestPath("/docs/guides/intro", paths)).toBe("/docs/guide/intro");
  expect(nearestPath("docs/guide/into.md", paths)).toBe("docs/guide/intro.md");
  expect(nearestPath("/docs/b", paths)).toBeUndefined();
});

test("a path may be suggested for the only file with its name", () => {
  expect(nearestPath("docs/intro.md", ["docs/basics/intro.md", "docs/end.md"])).toBe("docs/basics/intro.md");
  expect(nearestPath("docs/intro.md", ["docs/basics/intro.md", "docs/other/intro.md"])).toBeUndefined();
});

test("very long names are compared only within the limit of a typo", () => {
  const long = "abc".repeat(100_000);
  expect(nearestName(`${long}d`, [long])).toBe(long);
  expect(nearestName(long.replaceAll("abcabcabc", "abcxbcabc"), [long])).toBeUndefined();
});
