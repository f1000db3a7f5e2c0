/** Every kind of page: the server's HTML is whole, and React takes it over without a word. */

import { describe, expect, test } from "bun:test";
import { hydratePage, renderPage } from "../support/render.tsx";
import { docPage, FULL_THEME, GLOBAL_DATA, PAGES } from "./pages.ts";

describe.each(Object.entries(PAGES))("%s", (_, page) => {
  test("has one first-level heading, one main element and a title", () => {
    const { html, head } = renderPage(page);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html.match(/<main[ >]/g)).toHaveLength(1);
    expect(head.title).toMatch(/^.+ \| Site$/);
    expect(head.htmlAttributes["lang"]).toBe("en");
  });

  test("hydrates without a warning, with the smallest and the fullest theme config", async () => {
    for (const themeConfig of [{}, FULL_THEME]) {
      await using running = await hydratePage({ globalData: GLOBAL_DATA, ...page, themeConfig });
      expect(running.complaints).toEqual([]);
      expect(running.texts("main")).toHaveLength(1);
    }
  });
});

test("the page's text is not rendered again", async () => {
  await using page = await hydratePage(docPage());
  expect(page.texts(".theme-doc-markdown p")).toEqual(["Text."]);
});

test("a reader's stored choices apply after hydration, not during it", async () => {
  await using page = await hydratePage({
    ...docPage(),
    themeConfig: FULL_THEME,
    stored: {
      theme: "dark",
      "docusaurus.announcement.id": "one",
      "docusaurus.announcement.dismiss": "true",
      "docs-preferred-version-default": "1.0",
    },
  });
  expect(page.complaints).toEqual([]);
  expect(page.texts(".announcementBar")).toEqual([]);
});

test("the next page of the docs keeps the frame and shows its own text", async () => {
  await using page = await hydratePage(docPage());
  const sidebar = page.find(".theme-doc-sidebar-container");
  await page.show({ ...docPage("/docs/install", { title: "Install" }), bodies: { content: { html: "<p>Next.</p>" } } });
  expect(page.find(".theme-doc-sidebar-container")).toBe(sidebar);
  expect(page.texts('.menu__link[aria-current="page"]')).toEqual(["Install"]);
});

test("a component that differs between server and browser causes a warning", async () => {
  const Differs = (): string => (typeof document === "undefined" ? "server" : "browser");
  await using page = await hydratePage({ layers: [[Differs, {}]] });
  expect(page.complaints.join("\n")).toContain("Hydration failed");
});
