/** How much of its data a debug page has from the start. */

import { expect, test } from "bun:test";
import { toExcerpt } from "../../../src/plugins/debug/excerpt.ts";

test("small data is complete and unchanged", () => {
  const value = { a: [1, { b: null }], c: "text", d: {}, e: [] };
  expect(toExcerpt(value)).toEqual({ value, cut: {} });
  expect(toExcerpt("text")).toEqual({ value: "text", cut: {} });
});

test("long lists are truncated, with the number of their entries", () => {
  const value = { list: [1, 2, 3, 4], other: [1] };
  expect(toExcerpt(value, { entries: 2 })).toEqual({ value: { list: [1, 2], other: [1] }, cut: { "/list": 4 } });
  expect(toExcerpt([1, 2, 3], { entries: 2 })).toEqual({ value: [1, 2], cut: { "": 3 } });
});

test("values near the top take precedence over deep ones", () => {
  const deep = { "a/b": { c: { d: [1, 2] } }, last: true };
  expect(toExcerpt(deep, { values: 4 })).toEqual({
    value: { "a/b": { c: {} }, last: true },
    cut: { "/a~1b/c": 1 },
  });
});

test("the page of a site with thousands of docs stays small", () => {
  const docs = Array.from({ length: 5000 }, (_, index) => ({ id: `doc-${index}`, tags: [{ label: "a" }] }));
  const { value, cut } = toExcerpt({ versions: [{ docs }] });
  expect(JSON.stringify({ value, cut }).length).toBeLessThan(20_000);
  expect(cut["/versions/0/docs"]).toBe(5000);
});
