/** Search in plain data: keys and values, from the top down. */

import { expect, test } from "bun:test";
import { findInJson } from "../../../../src/runtime/shared/debug/find-in-json.ts";

const DATA = { Title: "Home", nested: { items: [{ title: "b" }, "Titles", 7], "x/y": null }, flag: true };

function paths(words: string, limit = 10): readonly string[] {
  return findInJson(DATA, words, limit).shown.map(({ path }) => path);
}

test("keys and values match regardless of case; list indexes do not", () => {
  expect(paths("TITLE")).toEqual(["/Title", "/nested/items/1", "/nested/items/0/title"]);
  expect(paths("1")).toEqual([]);
  expect(paths("7")).toEqual(["/nested/items/2"]);
  expect(paths("x/y")).toEqual(["/nested/x~1y"]);
  expect(paths("null")).toEqual(["/nested/x~1y"]);
  expect(paths("items")).toEqual(["/nested/items"]);
});

test("all matches are counted, the first ones are returned", () => {
  expect(findInJson(DATA, "t", 1)).toMatchObject({ total: 6, shown: [{ path: "/Title", value: "Home" }] });
});
