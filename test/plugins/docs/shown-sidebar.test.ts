/** What pages show of their sidebar: closed categories hide the words inside them. */

import { expect, test } from "bun:test";
import type { SidebarItem } from "../../../src/model/docs.ts";
import { shownOfSidebar } from "../../../src/plugins/docs/shown-sidebar.ts";

function link(href: string, label = href): SidebarItem {
  return { type: "link", href, label };
}

function category(label: string, items: readonly SidebarItem[], more: object = {}): SidebarItem {
  return { type: "category", label, items, collapsible: true, collapsed: true, ...more };
}

/** The pages, of those named, that look different with another sidebar. */
function differing(paths: readonly string[], before: readonly SidebarItem[], after: readonly SidebarItem[]): string[] {
  const [one, other] = [before, after].map((items) => shownOfSidebar({ name: "docs", items } as never));
  return paths.filter((path) => one?.(path) !== other?.(path));
}

const PATHS = ["/", "/a", "/b", "/c/d", "/c/d/"];

/** A sidebar with two categories, one of them with another inside. */
function sidebar({ a = "A", d = "D", more = {}, beside = "/x" } = {}): SidebarItem[] {
  return [
    link("/"),
    category("One", [link("/a", a), link("/b")], more),
    category("Two", [category("Inner", [link("/c/d", d)]), link(beside)]),
  ];
}

test("a title in a closed category appears only on pages inside it", () => {
  expect(differing(PATHS, sidebar(), sidebar({ a: "Other" }))).toEqual(["/a", "/b"]);
  expect(differing(PATHS, sidebar(), sidebar({ d: "Other" }))).toEqual(["/c/d", "/c/d/"]);
});

test("an initially open category shows its titles on every page", () => {
  for (const more of [{ collapsed: false }, { collapsible: false }])
    expect(differing(PATHS, sidebar({ more }), sidebar({ more, a: "Other" }))).toEqual(PATHS);
});

test("URLs matter everywhere: a closed category links to its first page, and opens on all of its pages", () => {
  expect(differing(PATHS, sidebar(), sidebar({ beside: "/y" }))).toEqual(PATHS);
});

test("a category's title matters everywhere, and a category with a page is open on it", () => {
  const own = (label: string, inside: string): SidebarItem[] => [
    category(label, [link("/a", inside)], { href: "/own/" }),
    link("/b"),
  ];
  expect(differing(["/own", "/a", "/b"], own("One", "A"), own("Two", "A"))).toEqual(["/own", "/a", "/b"]);
  expect(differing(["/own", "/a", "/b"], own("One", "A"), own("One", "B"))).toEqual(["/own", "/a"]);
});

test("a page in two categories opens both", () => {
  const twice = (label: string): SidebarItem[] => [
    category("One", [link("/a"), link("/b")]),
    category("Two", [link("/a"), link("/c/d", label)]),
  ];
  expect(differing(PATHS, twice("D"), twice("Other"))).toEqual(["/a", "/c/d", "/c/d/"]);
});

test("other data has no such view", () => {
  expect(shownOfSidebar({ name: "current", label: "Next" })).toBeUndefined();
  expect(shownOfSidebar(null)).toBeUndefined();
});
