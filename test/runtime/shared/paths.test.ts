import { describe, expect, test } from "bun:test";
import { matchPath } from "../../../src/runtime/shared/match-path.ts";
import { pageDataUrl } from "../../../src/url/page-data-url.ts";
import { toPagePath } from "../../../src/url/page-path.ts";

test("different spellings refer to one page", () => {
  for (const path of ["/a", "/a/", "/a.html", "/a/index.html"]) expect(toPagePath(path)).toBe("/a");
  for (const path of ["/", "/index.html"]) expect(toPagePath(path)).toBe("/");
});

describe("pageDataUrl", () => {
  const site = { baseUrl: "/base/", nonExact: ["/base/ideas/"] };
  test("is made from the route, inside the base URL", () => {
    expect(pageDataUrl({ ...site, pathname: "/base/docs/intro/" })).toBe("/base/assets/pages/docs/intro.json");
    expect(pageDataUrl({ ...site, pathname: "/base/" })).toBe("/base/assets/pages/index.json");
    expect(pageDataUrl({ ...site, pathname: "/base" })).toBe("/base/assets/pages/index.json");
    expect(pageDataUrl({ ...site, pathname: "/other/docs" })).toBeUndefined();
  });
  test("below a non-exact route is that route's", () => {
    expect(pageDataUrl({ ...site, pathname: "/base/ideas/42/vote" })).toBe("/base/assets/pages/ideas.json");
    expect(pageDataUrl({ ...site, pathname: "/base/ideas-too" })).toBe("/base/assets/pages/ideas-too.json");
  });
});

describe("matchPath", () => {
  test("reads parameters and distinguishes exact from prefix matches", () => {
    expect(matchPath("/docs/2.0/a%20b", "/docs/:version/:page")).toEqual({
      path: "/docs/:version/:page",
      url: "/docs/2.0/a%20b",
      isExact: true,
      params: { version: "2.0", page: "a b" },
    });
    expect(matchPath("/docs/a/b", { path: "/docs", exact: true })).toBeNull();
    expect(matchPath("/docs/a/b", "/docs")?.isExact).toBe(false);
    expect(matchPath("/docsify", "/docs")).toBeNull();
  });

  test("is consistent, also beyond the size of its cache", () => {
    for (let round = 0; round < 2; round++) {
      for (let index = 0; index < 10_050; index++) {
        expect(matchPath(`/${index}/x`, `/${index}/:page`)?.params).toEqual({ page: "x" });
      }
    }
  });
});
