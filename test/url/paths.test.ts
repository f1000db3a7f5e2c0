import { describe, expect, test } from "bun:test";
import {
  applyTrailingSlash,
  isExternalUrl,
  joinUrl,
  normalizeDots,
  splitUrl,
  toPermalink,
} from "../../src/url/paths.ts";

describe("joinUrl", () => {
  test("joins parts with one slash and keeps the scheme's two", () => {
    expect(joinUrl("/docs/", "/a", "b/")).toBe("/docs/a/b/");
    expect(joinUrl("https://example.com/", "//a")).toBe("https://example.com/a");
    expect(joinUrl("", "a")).toBe("a");
  });
});

describe("applyTrailingSlash", () => {
  const base = { baseUrl: "/base/" };
  test("adds, removes or leaves the slash, before query and hash", () => {
    expect(applyTrailingSlash("/base/a?b=/#c/", { ...base, trailingSlash: true })).toBe("/base/a/?b=/#c/");
    expect(applyTrailingSlash("/base/a/?b#c", { ...base, trailingSlash: false })).toBe("/base/a?b#c");
    expect(applyTrailingSlash("/base/a/", base)).toBe("/base/a/");
  });
  test("never changes the base URL's slash, nor hashes and links to .html", () => {
    expect(applyTrailingSlash("/base/", { ...base, trailingSlash: false })).toBe("/base/");
    expect(applyTrailingSlash("#a.html", { ...base, trailingSlash: true })).toBe("#a.html");
    expect(applyTrailingSlash("/base/a.html?b#c", { ...base, trailingSlash: true })).toBe("/base/a.html?b#c");
  });
});

test("the URL of a page has its slash also after .html", () => {
  expect(toPermalink("/base/a.html", { baseUrl: "/base/", trailingSlash: true })).toBe("/base/a.html/");
  expect(toPermalink("/base/a.html/", { baseUrl: "/base/", trailingSlash: false })).toBe("/base/a.html");
  expect(toPermalink("/base/a.html", { baseUrl: "/base/" })).toBe("/base/a.html");
});

test("a URL is external if it has a scheme or starts with //", () => {
  for (const url of ["https://a.b", "mailto:a@b", "//a.b", "data:x", "pathname:///x"])
    expect(isExternalUrl(url)).toBe(true);
  for (const url of ["/a:b", "a/b", "#x:y", "./a", ""]) expect(isExternalUrl(url)).toBe(false);
});

test("splitUrl finds the query only before the hash", () => {
  expect(splitUrl("/a?b#c?d")).toEqual({ pathname: "/a", search: "?b", hash: "#c?d" });
  expect(splitUrl("#c")).toEqual({ pathname: "", search: "", hash: "#c" });
});

test("normalizeDots stops at the root", () => {
  expect(normalizeDots("/a/b/../c/./d")).toBe("/a/c/d");
  expect(normalizeDots("/../../a")).toBe("/a");
});
