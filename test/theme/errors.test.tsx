/** What hooks and components throw: each says what is missing, by its name. */

import { expect, test } from "bun:test";
import BrowserOnly from "@docusaurus/BrowserOnly";
import Interpolate from "@docusaurus/Interpolate";
import {
  DocsVersionProvider,
  useActivePlugin,
  useCurrentSidebarCategory,
  useDoc,
  useDocById,
  useDocsSidebar,
  useDocsVersion,
  useLatestVersion,
  useLayoutDoc,
  useLayoutDocsSidebar,
} from "@docusaurus/plugin-content-docs/client";
import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
import { useSideMenu } from "@docusaurus/theme-common/internal";
import Translate, { translate } from "@docusaurus/Translate";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useAllPluginInstancesData, usePluginData } from "@docusaurus/useGlobalData";
import useRouteContext from "@docusaurus/useRouteContext";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { PageData } from "../../src/model/page.ts";
import { toLoadedPage } from "../../src/runtime/shared/page-parts.ts";
import { hydratePage, renderHtml, renderPage, type TestPageOptions } from "../support/render.tsx";
import { docsPage, GLOBAL_DATA, VERSION } from "./pages.ts";

/** Calls a hook on a page that belongs to no docs. */
function call(hook: () => unknown): string {
  const Calling = (): ReactNode => (hook(), "fine");
  return renderHtml(<Calling />, { globalData: GLOBAL_DATA });
}

const DOCS = "docusaurus-plugin-content-docs";

test.each<[string, () => unknown, string]>([
  ["data of a plugin", () => useAllPluginInstancesData("x", { failfast: true }), "Plugin `x` has set no global data."],
  [
    "data of an instance",
    () => usePluginData(DOCS, "api", { failfast: true }),
    `Plugin \`${DOCS}\` has set no global data for its instance \`api\`.`,
  ],
  ["the docs of a page", () => useActivePlugin({ failfast: true }), "This page is not part of any docs."],
  ["docs of an instance", () => useLatestVersion("api"), "no global data for its instance `api`"],
  [
    "a sidebar",
    () => useLayoutDocsSidebar("x"),
    "Cannot find any sidebar with the id `x` in version `current`. Sidebars are: docs.",
  ],
  ["a doc", () => useLayoutDoc("x"), "could not find any doc with the id `x` in version `current`."],
  ["a doc's provider", () => useDoc(), "A hook is used outside of <DocProvider>."],
  ["a version's provider", () => useDocsVersion(), "A hook is used outside of <DocsVersionProvider>."],
  ["a version's provider for its doc", () => useDocById("x"), "A hook is used outside of <DocsVersionProvider>."],
  ["a sidebar's provider", () => useDocsSidebar(), "A hook is used outside of <DocsSidebarProvider>."],
  ["a post's provider", () => useBlogPost(), "A hook is used outside of <BlogPostProvider>."],
  ["the navbar's provider", () => useSideMenu(), "A hook is used outside of <NavbarProvider>."],
  ["a text to translate", () => translate({} as { id: string }), "A translation without id and message."],
])("%s that is not there is an error", (_, hook, message) => {
  expect(() => call(hook)).toThrow(message);
});

test.each<[string, () => unknown]>([
  ["useDocusaurusContext", () => useDocusaurusContext()],
  ["useRouteContext", () => useRouteContext()],
])("%s outside of the page is an error", (_, hook) => {
  const Calling = (): ReactNode => (hook(), "fine");
  expect(() => renderToString(<Calling />)).toThrow("Unexpected: no route context found around this component.");
});

const ELEMENT: unknown = <b />;

test.each<[string, () => ReactNode, string]>([
  ["<Translate>", () => <Translate id="x">{ELEMENT as string}</Translate>, "<Translate> takes a plain string"],
  ["<Interpolate>", () => <Interpolate>{ELEMENT as string}</Interpolate>, "<Interpolate> takes one plain string"],
])("%s around an element is an error", (_, Holder, message) => {
  expect(() => renderHtml(<Holder />)).toThrow(message);
});

test("<BrowserOnly> does the same in browsers", async () => {
  const Page = (): ReactNode => <BrowserOnly>{ELEMENT as () => ReactNode}</BrowserOnly>;
  await expect(hydratePage({ layers: [[Page, {}]] })).rejects.toThrow("<BrowserOnly> takes a function as its child");
});

test("an unknown doc ID is an error, on the server and in browsers; a draft is not", () => {
  const DOC = { id: "a", path: "/docs/a", title: "A", description: "" };
  const docs: PageData["docs"] = { "default/current/a": DOC, "default/current/hidden": null };
  const lookUp = (id: string | undefined, options: Partial<TestPageOptions>): unknown => {
    let found: unknown;
    const Calling = (): ReactNode => ((found = useDocById(id)), "fine");
    const children = <Calling />;
    renderHtml(<DocsVersionProvider version={VERSION}>{children}</DocsVersionProvider>, options);
    return found;
  };
  for (const options of [{ docs }, { findDoc: (key: string) => docs[key] }]) {
    expect(lookUp("a", options)).toEqual(DOC);
    expect(lookUp("hidden", options)).toBeUndefined();
    expect(lookUp(undefined, options)).toBeUndefined();
    expect(() => lookUp("x", options)).toThrow("No version doc found by id `x`.");
  }
  expect(() => lookUp("x", { docs })).toThrow("Browsers know only docs that were looked up when the page was built.");
});

test("a page outside all categories is in none", () => {
  const Calling = (): ReactNode => useCurrentSidebarCategory().label;
  const render = (path: string) => renderPage(docsPage(path, [Calling, {}])).html;
  expect(render("/docs/install")).toContain("Guides");
  expect(() => render("/docs/intro")).toThrow(
    "The path `/docs/intro` is not associated with a category of its sidebar.",
  );
});

test("a page whose module has no default export cannot be rendered", () => {
  const data = { path: "/", build: "", plugin: { name: "", id: "" }, context: {}, bodies: {}, modules: [] };
  const modules = { get: (name: string) => (name === "@site/a" ? {} : undefined), load: async () => ({}) };
  const load = (component: string) => () => toLoadedPage({ ...data, layers: [{ component, props: {} }] }, modules, {});
  expect(load("@site/a")).toThrow("The page component `@site/a` has no default export.");
  expect(load("@site/b")).toThrow("Page component `@site/b` is not loaded.");
});
