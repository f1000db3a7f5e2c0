/** Cards of a category's page: each doc's description, whichever depth the category is at. */

import { expect, test } from "bun:test";
import { toCardDescriptions } from "../../../src/plugins/docs/card-descriptions.ts";
import type { DocsVersion, GeneratedIndex, SidebarItem } from "../../../src/model/docs.ts";

test("docs of the category are described, others and those without description are not", () => {
  const link = (docId: string): SidebarItem => ({ type: "link", label: docId, href: `/${docId}`, docId });
  const inner: SidebarItem = {
    type: "category",
    label: "Inner",
    href: "/inner",
    collapsible: true,
    collapsed: true,
    items: [link("a"), link("b"), { type: "link", label: "Away", href: "https://example.com" }],
  };
  const outer: SidebarItem = { type: "category", label: "Outer", collapsible: true, collapsed: true, items: [inner] };
  const docs = [
    { id: "a", description: "About a." },
    { id: "b", description: "" },
    { id: "c", description: "About c." },
  ];
  const version = { docs, sidebars: { docs: [link("c"), outer] } } as unknown as DocsVersion;
  const page = { sidebar: "docs", permalink: "/inner" } as GeneratedIndex;
  expect(toCardDescriptions(page, version)).toEqual({ a: "About a." });
});
