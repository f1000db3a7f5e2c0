/** The service worker's own rules: which file answers which address, and what a page tells the worker. */

import { expect, test } from "bun:test";
import { indexPrecachedFiles } from "../../../../src/runtime/browser/pwa/precached-files.ts";
import { readParams, withParams } from "../../../../src/runtime/browser/pwa/worker-params.ts";

const HOST = "https://example.com/app/";

const kept = indexPrecachedFiles(
  ["index.html", "docs/index.html", "about.html", "img/a.png", "%C3%A4%5B1%5D/index.html", "data.json?v=1"].map(
    (path) => HOST + path,
  ),
);

test.each([
  ["", "index.html"],
  ["docs", "docs/index.html"],
  ["docs/", "docs/index.html"],
  ["docs/index.html", "docs/index.html"],
  ["docs/?docusaurus-theme=dark#top", "docs/index.html"],
  ["about", "about.html"],
  ["about/", undefined],
  ["ä[1]/", "%C3%A4%5B1%5D/index.html"],
  ["%zz/", undefined],
  ["none", undefined],
])("a reader who goes to %p gets %p", (path, file) => {
  expect(kept.find(new URL(path, HOST), true)).toBe(file === undefined ? undefined : HOST + file);
});

test.each([
  ["img/a.png", "img/a.png"],
  ["img/a.png?size=2", undefined],
  ["data.json?v=1", "data.json?v=1"],
  ["data.json", undefined],
])("a page that asks for %p gets %p", (path, file) => {
  expect(kept.find(new URL(path, HOST), false)).toBe(file === undefined ? undefined : HOST + file);
});

test("parameters survive the query, and unknown ones enable nothing", () => {
  const params = { offlineMode: true, debug: true };
  expect(readParams(withParams("/app/sw.js", params))).toEqual(params);
  const off = { offlineMode: false, debug: false };
  for (const query of ["", "?params=", "?params=null", "?params=[", "?offlineMode=true"]) {
    expect(readParams(`/sw.js${query}`)).toEqual(off);
  }
});
