/** The navbar: which item is active, dropdowns, versions, and the side menu of phones. */

import { describe, expect, test } from "bun:test";
import Layout from "@theme/Layout";
import type { JsonObject } from "../../src/model/json.ts";
import { type HydrateOptions, hydratePage, renderPage, type TestPageOptions } from "../support/render.tsx";
import { BLOG_SIDEBAR, docPage, FULL_THEME, GLOBAL_DATA, PAGES } from "./pages.ts";

function pageWith(items: readonly JsonObject[], path = "/"): TestPageOptions {
  const themeConfig = { navbar: { title: "Site", hideOnScroll: false, items } };
  return { path, themeConfig, globalData: GLOBAL_DATA, layers: [[Layout, {}]] };
}

/** Labels of the items that are marked as active. */
function activeItems(items: readonly JsonObject[], path: string): string[] {
  const { html } = renderPage(pageWith(items, path));
  return [...html.matchAll(/navbar__link--active[^>]*>([^<]*)/g)].map(([, label]) => label ?? "");
}

describe("an item is active", () => {
  test("on its page and below it", () => {
    const items = [{ to: "/blog", label: "Blog" }];
    expect(activeItems(items, "/blog")).toEqual(["Blog"]);
    expect(activeItems(items, "/blog/a/b")).toEqual(["Blog"]);
    expect(activeItems(items, "/blogs")).toEqual([]);
  });

  test("on the home page alone, if it links there, whatever the base URL", () => {
    const items = [{ to: "/", label: "Home" }];
    for (const baseUrl of ["/", "/base/"]) {
      const activeAt = (path: string): boolean =>
        renderPage({ ...pageWith(items, baseUrl + path), siteConfig: { baseUrl } }).html.includes(
          "navbar__link--active",
        );
      expect(activeAt("")).toBe(true);
      expect(activeAt("blog")).toBe(false);
    }
  });

  test("where the URL matches its pattern or starts with its base path", () => {
    const items = [
      { to: "/x", label: "Pattern", activeBaseRegex: "/docs/(next|v1)" },
      { to: "/y", label: "Base", activeBasePath: "docs" },
    ];
    expect(activeItems(items, "/docs/next/a")).toEqual(["Pattern", "Base"]);
    expect(activeItems(items, "/x")).toEqual([]);
  });

  test("on all pages of its sidebar, if it links to a doc or a sidebar", () => {
    const { html } = renderPage({ ...docPage(), themeConfig: FULL_THEME });
    const active = [...html.matchAll(/navbar__link--active[^>]*>([^<]*)/g)].map(([, label]) => label);
    expect(active).toEqual(["Docs", "Install", "2.0"]);
  });
});

test("an item of an unknown type is an error that names it", () => {
  expect(() => renderPage(pageWith([{ type: "menue", label: "x" }]))).toThrow(
    "No navbar item component found for type `menue`.",
  );
});

test("external links open in a new tab and have an icon", () => {
  const { html } = renderPage(pageWith([{ href: "https://example.org", label: "Forum", "aria-label": "The forum" }]));
  expect(html).toMatch(/<a href="https:\/\/example.org" target="_blank" rel="noopener noreferrer"/);
  expect(html).toContain('aria-label="The forum"');
  expect(html).toContain("iconExternalLink");
});

test("an external link that is an icon has no second one", () => {
  const { html } = renderPage(pageWith([{ href: "https://example.org", className: "logo", "aria-label": "Forum" }]));
  expect(html).toContain('aria-label="Forum"');
  expect(html).not.toContain("iconExternalLink");
});

test("a site without logo and title has no empty link", () => {
  const themeConfig = { navbar: { hideOnScroll: false, items: [] } };
  expect(renderPage({ path: "/", themeConfig, layers: [[Layout, {}]] }).html).not.toContain("navbar__brand");
});

describe("a dropdown", () => {
  const items = [{ label: "More", items: [{ to: "/a", label: "A" }] }];

  test("opens with a click, and closes with Escape or a click elsewhere", async () => {
    await using page = await hydratePage(pageWith(items));
    const button = page.find(".dropdown > button");
    await page.click(button);
    expect(button.getAttribute("aria-expanded")).toBe("true");
    await page.press(button, "Escape");
    expect(button.getAttribute("aria-expanded")).toBe("false");
    expect(document.activeElement).toBe(button);
    await page.click(button);
    await page.act(() => void document.body.dispatchEvent(new MouseEvent("mousedown", { bubbles: true })));
    expect(button.getAttribute("aria-expanded")).toBe("false");
  });

  test("with a page of its own opens with click and Space before its link is followed", async () => {
    await using page = await hydratePage(pageWith([{ ...items[0], to: "/more" }]));
    const link = page.find(".dropdown > a");
    await page.click(link);
    expect(link.getAttribute("aria-expanded")).toBe("true");
    expect(link.getAttribute("href")).toBe("/more");
    await page.press(link, " ");
    expect(link.getAttribute("aria-expanded")).toBe("false");
  });
});

