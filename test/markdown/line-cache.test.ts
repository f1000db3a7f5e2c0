/** What code was highlighted to is kept up to a size, the ones used last. */

import { expect, test } from "bun:test";
import { makeLineCache } from "../../src/markdown/code/line-cache.ts";

test("the oldest entries are dropped first, and a used entry becomes recent", () => {
  const cache = makeLineCache(6);
  const made: string[] = [];
  const get = (code: string): string =>
    cache.get(code, () => {
      made.push(code);
      return code;
    });
  for (const code of ["aa", "bb", "cc", "aa", "dd", "aa", "bb"]) expect(get(code)).toBe(code);
  expect(made).toEqual(["aa", "bb", "cc", "dd", "bb"]);
});

test("an entry larger than the cache is made but not stored", () => {
  const cache = makeLineCache(3);
  let made = 0;
  const get = (code: string): string => cache.get(code, () => String(++made));
  expect([get("aaaa"), get("b"), get("b")]).toEqual(["1", "2", "2"]);
});
