/** The docs sidebar: what is open, what a closed category costs, and where the reader is. */

import { expect, test } from "bun:test";
import DocItem from "@theme/DocItem";
import type { SidebarItem } from "../../src/model/docs.ts";
import { hydratePage, renderPage } from "../support/render.tsx";
import { docPage, docProps, docsPage } from "./pages.ts";

const LABELS = ".theme-doc-sidebar-menu .menu__link";

function category(label: string, inside: string): SidebarItem {
  const items: SidebarItem[] = [{ type: "link", label: inside, href: `/docs/${inside}` }];
  return { type: "category", label, collapsible: true, collapsed: true, items };
}

test("a closed category renders only its title", () => {
  const { html } = renderPage(docPage());
  expect(html).toContain(">Guides</a>");
  expect(html).not.toContain(">Install</a>");
  expect(html).toMatch(/aria-expanded="false"[^>]*>Guides</);
});

test("without scripts a closed category links to its first page", () => {
  expect(renderPage(docPage()).html).toMatch(/href="\/docs\/install"[^>]*>Guides</);
});

test("the categories of the page are open and marked, and the page is the current one", () => {
  const { html } = renderPage(docPage("/docs/routing"));
  expect(html).toMatch(/menu__link--active[^>]*>Guides</);
  expect(html).toMatch(/menu__link--active[^>]*>Advanced</);
  expect(html).toMatch(/menu__link--active" aria-current="page"[^>]*>Routing</);
  expect(html.match(/aria-current="page"[^>]*href="\/docs\/routing"/g)).toHaveLength(1);
});

test("the unlisted page of a category has its place in the sidebar and breadcrumbs, but no link", () => {
  const sidebar = [{ ...category("A", "a"), unlistedHref: "/docs/intro" } as SidebarItem, category("B", "b")];
  const { html } = renderPage(docsPage("/docs/intro", [DocItem, docProps()], { sidebar }));
  expect(html).toMatch(/aria-expanded="true"[^>]*>A</);
  expect(html).toMatch(/aria-expanded="false"[^>]*>B</);
  expect(html).toMatch(/breadcrumbs__item--active"><span[^>]*>A</);
  expect(html).not.toContain('href="/docs/intro"');
});

test("a category that contains only unlisted pages is a link, until one of them is open", () => {
  const items: SidebarItem[] = [{ type: "link", label: "Hidden", href: "/docs/hidden", unlisted: true }];
  const sidebar = [{ ...category("A", "a"), href: "/docs/a", items } as SidebarItem, category("B", "b")];
  const htmlOf = (path: string): string => renderPage(docsPage(path, [DocItem, docProps()], { sidebar })).html;
  for (const path of ["/docs/b", "/docs/a"]) {
    expect(htmlOf(path)).toMatch(/<li class="theme-doc-sidebar-item-link [^>]*><a class="menu__link[^>]*>A<\/a><\/li>/);
    expect(htmlOf(path)).not.toContain("sidebar category &#x27;A");
  }
  expect(htmlOf("/docs/a")).toMatch(/menu__link--active" aria-current="page"[^>]*>A</);
  expect(htmlOf("/docs/hidden")).toContain("Collapse sidebar category &#x27;A");
  expect(htmlOf("/docs/hidden")).toMatch(/aria-current="page"[^>]*>Hidden</);
});

test("a page outside of the sidebar that it shows has one breadcrumb: the home page", () => {
  const { html, head } = renderPage(docsPage("/docs/other", [DocItem, docProps()], { sidebar: [category("A", "a")] }));
  expect(html).toContain('aria-label="Home page"');
  expect(html).not.toContain("breadcrumbs__item--active");
  expect(JSON.stringify(head)).not.toContain("BreadcrumbList");
});

test("a trailing slash makes no difference", () => {
  expect(renderPage(docPage("/docs/routing/")).html).toMatch(/aria-current="page"[^>]*>Routing</);
});

test("a click opens a category and closes it again, and its items are kept", async () => {
  await using page = await hydratePage(docPage());
  const guides = page.find('.theme-doc-sidebar-item-category [role="button"]');
  await page.click(guides);
  expect(page.texts(LABELS)).toEqual(["Introduction", "Guides", "Install", "Advanced", "Forum"]);
  await page.press(guides, " ");
  expect(guides.getAttribute("aria-expanded")).toBe("false");
  expect(page.find(".theme-doc-sidebar-item-category").className).toContain("menu__list-item--collapsed");
  expect(page.complaints).toEqual([]);
});

test("a category with a page has a button beside its link", async () => {
  await using page = await hydratePage(docPage("/docs/routing"));
  const caret = page.find(".menu__caret");
  expect(caret.getAttribute("aria-label")).toBe("Collapse sidebar category 'Advanced'");
  await page.click(caret);
  expect(caret.getAttribute("aria-label")).toBe("Expand sidebar category 'Advanced'");
  expect(caret.getAttribute("aria-expanded")).toBe("false");
});

test("the category of the next page opens automatically", async () => {
  await using page = await hydratePage(docPage());
  await page.show(docPage("/docs/routing"));
  expect(page.texts(LABELS)).toContain("Routing");
});

test("with autoCollapseCategories only one category of a level is open", async () => {
  const sidebar = [category("A", "a"), category("B", "b")];
  const themeConfig = {
    docs: { versionPersistence: "none", sidebar: { hideable: false, autoCollapseCategories: true } },
  };
  const layer = [DocItem, docProps()] as const;
  await using page = await hydratePage({ ...docsPage("/docs/intro", layer, { sidebar }), themeConfig });
  const [first, second] = page.mount.querySelectorAll<HTMLElement>('.menu__list-item [role="button"]');
  if (!first || !second) throw new Error("There are not two categories.");
  await page.click(first);
  await page.click(second);
  expect([first, second].map((title) => title.getAttribute("aria-expanded"))).toEqual(["false", "true"]);
});

test("custom HTML is rendered, and external links are marked", () => {
  const { html } = renderPage(docPage());
  expect(html).toContain('menuHtmlItem menu__list-item"><b>own</b></li>');
  expect(html).toMatch(/href="https:\/\/example.org" target="_blank"[^>]*>Forum<svg[^>]*iconExternalLink/);
});

test("it can be collapsed and expanded if the site enables that", async () => {
  const docs = { versionPersistence: "none", sidebar: { hideable: true, autoCollapseCategories: false } };
  await using page = await hydratePage({ ...docPage(), themeConfig: { docs } });
  await page.click(".collapseSidebarButton");
  expect(page.find(".docSidebarContainer").className).toContain("docSidebarContainerHidden");
  expect(page.find(".sidebar").hasAttribute("inert")).toBe(true);
  await page.click(".expandButton");
  expect(page.find(".docSidebarContainer").className).not.toContain("docSidebarContainerHidden");
  expect(renderPage(docPage()).html).not.toContain("collapseSidebarButton");
});

test("breadcrumbs lead from the home page to the page", () => {
  const { html } = renderPage(docPage("/docs/routing"));
  const [nav = ""] = /<nav class="theme-doc-breadcrumbs.*?<\/nav>/.exec(html) ?? [];
  expect([...nav.matchAll(/breadcrumbs__link"[^>]*>([^<]+)</g)].map(([, name]) => name)).toEqual([
    "Guides",
    "Advanced",
    "Routing",
  ]);
  expect(nav).toMatch(/<a href="\/docs\/category\/advanced"|href="\/docs\/category\/advanced"/);
  expect(nav).toContain('aria-label="Home page"');
});
