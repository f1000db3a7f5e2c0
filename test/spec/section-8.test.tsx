/** SPEC §8: the error catalog. */

import { describe, expect, test } from "bun:test";
import NavbarItem from "@theme/NavbarItem";
import {
  DocsVersionProvider,
  useCurrentSidebarCategory,
  useDoc,
  useDocById,
  useDocsVersion,
  useLayoutDoc,
  useLayoutDocsSidebar,
} from "@docusaurus/plugin-content-docs/client";
import { useAllPluginInstancesData, usePluginData } from "@docusaurus/useGlobalData";
import useRouteContext from "@docusaurus/useRouteContext";
import type { ReactNode } from "react";
import type { Page } from "playwright-core";
import { renderToString } from "react-dom/server";
import { toLoadedPage } from "../../src/runtime/shared/page-parts.ts";
import { renderHtml, renderPage } from "../support/render.tsx";
import { docsPage, GLOBAL_DATA, VERSION } from "../theme/pages.ts";
import { shownSite, styleOf, untilHeading } from "./bundled-site.ts";

const site = shownSite();

/** Calls a hook on a page of no docs. */
function call(hook: () => unknown): string {
  const Calling = (): ReactNode => (hook(), "fine");
  return renderHtml(<Calling />, { globalData: GLOBAL_DATA });
}

const DOCS = "docusaurus-plugin-content-docs";

describe("§8 What is thrown", () => {
  test("§8 a page module without default export: it cannot be rendered", () => {
    const data = { path: "/", build: "", plugin: { name: "", id: "" }, context: {}, bodies: {}, modules: [] };
    const modules = { get: () => ({}), load: async () => ({}) };
    const load = () => toLoadedPage({ ...data, layers: [{ component: "@site/a", props: {} }] }, modules, {});
    expect(load).toThrow("The page component `@site/a` has no default export.");
  });

  test("§8 a versioned doc that is not found by its id", () => {
    const Looking = (): ReactNode => useDocById("x")?.title;
    const children = <Looking />;
    const render = () =>
      renderHtml(<DocsVersionProvider version={VERSION}>{children}</DocsVersionProvider>, { docs: {} });
    expect(render).toThrow("No version doc found by id `x`");
  });

  test("§8 a path in no category", () => {
    const Calling = (): ReactNode => useCurrentSidebarCategory().label;
    expect(() => renderPage(docsPage("/docs/intro", [Calling, {}]))).toThrow(
      "The path `/docs/intro` is not associated with a category",
    );
  });

  test("§8 an unknown sidebar id", () => {
    expect(() => call(() => useLayoutDocsSidebar("x"))).toThrow("Cannot find any sidebar with the id `x`");
  });

  test("§8 a navbar doc item with an unknown doc id", () => {
    expect(() => call(() => useLayoutDoc("x"))).toThrow("could not find any doc with the id `x`");
  });

  test("§8 a context outside of its provider", () => {
    expect(() => call(useDoc)).toThrow("outside of <DocProvider>");
    expect(() => call(useDocsVersion)).toThrow("outside of <DocsVersionProvider>");
  });

  test("§8 required global data that are missing name the plugin, and the id when one is given", () => {
    expect(() => call(() => useAllPluginInstancesData("x", { failfast: true }))).toThrow("Plugin `x`");
    expect(() => call(() => usePluginData(DOCS, "y", { failfast: true }))).toThrow(
      /`docusaurus-plugin-content-docs`.*`y`/,
    );
    expect(call(() => usePluginData(DOCS, "y"))).toContain("fine");
  });

  test("§8 a missing route context, and one without a plugin attribute", () => {
    const Calling = (): ReactNode => useRouteContext().plugin.name;
    expect(() => renderToString(<Calling />)).toThrow("Unexpected: no route context found");
    const none: unknown = null;
    const plugin = none as { readonly name: string; readonly id: string };
    expect(() => renderHtml(<Calling />, { plugin })).toThrow("has no plugin attribute");
  });

  test("§8 an unknown navbar item type", () => {
    expect(() => renderHtml(<NavbarItem type="nope" label="x" />)).toThrow(
      "No navbar item component found for type `nope`.",
    );
  });
});

