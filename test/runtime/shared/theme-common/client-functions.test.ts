/** Functions of the client API without React: queries, code blocks, labels, posts by year. */

import { expect, test } from "bun:test";
import { groupBlogSidebarItemsByYear } from "../../../../src/runtime/shared/theme-common/blog/sidebar-items.tsx";
import {
  createCodeBlockMetadata,
  parseCodeBlockTitle,
  parseLanguage,
  parseLines,
} from "../../../../src/runtime/shared/theme-common/code-text.ts";
import { isVisibleSidebarItem } from "../../../../src/runtime/shared/theme-common/docs/sidebar-items.tsx";
import { groupBy } from "../../../../src/runtime/shared/theme-common/group-by.ts";
import { extractLeadingEmoji } from "../../../../src/runtime/shared/theme-common/leading-emoji.ts";
import { splitNavbarItems } from "../../../../src/runtime/shared/theme-common/navbar-parts.ts";
import { isSamePath } from "../../../../src/runtime/shared/theme-common/page-places.ts";
import { mergeSearchStrings } from "../../../../src/runtime/shared/theme-common/search-params.ts";
import { generatePath } from "../../../../src/runtime/shared/routing.tsx";
import { DEFAULT_MAGIC_COMMENTS } from "../../../../src/marks/magic-comments.ts";

test("queries are merged by appending values or by overriding them", () => {
  expect(mergeSearchStrings(["?a=1&b=2", "?a=3", undefined], "append")).toBe("?a=1&b=2&a=3");
  expect(mergeSearchStrings(["?a=1&b=2", "?a=3&a=4"], "set")).toBe("?a=4&b=2");
  expect(mergeSearchStrings([undefined, "?"], "set")).toBe("");
});

test("the metastring sets title, highlighted lines and first number; its title overrides the prop", () => {
  const source = { code: "one\n// highlight-next-line\ntwo\n", magicComments: DEFAULT_MAGIC_COMMENTS };
  const block = createCodeBlockMetadata({
    ...source,
    className: "language-JS own",
    metastring: 'title="a {1}.js" showLineNumbers=7',
    title: "other",
  });
  expect(block).toEqual({
    codeInput: source.code,
    code: "one\ntwo",
    lineClassNames: { 1: ["theme-code-block-highlighted-line"] },
    className: "language-js own",
    language: "js",
    title: "a {1}.js",
    lineNumbersStart: 7,
    metastring: 'title="a {1}.js" showLineNumbers=7',
  });
  const marked = ["theme-code-block-highlighted-line"];
  const lines = parseLines("a\nb\nc\n", { metastring: "{1,3}", language: "js", magicComments: DEFAULT_MAGIC_COMMENTS });
  expect(lines).toEqual({ code: "a\nb\nc", lineClassNames: { 0: marked, 2: marked } });
  expect(createCodeBlockMetadata({ ...source, showLineNumbers: false, metastring: "showLineNumbers" })).toMatchObject({
    language: "text",
    code: "one\n// highlight-next-line\ntwo",
    lineNumbersStart: undefined,
  });
  expect([parseCodeBlockTitle("title='x y'"), parseCodeBlockTitle()]).toEqual(["x y", ""]);
  expect([parseLanguage("a language-c++ b"), parseLanguage("a")]).toEqual(["c++", undefined]);
});

test("an emoji at the start of a label is kept whole", () => {
  expect(extractLeadingEmoji("👨‍👩‍👧 Family")).toEqual({ emoji: "👨‍👩‍👧", rest: " Family" });
  expect(extractLeadingEmoji("🇩🇪 German")).toEqual({ emoji: "🇩🇪", rest: " German" });
  expect(extractLeadingEmoji("3 things")).toEqual({ emoji: null, rest: "3 things" });
});

test("paths are compared without case and trailing slash", () => {
  expect([isSamePath("/A/b", "/a/B/"), isSamePath("/a", "/b"), isSamePath(undefined, undefined)]).toEqual([
    true,
    false,
    true,
  ]);
});

test("navbar items without a side are on the right", () => {
  expect(splitNavbarItems([{ position: "left" }, {}, { position: "right" }])).toEqual([
    [{ position: "left" }],
    [{}, { position: "right" }],
  ]);
});

test("lists are grouped by any key", () => {
  const grouped = groupBy(["constructor", "b", "constructor"], (word) => word);
  expect([Object.keys(grouped), grouped["constructor"]?.length]).toEqual([["constructor", "b"], 2]);
});

test("posts are grouped by year, the newest first", () => {
  const post = (date: string) => ({ title: date, permalink: date, date, unlisted: false });
  const groups = groupBlogSidebarItemsByYear([post("2020-05-05"), post("2022-05-05"), post("2020-06-06")]);
  expect(groups.map(([year, items]) => `${year}:${items.length}`)).toEqual(["2022:1", "2020:2"]);
});

test("an unlisted page is in the sidebar only on its own page, and a category only if it has visible items", () => {
  const link = { type: "link", label: "a", href: "/a", unlisted: true } as const;
  const category = { type: "category", label: "c", collapsible: true, collapsed: false, items: [link] } as const;
  expect([link, category].map((item) => isVisibleSidebarItem(item, "/b"))).toEqual([false, false]);
  expect([link, category].map((item) => isVisibleSidebarItem(item, "/A/"))).toEqual([true, true]);
});

test("parameters are inserted into a path", () => {
  expect(generatePath("/docs/:version/:page?", { version: "2 0" })).toBe("/docs/2%200/");
  expect(() => generatePath("/docs/:version")).toThrow("needs a value for `version`");
});
