/** Which addresses extensions and texts of options mean. */

import { expect, test } from "bun:test";
import { isPath } from "../../../src/plugins/client-redirects/options.ts";
import { extensionRedirects } from "../../../src/plugins/client-redirects/configured.ts";

test("extensions add a page's former URLs", () => {
  const from = (path: string, fromExtensions: string[], toExtensions: string[] = []): string[] =>
    extensionRedirects(path, { fromExtensions, toExtensions }).map((redirect) => `${redirect.from} → ${redirect.to}`);
  expect(from("/a/b", ["html", "php"])).toEqual(["/a/b.html → /a/b", "/a/b.php → /a/b"]);
  expect(from("/a/b/", ["html"])).toEqual(["/a/b.html → /a/b/"]);
  expect(from("/a.html", ["html"], ["html"])).toEqual(["/a → /a.html"]);
  expect(from("/a.v1", ["html"], ["html"])).toEqual(["/a.v1.html → /a.v1"]);
  expect(from("/", ["html"], ["html"])).toEqual([]);
});

test("a path starts with one slash, stays within the site, and has neither query nor hash", () => {
  const paths = ["/", "/a/b", "/a.html", "/ä ö/", "/a%20b", "/100%25", "/a%252e%252e/b"];
  const others = ["", "a", "//a", "/a?b", "/a#b", "/a/../b", "https://a.example/b", "/a%", "/a\\b", "/a\0"];
  const encoded = ["/%2e%2e/a", "/a/%2E./b", "/a/.%2e", "/%2e", "/a%5Cb", "/a%00"];
  expect(paths.filter(isPath)).toEqual(paths);
  expect([...others, ...encoded].filter(isPath)).toEqual([]);
});