describe("§8 What readers see", () => {
  test("§8 a page that fails to render: heading, message, and a button that clears the error", async () => {
    const { page, close } = await site.open("/tests/pages/error-boundary-tests/");
    await page.getByRole("button", { name: "Crash the page" }).click();
    await untilHeading(page, "This page crashed.");
    await page.getByText("Boom! Something bad happened, on purpose.").waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await untilHeading(page, "Error boundary tests");
    await close();
  });

  test("§8 a chunk that fails to load: the error in a red box with Retry", async () => {
    const prepare = (page: Page): Promise<unknown> => page.route("**/mdx-*.js", (route) => route.abort());
    const { page, close } = await site.open("/tests/pages/tabs-tests/", { prepare });
    const box = page.locator(".loadingError").first();
    await box.getByRole("button", { name: "Retry" }).waitFor();
    expect((await box.innerText()).length).toBeGreaterThan("Retry".length);
    const color = await styleOf(page, ".loadingError", "background-color");
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    expect(red).toBeGreaterThan(Math.max(green, blue));
    await close();
  });

  test("§8 route content that fails to load on navigation: a warning, then a full load", async () => {
    const prepare = (page: Page): Promise<unknown> =>
      page.route("**/assets/pages/showcase.json", (route) => route.abort());
    const { page, problems, close } = await site.open("/docs/seo/", { prepare });
    await page.locator(".navbar").getByRole("link", { name: "Showcase" }).click();
    await page.waitForURL("**/showcase/");
    expect(problems.join("\n")).toMatch(/warning: Loading \/showcase\/ failed/);
    await close();
  });

  test("§8 a wrong base URL: a banner on the home page, and on no other", async () => {
    expect(await site.html("/")).toContain("did not load properly");
    expect(await site.html("/docs/cli/")).not.toContain("did not load properly");
  });

  test("§8 a search that fails: both sentences", async () => {
    const prepare = (page: Page): Promise<unknown> => page.route("**/assets/search/**", (route) => route.abort());
    const { page, close } = await site.open("/docs/seo/", { prepare });
    await page.keyboard.press("/");
    await page.getByRole("combobox").fill("tabs");
    await page.getByText("Unable to fetch results").waitFor();
    await page.getByText("You might want to check your network connection.").waitFor();
    await close();
  });

  test.each([
    ["in the search box", "/docs/seo/"],
    ["on the search page", "/search/?q=qqqqqqqq"],
  ])("§8 no search results %s: all four texts", async (_, path) => {
    const { page, close } = await site.open(path);
    if (path.startsWith("/docs")) {
      await page.keyboard.press("/");
      await page.getByRole("combobox").fill("qqqqqqqq");
    }
    await page.getByText("No results for").first().waitFor();
    await page.getByText("Try searching for").waitFor();
    await page.getByText("Believe this query should return results?").waitFor();
    await page.getByRole("link", { name: "Let us know." }).waitFor();
    await close();
  });

  test("§8 a browser storage that fails is logged and ignored", async () => {
    const prepare = (page: Page): Promise<unknown> =>
      page.addInitScript(() => {
        const fail = (): never => {
          throw new DOMException("closed", "SecurityError");
        };
        Object.defineProperty(window, "localStorage", { get: fail });
      });
    const { page, problems, close } = await site.open("/docs/seo/", { prepare, colorScheme: "light" });
    await page.getByRole("button", { name: /dark and light mode/ }).click();
    await page.locator('html[data-theme="dark"]').waitFor();
    expect(problems.join("\n")).toContain("storage could not be used");
    expect(problems.filter((problem) => problem.startsWith("uncaught"))).toEqual([]);
    await close();
  });
});
