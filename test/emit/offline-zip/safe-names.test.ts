import { expect, test } from "bun:test";
import { safeNames } from "../../../src/emit/offline-zip/safe-names.ts";

const cases: readonly (readonly [string, string, string])[] = [
  ["plain names stay", "docs/2.0.0-rc.1/V2 Changelog/ü.html", "docs/2.0.0-rc.1/V2 Changelog/ü.html"],
  ["characters that Windows forbids become hyphens", 'a/<b>:"c"|d?*.html', "a/-b---c--d--.html"],
  ["names of devices get an underscore", "docs/con/index.html", "docs/con_/index.html"],
  ["with an extension, too", "docs/NUL.html", "docs/NUL_.html"],
  ["words that begin like one stay", "docs/console/COM10.html", "docs/console/COM10.html"],
  ["dots and spaces at the end become underscores", "a. /b./c", "a__/b_/c"],
];

for (const [title, path, safe] of cases) test(title, () => expect(safeNames([path]).get(path)).toBe(safe));

test("files that differ only in case get numbers, in the order of their names", () => {
  const names = safeNames(["docs/api.html", "docs/API.html", "docs/Api.html"]);
  expect([...names.values()].sort()).toEqual(["docs/API.html", "docs/Api-2.html", "docs/api-3.html"]);
});

test("a file with the name of a folder gets a number", () => {
  expect(safeNames(["A/b.html", "a"]).get("a")).toBe("a-2");
});