describe("versions", () => {
  const links = ".dropdown__menu a";

  test("of a doc link to the same doc, and choosing one is remembered", async () => {
    const items = [{ type: "docsVersionDropdown" }];
    const themeConfig = { navbar: { hideOnScroll: false, items } };
    await using page = await hydratePage({ ...docPage(), themeConfig });
    const found = [...page.mount.querySelectorAll(links)];
    expect(found.map((link) => link.getAttribute("href"))).toEqual(["/docs/intro", "/docs/1.0/intro"]);
    expect(page.texts(".dropdown__link--active")).toEqual(["2.0"]);
    await page.click(`${links}[href="/docs/1.0/intro"]`);
    expect(localStorage.getItem("docs-preferred-version-default")).toBe("1.0");
  });

  test("on a page of a tag link to their main docs", () => {
    const context = { version: "1.0", alternates: {} };
    const hrefs = (type: string, more: object = {}): string[] => {
      const { html } = renderPage({ ...docPage(), ...pageWith([{ type, ...more }], "/docs/1.0/tags"), context });
      return [...html.matchAll(/(?:dropdown__link|navbar__item navbar__link)[^>]*href="([^"]*)/g)].map(
        ([, url = ""]) => url,
      );
    };
    const main = "/docs/1.0/intro";
    expect(hrefs("docsVersionDropdown")).toEqual(["/docs/intro", main]);
    expect(hrefs("docsVersion")).toEqual([main]);
    expect(hrefs("docsVersion", { to: "/blog", label: "Mine" })).toEqual(["/blog"]);
  });

  test("decide where an item of a doc leads: the page's, then the chosen, then the latest", async () => {
    const inVersions = { current: { to: "/docs/intro", sidebarId: "docs" }, "1.0": { to: "/docs/1.0/intro" } };
    const items = [{ type: "doc", docId: "intro", label: "Intro", ...inVersions.current, inVersions }];
    const link = ".navbar__item.navbar__link";
    const hrefOf = (html: string): string | undefined => /navbar__item navbar__link[^>]*href="([^"]*)/.exec(html)?.[1];
    const context = { version: "1.0", docId: "other", alternates: {} };
    expect(hrefOf(renderPage(pageWith(items)).html)).toBe("/docs/intro");
    expect(hrefOf(renderPage({ ...docPage(), ...pageWith(items), context }).html)).toBe("/docs/1.0/intro");
    const stored = { "docs-preferred-version-default": "1.0" };
    await using page = await hydratePage({ ...pageWith(items), stored });
    expect(page.find(link).getAttribute("href")).toBe("/docs/1.0/intro");
    expect(page.complaints).toEqual([]);
  });

  test("show an item of an unlisted doc only on its page", () => {
    const items = [{ type: "doc", docId: "own", label: "Own", to: "/docs/own", unlisted: true }];
    const onDoc = (docId: string): string =>
      renderPage({ ...docPage(), ...pageWith(items), context: { version: "current", docId, alternates: {} } }).html;
    expect(onDoc("other")).not.toContain('href="/docs/own"');
    expect(onDoc("own")).toContain('href="/docs/own"');
  });

  test("are listed below a link to the shown one, for readers without scripts; a click opens the list", async () => {
    await using page = await hydratePage(pageWith([{ type: "docsVersionDropdown" }]));
    const label = page.find('a.navbar__link[role="button"]');
    expect([label.textContent, label.getAttribute("href")]).toEqual(["2.0", "/docs/intro"]);
    for (const isOpen of ["true", "false"]) {
      await page.click(label);
      expect(label.getAttribute("aria-expanded")).toBe(isOpen);
    }
    expect(page.complaints).toEqual([]);
  });

  test("of releases before 3.5 have a label that leads to the main doc of the version", () => {
    const page = { ...docPage(), ...pageWith([{ type: "docsVersionDropdown" }], "/docs/deep/") };
    const labelOf = (globalData: object): string | undefined =>
      /navbar__link[^>]*href="([^"]*)/.exec(renderPage({ ...page, globalData } as TestPageOptions).html)?.[1];
    const name = "docusaurus-plugin-content-docs";
    expect(labelOf(GLOBAL_DATA)).toBe("/docs/deep/");
    expect(labelOf({ [name]: { default: { ...GLOBAL_DATA[name].default, labelsToMain: true } } })).toBe("/docs/intro");
  });

  test("elsewhere link to their main docs, and the chosen one is shown", async () => {
    const stored = { "docs-preferred-version-default": "1.0" };
    await using page = await hydratePage({ ...pageWith([{ type: "docsVersionDropdown" }]), stored });
    expect(page.texts(".dropdown > .navbar__link")).toEqual(["1.0"]);
    expect(page.complaints).toEqual([]);
  });

  test("that no longer exist are forgotten", async () => {
    const stored = { "docs-preferred-version-default": "0.1" };
    await using page = await hydratePage({ ...pageWith([{ type: "docsVersionDropdown" }]), stored });
    expect(page.texts(".dropdown > .navbar__link")).toEqual(["2.0"]);
    expect(localStorage.getItem("docs-preferred-version-default")).toBeNull();
  });

  test("can be selected and labeled by the item", () => {
    const { html } = renderPage(
      pageWith([{ type: "docsVersionDropdown", versions: { "1.0": { label: "One" }, current: {} } }]),
    );
    expect([...html.matchAll(/dropdown__link[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual(["One", "2.0"]);
  });
});

describe("the side menu", () => {
  const phone = (page: TestPageOptions): HydrateOptions => ({ ...page, themeConfig: FULL_THEME, width: 390 });

  test("is rendered when it is opened", () => {
    expect(renderPage({ ...docPage(), themeConfig: FULL_THEME }).html).not.toContain("<dialog");
  });

  test("opens with the page's panel; a button shows the navbar's items", async () => {
    await using page = await hydratePage(phone(docPage()));
    await page.click(".navbar__toggle");
    expect(page.find("dialog").hasAttribute("open")).toBe(true);
    const [main, own] = page.mount.querySelectorAll<HTMLElement>(".navbar-sidebar__item");
    expect([main, own].map((panel) => panel?.hasAttribute("inert"))).toEqual([true, false]);
    expect(own?.querySelector('[aria-current="page"]')?.textContent).toBe("Introduction");
    await page.click(".navbar-sidebar__back");
    expect([main, own].map((panel) => panel?.hasAttribute("inert"))).toEqual([false, true]);
    expect(main?.textContent).toContain("Versions");
    expect(page.complaints).toEqual([]);
  });

  test("of the blog has its recent posts by year", async () => {
    const { BlogListPage: blog } = PAGES;
    if (!blog) throw new Error("There is no such page.");
    await using page = await hydratePage(phone({ ...blog, globalData: GLOBAL_DATA }));
    await page.click(".navbar__toggle");
    expect(page.texts(".navbar-sidebar .sidebarItemYear")).toEqual(["2022", "2021"]);
    expect(BLOG_SIDEBAR.items.some(({ unlisted }) => unlisted)).toBe(true);
    expect(page.texts(".navbar-sidebar .menu__link")).not.toContain("Hidden");
  });

  test.each([
    ["its button", async (page: Awaited<ReturnType<typeof hydratePage>>) => page.click(".navbar-sidebar__close")],
    [
      "a link in it",
      async (page: Awaited<ReturnType<typeof hydratePage>>) => page.click('.navbar-sidebar a[href="/docs/intro"]'),
    ],
    [
      "going back",
      async (page: Awaited<ReturnType<typeof hydratePage>>) =>
        page.act(() => void window.dispatchEvent(new Event("popstate"))),
    ],
    [
      "another page",
      async (page: Awaited<ReturnType<typeof hydratePage>>) => page.show(phone(docPage("/docs/install"))),
    ],
  ])("closes by %s", async (_, close) => {
    await using page = await hydratePage(phone(docPage()));
    await page.click(".navbar__toggle");
    await close(page);
    expect(page.mount.querySelector("dialog")).toBeNull();
  });

  test("stays open when a category in it is opened", async () => {
    await using page = await hydratePage(phone(docPage()));
    await page.click(".navbar__toggle");
    await page.click('.navbar-sidebar [role="button"]');
    expect(page.find("dialog").hasAttribute("open")).toBe(true);
  });
});

test("the switch changes the color mode, names the current one and remembers it", async () => {
  await using page = await hydratePage(pageWith([]));
  const button = page.find(".toggleButton");
  expect(button.getAttribute("aria-label")).toContain("currently light mode");
  await page.click(button);
  expect(document.documentElement.getAttribute("data-theme")).toBe("dark");
  expect(localStorage.getItem("theme")).toBe("dark");
  const colorMode = { defaultMode: "light", disableSwitch: true, respectPrefersColorScheme: false };
  expect(renderPage({ ...pageWith([]), themeConfig: { colorMode } }).html).not.toContain("toggleButton");
});

test("the announcement stays closed until its ID changes", async () => {
  const announced = (id: string): TestPageOptions => ({
    layers: [[Layout, {}]],
    themeConfig: { announcementBar: { id, content: "<b>New</b>", isCloseable: true } },
  });
  {
    await using page = await hydratePage(announced("one"));
    await page.click(".announcementBarClose");
    expect(page.texts(".announcementBar")).toEqual([]);
    expect(localStorage.getItem("docusaurus.announcement.dismiss")).toBe("true");
  }
  const stored = { "docusaurus.announcement.id": "one", "docusaurus.announcement.dismiss": "true" };
  await using page = await hydratePage({ ...announced("two"), stored });
  expect(page.texts(".announcementBarContent")).toEqual(["New"]);
  expect(localStorage.getItem("docusaurus.announcement.id")).toBe("two");
});

test("the keyboard starts at the top of the next page, not of the first one", async () => {
  await using page = await hydratePage(docPage());
  expect(document.activeElement).toBe(document.body);
  await page.show(docPage("/docs/install"));
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Skip to main content");
  await page.click(".skipToContent");
  expect(document.activeElement?.localName).toBe("main");
});
