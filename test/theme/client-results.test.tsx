/** What exports of `@docusaurus/theme-common` give to components that sites have copied: the format's results, on the server. */

import { expect, test } from "bun:test";
import * as common from "@docusaurus/theme-common";
import * as internal from "@docusaurus/theme-common/internal";
import type { ReactNode } from "react";
import { renderHtml } from "../support/render.tsx";
import { GLOBAL_DATA } from "./pages.ts";

type Call = (...args: readonly unknown[]) => unknown;

/** Calls an export as code without types does, on a page. */
function resultOf(name: string, args: readonly unknown[]): unknown {
  const call: unknown = Reflect.get({ ...internal, ...common }, name);
  let result: unknown;
  const Calling = (): ReactNode => {
    result = (call as Call)(...args);
    return null;
  };
  const page = (
    <internal.NavbarProvider>
      <Calling />
    </internal.NavbarProvider>
  );
  renderHtml(page, { globalData: GLOBAL_DATA });
  return result;
}

const heading = (id: string, level: number) => ({ id, level, value: id.toUpperCase() });
const TOC = [heading("a", 2), heading("b", 3), heading("c", 4), heading("d", 2)];

test.each<[string, readonly unknown[], unknown]>([
  [
    "useTreeifiedTOC",
    [TOC],
    [
      { ...TOC[0], children: [{ ...TOC[1], children: [{ ...TOC[2], children: [] }] }] },
      { ...TOC[3], children: [] },
    ],
  ],
  [
    "useFilteredAndTreeifiedTOC",
    [{ toc: TOC, minHeadingLevel: 3, maxHeadingLevel: 4 }],
    [{ ...TOC[1], children: [{ ...TOC[2], children: [] }] }],
  ],
  ["isMultiColumnFooterLinks", [[{ title: "A", items: [] }]], true],
  ["isMultiColumnFooterLinks", [[{ label: "A", to: "/" }]], false],
  ["translateTagsPageTitle", [], "Tags"],
  ["translateBlogAuthorsListPageTitle", [], "Authors"],
  ["useBlogTagsPostsPageTitle", [{ label: "x", count: 1 }], 'One post tagged with "x"'],
  ["useBlogTagsPostsPageTitle", [{ label: "x", count: 2 }], '2 posts tagged with "x"'],
  ["useBlogAuthorPageTitle", [{ key: "ada", name: "Ada", count: 2 }], "Ada - 2 posts"],
  ["useBlogAuthorPageTitle", [{ key: "ada", count: 1 }], "ada - One post"],
  ["useWindowSize", [], "ssr"],
  ["useQueryStringValue", ["x"], null],
  ["usePrevious", ["x"], undefined],
  ["listStorageKeys", [], []],
])("%s(%j)", (name, args, result) => {
  expect(resultOf(name, args)).toEqual(result);
});

test.each<[string, readonly unknown[], string]>([
  ["useColorMode", [], "colorMode setColorMode"],
  ["useCollapsible", [{ initialState: true }], "collapsed setCollapsed toggleCollapsed"],
  ["useAnnouncementBar", [], "isActive close"],
  ["useHideableNavbar", [true], "navbarRef isNavbarVisible"],
  ["useNavbarMobileSidebar", [], "disabled shouldRender toggle shown"],
  ["useNavbarSecondaryMenu", [], "shown hide content"],
  ["useSmoothScrollTo", [], "startScroll cancelScroll"],
  ["useScrollPositionBlocker", [], "blockElementScrollPositionUntilNextRender"],
  ["useCodeWordWrap", [], "codeBlockRef isEnabled isCodeScrollable toggle"],
  ["createStorageSlot", ["key"], "get set del listen"],
])("%s(%j) has its fields", (name, args, fields) => {
  const result = Object(resultOf(name, args)) as object;
  expect(fields.split(" ").filter((field) => !(field in result))).toEqual([]);
});

test("URL parameters are merged by the given strategy, and plural forms chosen by number", () => {
  const merged = (strategy: string): string =>
    String(resultOf("mergeSearchParams", [[new URLSearchParams("a=1&b=1"), new URLSearchParams("a=2")], strategy]));
  expect(merged("append")).toBe("a=1&b=1&a=2");
  expect(merged("set")).toBe("a=2&b=1");
  const { selectMessage } = resultOf("usePluralForm", []) as { selectMessage: Call };
  expect([1, 3].map((count) => selectMessage(count, "one|many"))).toEqual(["one", "many"]);
  const count = resultOf("useDocCardDescriptionCategoryItemsPlural", []) as Call;
  expect([count(1), count(3)]).toEqual(["1 item", "3 items"]);
});

test("composed providers are nested from first to last, and a missing one is named", () => {
  const Outer = ({ children }: { readonly children?: ReactNode }) => <i>{children}</i>;
  const Inner = ({ children }: { readonly children?: ReactNode }) => <b>{children}</b>;
  const Both = common.composeProviders([Outer, Inner]);
  expect(renderHtml(<Both>x</Both>, { globalData: GLOBAL_DATA })).toBe("<i><b>x</b></i>");
  expect(new common.ReactContextError("MyProvider").message).toContain("<MyProvider>");
});
