/** Headers are read as HTTP says, whatever clients send. */

import { describe, expect, test } from "bun:test";
import { contentTypeOf } from "../../src/serve/content-type.ts";
import { chooseEncoding, ENCODINGS, isUnchanged, mayServeRange, readRange } from "../../src/serve/negotiate.ts";

describe("a range", () => {
  test.each([
    ["bytes=0-3", { start: 0, end: 3 }],
    ["bytes=4-", { start: 4, end: 9 }],
    ["bytes=-3", { start: 7, end: 9 }],
    ["bytes=-30", { start: 0, end: 9 }],
    ["bytes=8-99", { start: 8, end: 9 }],
    ["BYTES = 1 - 2", undefined],
    ["Bytes=1 - 2", { start: 1, end: 2 }],
    ["bytes=10-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=3-1", undefined],
    ["bytes=-", undefined],
    ["bytes=0-1,4-5", undefined],
    ["lines=0-1", undefined],
    [null, undefined],
  ] as const)("%p of ten bytes is %p", (header, range) => {
    expect(readRange(header, 10)).toEqual(range);
  });

  test("of an empty file is not satisfiable", () => {
    expect(readRange("bytes=0-", 0)).toBe("unsatisfiable");
    expect(readRange("bytes=-5", 0)).toBe("unsatisfiable");
  });

  test("is served only for the version that the client has", () => {
    const validators = { etag: '"a"', modified: Date.parse("2024-05-01T10:00:00.500Z") };
    const may = (value: string): boolean => mayServeRange(new Headers({ "if-range": value }), validators);
    expect([may('"a"'), may('"b"'), may('W/"a"')]).toEqual([true, false, false]);
    expect([may("Wed, 01 May 2024 10:00:00 GMT"), may("Wed, 01 May 2024 09:00:00 GMT"), may("x")]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("validators of a client", () => {
  const validators = { etag: '"a"', modified: Date.parse("2024-05-01T10:00:00.500Z") };
  const check = (headers: Record<string, string>): boolean => isUnchanged(new Headers(headers), validators);

  test("match if one of the tags is the file's", () => {
    expect(check({ "if-none-match": '"x", W/"a"' })).toBe(true);
    expect(check({ "if-none-match": "*" })).toBe(true);
    expect(check({ "if-none-match": '"x"' })).toBe(false);
  });

  test("match if the file is not newer, to the second", () => {
    expect(check({ "if-modified-since": "Wed, 01 May 2024 10:00:00 GMT" })).toBe(true);
    expect(check({ "if-modified-since": "Wed, 01 May 2024 09:59:59 GMT" })).toBe(false);
    expect(check({ "if-modified-since": "yesterday" })).toBe(false);
  });

  test("are compared by tag if both are sent", () => {
    expect(check({ "if-none-match": '"x"', "if-modified-since": "Wed, 01 May 2030 10:00:00 GMT" })).toBe(false);
  });

  test("do not match if there are none", () => {
    expect(check({})).toBe(false);
  });
});

describe("an encoding", () => {
  const choose = (header: string | null): string | undefined => chooseEncoding(header, ENCODINGS)?.name;

  test("is the smallest one that the client accepts", () => {
    expect(choose("gzip, deflate, br, zstd")).toBe("br");
    expect(choose("gzip, deflate")).toBe("gzip");
    expect(choose("*")).toBe("br");
  });

  test("follows the client's preferences", () => {
    expect(choose("br;q=0.5, gzip;q=0.8")).toBe("gzip");
    expect(choose("br;q=0, gzip")).toBe("gzip");
    expect(choose("br;q=0, *;q=0.1")).toBe("zstd");
  });

  test("is `undefined` if none is acceptable or known", () => {
    expect([choose(null), choose(""), choose("identity"), choose("gzip;q=x")]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test("content types carry the charset of text, and unknown ones are bytes", () => {
  const types = [
    "a.html",
    "A.JS",
    "a.b.css",
    "x.json",
    "feed.atom",
    "i.svg",
    "p.png",
    "f.woff2",
    "CNAME",
    ".html",
    "a.constructor",
  ];
  expect(Object.fromEntries(types.map((path) => [path, contentTypeOf(path)]))).toMatchInlineSnapshot(`
    {
      ".html": "text/html; charset=utf-8",
      "A.JS": "text/javascript; charset=utf-8",
      "CNAME": "application/octet-stream",
      "a.b.css": "text/css; charset=utf-8",
      "a.constructor": "application/octet-stream",
      "a.html": "text/html; charset=utf-8",
      "f.woff2": "font/woff2",
      "feed.atom": "application/atom+xml; charset=utf-8",
      "i.svg": "image/svg+xml; charset=utf-8",
      "p.png": "image/png",
      "x.json": "application/json; charset=utf-8",
    }
  `);
});
