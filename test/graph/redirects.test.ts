/** Where redirects lead, whatever slashes, queries and other redirects are on the way. */

import { expect, test } from "bun:test";
import { planRedirects } from "../../src/graph/redirects.ts";
import type { SiteConfig } from "../../src/model/site.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { makeDocument, makeRoute, makeSite } from "./site-fixture.ts";

interface Redirects {
  readonly config?: Partial<SiteConfig>;
  readonly paths?: readonly string[];
  readonly staticFiles?: readonly string[];
}

/** `/from → /to` for each redirect, and the codes of diagnostics. */
async function plan(
  configured: readonly (readonly [string, string])[],
  given: Redirects = {},
): Promise<readonly string[]> {
  const { config = {}, paths = ["/", "/a", "/docs/b/", "/404.html"], staticFiles = [] } = given;
  const report = makeReporter();
  const place = { file: "docusaurus.config.js" };
  const list = configured.map(([from, to]) => ({ from, to, places: { from: place, to: place } }));
  const redirects = await planRedirects({
    site: makeSite(config),
    plugins: [{ name: "redirects", id: "default", redirects: async () => list }],
    routes: [...paths.map((path) => makeRoute(path)), { ...makeRoute("/wide"), exact: false }],
    documents: new Map([["docs/a.md", makeDocument("docs/a.md")]]),
    staticFiles: new Set(staticFiles),
    report,
  });
  return [...redirects.map(({ from, to }) => `${from} → ${to}`), ...report.diagnostics.map(({ code }) => code)];
}

test("redirects end at the page's actual URL", async () => {
  const configured = [
    ["/x", "/a/"],
    ["/y", "/docs/b?c=1#d"],
    ["/z", "/a.html"],
    ["/home", "/"],
    ["/deep", "/wide/below"],
    ["/pdf", "/files/a.pdf"],
    ["/folder", "/app/"],
    ["/else", "https://else.example/?q#h"],
  ] as const;
  const staticFiles = ["files/a.pdf", "app/index.html"];
  expect(await plan(configured, { staticFiles })).toEqual([
    "/x → /a",
    "/y → /docs/b/?c=1#d",
    "/z → /a",
    "/home → /",
    "/deep → /wide/below",
    "/pdf → /files/a.pdf",
    "/folder → /app/",
    "/else → https://else.example/?q#h",
  ]);
});

test("chains lead to the final target, and later queries and hashes win", async () => {
  const configured = [
    ["/1", "/2?one#one"],
    ["/2", "/3#two"],
    ["/3", "/a?three"],
    ["/4", "/5"],
    ["/5", "//else.example/"],
  ] as const;
  expect(await plan(configured)).toEqual([
    "/1 → /a?three#two",
    "/2 → /a?three#two",
    "/3 → /a?three",
    "/4 → //else.example/",
    "/5 → //else.example/",
  ]);
});

test("query and hash are kept unless a later step sets them, also beyond the site", async () => {
  const configured = [
    ["/1", "/2?one#one"],
    ["/2", "https://else.example/x"],
    ["/3", "/4?three#three"],
    ["/4", "https://else.example/y?four"],
    ["/5", "/6?five#five"],
    ["/6", "/7"],
    ["/7", "/a"],
    ["/8", "/9#eight"],
    ["/9", "//else.example"],
  ] as const;
  expect(await plan(configured)).toEqual([
    "/1 → https://else.example/x?one#one",
    "/2 → https://else.example/x",
    "/3 → https://else.example/y?four#three",
    "/4 → https://else.example/y?four",
    "/5 → /a?five#five",
    "/6 → /a",
    "/7 → /a",
    "/8 → //else.example#eight",
    "/9 → //else.example",
  ]);
});

// Looking at a way again for each of its redirects would take far longer than a test may.
test("long chains are resolved at once, from either end", async () => {
  const count = 20_000;
  const chain = Array.from({ length: count }, (_, index): readonly [string, string] => [
    `/s${index}`,
    index === count - 1 ? "/a" : `/s${index + 1}`,
  ]);
  for (const configured of [chain, chain.toReversed()]) {
    const settled = await plan(configured);
    expect(settled).toHaveLength(count);
    expect(settled.every((redirect) => redirect.endsWith(" → /a"))).toBe(true);
  }
  expect(await plan([...chain.slice(0, -1), [`/s${count - 1}`, "/s0"]])).toEqual(["redirect-loop"]);
});

test("a broken redirect is reported once, however many redirects lead to it", async () => {
  expect(
    await plan([
      ["/1", "/2?q"],
      ["/2", "/nowhere"],
      ["/3", "/2"],
      ["/4", "/a#b"],
      ["/5", "/4"],
    ]),
  ).toEqual(["/4 → /a#b", "/5 → /a#b", "broken-redirect"]);
});

test("a URL belongs to a page depending on the file that answers it", async () => {
  const configured = [
    ["/a.html", "/"],
    ["/docs/b", "/"],
  ] as const;
  expect(await plan(configured)).toEqual(["/a.html → /", "redirect-from-page"]);
  expect(await plan(configured, { config: { trailingSlash: false } })).toEqual([
    "redirect-from-page",
    "redirect-from-page",
  ]);
  expect(await plan([["/404", "/a"]])).toEqual(["/404 → /a"]);
  expect(await plan([["/404.html", "/a"]])).toEqual(["redirect-from-page"]);
});

test("duplicate redirects are merged", async () => {
  expect(
    await plan([
      ["/x", "/a"],
      ["/x/", "/a"],
    ]),
  ).toEqual(["/x → /a"]);
  expect(
    await plan([
      ["/x", "/a"],
      ["/x/", "/"],
    ]),
  ).toEqual(["/x → /a", "duplicate-redirect"]);
});

test("a loop is reported once, even if others lead into it", async () => {
  expect(
    await plan([
      ["/0", "/1"],
      ["/1", "/2"],
      ["/2", "/1"],
      ["/3", "/2"],
      ["/4", "/a"],
    ]),
  ).toEqual(["/4 → /a", "redirect-loop"]);
});
