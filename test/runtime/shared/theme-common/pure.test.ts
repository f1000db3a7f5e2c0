/** The theme's functions without React: contents, plurals, tags, sidebars, storage. */

import { expect, test } from "bun:test";
import { filterDocCardListItems } from "../../../../src/runtime/shared/theme-common/docs/sidebar-place.ts";
import { findFirstLink, makeTrailFinder } from "../../../../src/runtime/shared/theme-common/docs/sidebar-trail.ts";
import { duplicates, uniq } from "../../../../src/runtime/shared/theme-common/lists.ts";
import { isRegexpStringMatch } from "../../../../src/runtime/shared/theme-common/regexp-match.ts";
import { selectPlural } from "../../../../src/runtime/shared/theme-common/plural.ts";
import { createStorageSlot } from "../../../../src/runtime/shared/theme-common/storage.ts";
import { listTagsByLetters } from "../../../../src/runtime/shared/theme-common/tags.ts";
import { filterToc, treeifyTOC } from "../../../../src/runtime/shared/theme-common/toc.ts";
import type { SidebarItem } from "../../../../src/model/docs.ts";
import { openWindow } from "../../../support/browser-globals.ts";

function heading(level: number, id: string) {
  return { value: id, id, level };
}

/** `a(b c)` for a heading with two below it. */
function shape(tree: ReturnType<typeof treeifyTOC>): string {
  return tree.map(({ id, children }) => id + (children.length > 0 ? `(${shape(children)})` : "")).join(" ");
}

test("headings are nested below the nearest higher one, also where levels are skipped", () => {
  expect(shape(treeifyTOC([heading(2, "a"), heading(3, "b"), heading(3, "c"), heading(2, "d")]))).toBe("a(b c) d");
  expect(shape(treeifyTOC([heading(2, "a"), heading(5, "b"), heading(3, "c"), heading(4, "d")]))).toBe("a(b c(d))");
  expect(shape(treeifyTOC([heading(4, "a"), heading(3, "b"), heading(2, "c")]))).toBe("a b c");
  expect(filterToc([heading(2, "a"), heading(4, "b")], { minHeadingLevel: 3, maxHeadingLevel: 6 })).toHaveLength(1);
});

test("plural forms follow the locale", () => {
  const posts = "One post|{count} posts";
  expect(selectPlural("en", 1, posts)).toBe("One post");
  expect(selectPlural("en", 0, posts)).toBe("{count} posts");
  expect(selectPlural("ru", 3, "one|few|many|other")).toBe("few");
  expect(selectPlural("ja", 3, posts)).toBe("One post");
  expect(selectPlural("en", 3, "posts")).toBe("posts");
});

test("tags are grouped by first letter and sorted, regardless of case", () => {
  const tags = ["beta", "Alpha", "apple", "Zoo"].map((label) => ({ label }));
  expect(
    listTagsByLetters(tags).map(({ letter, tags: of }) => letter + of.map((tag) => ` ${tag.label}`).join("")),
  ).toEqual(["A Alpha apple", "B beta", "Z Zoo"]);
});

const link = (href: string): SidebarItem => ({ type: "link", label: href, href });
const category = (label: string, items: readonly SidebarItem[], href?: string): SidebarItem => ({
  type: "category",
  label,
  collapsible: true,
  collapsed: true,
  items,
  ...(href === undefined ? {} : { href }),
});

test("the path to a page follows its categories; a page in two places is active in both", () => {
  const items = [link("/a"), category("C", [category("D", [link("/b")], "/d")]), link("/b/")];
  const { breadcrumbs, active } = makeTrailFinder(items)("/b/");
  expect(breadcrumbs.map(({ label }) => label)).toEqual(["C", "D", "/b"]);
  expect(active.size).toBe(4);
  expect(makeTrailFinder(items)("/d").breadcrumbs.map(({ label }) => label)).toEqual(["C", "D"]);
  expect(makeTrailFinder(items)("/bb").breadcrumbs).toEqual([]);
});

test("cards are for items with a link", () => {
  const empty = category("E", [{ type: "html", value: "x", defaultStyle: false }]);
  expect(findFirstLink([empty, category("C", [category("D", [link("/x")])])])).toBe("/x");
  expect(filterDocCardListItems([empty, link("/a"), category("C", [link("/b")])])).toHaveLength(2);
});

test("small list functions", () => {
  expect(uniq([1, 2, 1])).toEqual([1, 2]);
  expect(duplicates([1, 2, 1, 1])).toEqual([1, 1]);
  expect(isRegexpStringMatch("^/docs", "/DOCS/a")).toBe(true);
  expect(isRegexpStringMatch(undefined, "/docs")).toBe(false);
});

test("a slot stores a value, notifies its listeners, and stores nothing on the server", async () => {
  expect(createStorageSlot("a").get()).toBeNull();
  await using _ = openWindow();
  const slot = createStorageSlot("a", { namespace: "site" });
  const heard: (string | null)[] = [];
  const stop = slot.listen(({ newValue }) => heard.push(newValue));
  slot.set("1");
  expect(localStorage.getItem("a-site")).toBe("1");
  slot.del();
  stop();
  slot.set("2");
  expect(heard).toEqual(["1", null]);
  expect(createStorageSlot("a", { persistence: "none" }).get()).toBeNull();
});
