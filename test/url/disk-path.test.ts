import { describe, expect, test } from "bun:test";
import { makeDiskMap } from "../../src/emit/offline-zip/offline-zip.ts";
import { diskAddress, diskPath, rootFrom } from "../../src/url/disk-path.ts";

const map = (paths: readonly string[], rule: { baseUrl?: string; trailingSlash?: boolean; nonExact?: string[] } = {}) =>
  makeDiskMap({
    url: "https://a.b",
    baseUrl: "/",
    nonExact: [],
    ...rule,
    names: new Map(paths.map((path) => [path, path])),
  });

describe("the file of a URL path", () => {
  const cases: readonly (readonly [string, Parameters<typeof map>[1], string, string, string | undefined])[] = [
    ["the home page", {}, "index.html", "/", "index.html"],
    ["a page", {}, "docs/a/index.html", "/docs/a", "docs/a/index.html"],
    ["with a slash at the end", { trailingSlash: true }, "docs/a/index.html", "/docs/a/", "docs/a/index.html"],
    ["without", { trailingSlash: false }, "docs/a.html", "/docs/a", "docs/a.html"],
    ["a version", {}, "docs/2.0.0-rc.1/index.html", "/docs/2.0.0-rc.1", "docs/2.0.0-rc.1/index.html"],
    ["a page that ends like a file", {}, "docs/node.js/index.html", "/docs/node.js", "docs/node.js/index.html"],
    ["a route to a file", { trailingSlash: true }, "a/dummy.html", "/a/dummy.html", "a/dummy.html"],
    ["a folder's page among files", { trailingSlash: false }, "a/index.html", "/a/", "a/index.html"],
    ["an image", {}, "img/a.png", "/img/a.png", "img/a.png"],
    ["a file without extension", {}, "LICENSE", "/LICENSE", "LICENSE"],
    ["a path with spaces", {}, "V2 Changelog/index.html", "/V2%20Changelog/", "V2 Changelog/index.html"],
    ["below `baseUrl`", { baseUrl: "/base/" }, "a/index.html", "/base/a", "a/index.html"],
    ["`baseUrl` itself", { baseUrl: "/base/" }, "index.html", "/base", "index.html"],
    ["outside of it", { baseUrl: "/base/" }, "a/index.html", "/a", undefined],
    ["below a non-exact route", { nonExact: ["/f/"] }, "f/index.html", "/f/x/y", "f/index.html"],
  ];
  for (const [title, rule, file, path, expected] of cases)
    test(title, () => expect(diskPath(path, map([file], rule))).toBe(expected));
});

test("a page in a folder wins over one beside it, and a file over both", () => {
  expect(diskPath("/a", map(["a.html", "a/index.html"]))).toBe("a/index.html");
  expect(diskPath("/a.html", map(["a.html", "a/index.html"]))).toBe("a.html");
});

test("a page below a non-exact route keeps its own file", () => {
  expect(diskPath("/f/a", map(["f/index.html", "f/a/index.html"], { nonExact: ["/f"] }))).toBe("f/a/index.html");
});

test("only paths that break the rule are listed", () => {
  expect(map(["index.html", "a/index.html", "b.png", "c.html"]).exceptions).toEqual({ c: "c.html" });
});

test("URLs are relative, keep query and hash, and encode special characters", () => {
  const root = rootFrom("docs/a/index.html");
  const site = map(["docs/a/index.html", "x y/100%#?.png"]);
  expect(diskAddress("/docs/a?b=c#d", root, site)).toBe("../../docs/a/index.html?b=c#d");
  expect(diskAddress("/x%20y/100%25%23%3F.png", "", map(["x y/100%%23%3F.png"]))).toBe("x%20y/100%25%2523%253F.png");
  expect(diskAddress("/c", "", map([], { baseUrl: "/base/" }))).toBe("https://a.b/c");
  for (const url of ["https://a.b/", "//a.b/", "#a", "a"]) expect(diskAddress(url, root, site)).toBeUndefined();
});
