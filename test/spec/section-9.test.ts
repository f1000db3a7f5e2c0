/** SPEC §9: constants and limits. */

import { describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import * as z from "zod/mini";
import { idealImageOptionsSchema } from "../../src/plugins/ideal-image/options.ts";
import type * as MatchPath from "../../src/runtime/shared/match-path.ts";
import { shownSite, styleOf } from "./bundled-site.ts";
import { untilTrue } from "../support/until.ts";

const site = shownSite();

const keysOf = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage).sort());

interface BlogContent {
  readonly posts: readonly { readonly date: string; readonly permalink: string }[];
  readonly lists: readonly { readonly items: readonly string[] }[];
}

async function blog(plugin: string, id: string): Promise<BlogContent> {
  const content = await site.debug<Readonly<Record<string, Readonly<Record<string, BlogContent>>>>>("content");
  const found = content[`docusaurus-plugin-content-${plugin}`]?.[id];
  if (!found) throw new Error(`The site has no ${plugin} ${id}.`);
  return found;
}

const sizes = ({ lists }: BlogContent): number[] => lists.map(({ items }) => items.length);

/** Shows the spinner of parts that are loading on a page, as the theme writes it. */
async function addSpinner(page: Page): Promise<void> {
  await page.evaluate(() => {
    const spinner = Object.assign(document.createElement("div"), { className: "loadingSpinner" });
    document.querySelector("main")?.prepend(spinner);
  });
}

describe("§9 Times and sizes", () => {
  test("§4 §9 the mobile breakpoint is 996 px", async () => {
    const { page, close } = await site.open("/docs/seo/", { viewport: { width: 996, height: 800 } });
    expect(await page.locator(".theme-doc-sidebar-container").isVisible()).toBe(false);
    expect(await styleOf(page, ".navbar__toggle", "display")).not.toBe("none");
    await page.setViewportSize({ width: 997, height: 800 });
    await page.locator(".theme-doc-sidebar-container").waitFor();
    expect(await styleOf(page, ".navbar__toggle", "display")).toBe("none");
    await close();
  });

  test("§9 the progress bar comes after 200 ms", async () => {
    const prepare = (page: Page): Promise<unknown> => page.route("**/assets/pages/showcase.json", () => {});
    const { page, close } = await site.open("/docs/seo/", { prepare, ownProfile: true });
    // The first navigation loads what all others need.
    await page.locator('.navbar a[href="/blog/"]').evaluate((link: HTMLElement) => link.click());
    await page.waitForURL("**/blog/");
    // The page's own clock, as this machine may be slow.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator('.navbar a[href="/showcase/"]').evaluate((link: HTMLElement) => link.click());
    const bar = page.getByRole("progressbar");
    await page.clock.runFor(199);
    expect(await bar.count()).toBe(0);
    await page.clock.runFor(1);
    expect(await bar.count()).toBe(1);
    await close();
  });

  test("§9 the spinner of a part comes after 200 ms, is 128 by 110 and turns in 3 s", async () => {
    const { page, close } = await site.open("/docs/seo/");
    await addSpinner(page);
    const box = await page.locator(".loadingSpinner").boundingBox();
    expect([box?.width, box?.height]).toEqual([128, 110]);
    expect(await styleOf(page, ".loadingSpinner", "animation-delay")).toBe("0.2s");
    const cycle = await page
      .locator(".loadingSpinner")
      .evaluate((spinner) => getComputedStyle(spinner, "::before").animationDuration);
    expect(cycle).toBe("3s");
    await close();
  });

  test("§9 the error fallback is 50vh high, with text of 20 px", async () => {
    const prepare = (page: Page): Promise<unknown> => page.route("**/mdx-*.js", (route) => route.abort());
    const { page, close } = await site.open("/tests/pages/tabs-tests/", { prepare });
    const box = await page.locator(".loadingError").first().boundingBox();
    expect(box?.height).toBe(400);
    expect(await styleOf(page, ".loadingError", "font-size")).toBe("20px");
    await close();
  });

  test("§9 the cache of route patterns ends at 10,000", async () => {
    // A module of its own: other test files of this process may have filled the cache.
    const fresh = "../../src/runtime/shared/match-path.ts?fresh";
    const { matchPath } = (await import(fresh)) as typeof MatchPath;
    const compiled: string[] = [];
    const original = RegExp;
    const counting = function (source: string, flags?: string): RegExp {
      compiled.push(source);
      return new original(source, flags);
    };
    globalThis.RegExp = counting as unknown as RegExpConstructor;
    try {
      for (let round = 0; round < 2; round++)
        for (let index = 0; index < 10_010; index++) matchPath("/a", `/pattern-${index}`);
    } finally {
      globalThis.RegExp = original;
    }
    // The second round compiles only what the cache has no room for.
    expect(compiled.length).toBeGreaterThanOrEqual(10_010 + 10);
    expect(compiled.length).toBeLessThan(10_010 + 60);
  });
});

describe("§9 Storage keys and parameters", () => {
  test("§9 the storage keys are those of the format", async () => {
    const { page, close } = await site.open("/tests/pages/tabs-tests/", { colorScheme: "light" });
    await page.getByRole("tab", { name: "Pear" }).first().click();
    await page.getByRole("button", { name: /dark and light mode/ }).click();
    await page.getByRole("region", { name: "Announcement" }).getByRole("button", { name: "Close" }).click();
    await page.locator(".navbar .dropdown > [aria-expanded]").click();
    await page.locator(".navbar .dropdown").getByRole("link", { name: "2.0.0-rc.1" }).click();
    await page.waitForURL("**/docs/2.0.0-rc.1/");
    await untilTrue(page, () => localStorage.getItem("docs-preferred-version-default") !== null);
    expect(await keysOf(page)).toEqual([
      "docs-preferred-version-default",
      "docusaurus.announcement.dismiss",
      "docusaurus.announcement.id",
      "docusaurus.tab.fruit",
      "theme",
    ]);
    await close();
  });

  test("§9 the search query parameter is q", async () => {
    const { page, close } = await site.open("/search/");
    await page.getByRole("main").locator("input").first().fill("tabs");
    await untilTrue(page, () => new URLSearchParams(window.location.search).get("q") === "tabs");
    await close();
  });

  test("§9 the default plugin id is default", async () => {
    const data = await site.debug<Readonly<Record<string, object>>>("globalData");
    expect(Object.keys(data["docusaurus-plugin-content-docs"] ?? {})).toContain("default");
  });
});

describe("§9 Lists and limits", () => {
  test("§9 the table of contents shows headings of levels 2 to 3", async () => {
    const { page, close } = await site.open("/tests/docs/toc/toc-_-_/");
    const levels = await page
      .locator(".table-of-contents a")
      .evaluateAll((links) => [
        ...new Set(
          links.map(
            (link) => document.getElementById(decodeURIComponent((link as HTMLAnchorElement).hash.slice(1)))?.tagName,
          ),
        ),
      ]);
    expect(levels.sort()).toEqual(["H2", "H3"]);
    expect(await page.locator("article h4").count()).toBeGreaterThan(0);
    await close();
  });

  test("§9 the blog has 5 posts per page on 3 pages, and all of them in its sidebar", async () => {
    expect(sizes(await blog("blog", "default"))).toEqual([5, 5, 3]);
    const html = await site.html("/blog/");
    const sidebar = html.slice(html.indexOf("<aside"), html.indexOf("</aside>"));
    expect(new Set(sidebar.match(/href="\/blog\/\d{4}[^"]*"/g)).size).toBe(13);
  });

  test("§9 the changelog has 20 releases per page on 4 pages", async () => {
    const counts = sizes(await blog("changelog", "default"));
    expect(counts.slice(0, 3)).toEqual([20, 20, 20]);
    expect(counts).toHaveLength(4);
  });

  test("§9 the test blog has 3 posts per page on 4 pages, oldest first", async () => {
    const tests = await blog("blog", "blog-tests");
    expect(sizes(tests)).toEqual([3, 3, 3, 3]);
    const dates = tests.lists.flatMap(({ items }) => items).map((path) => path.slice("/tests/blog/".length, 23));
    expect(dates).toEqual(dates.toSorted());
  });

  test("§9 the image plugin has quality 70, and writes 2 widths from 640 to 1030", async () => {
    const html = await site.html("/docs/api/plugins/@docusaurus/plugin-ideal-image/");
    const picture = /srcset="([^"]*ideal-img[^"]*)"/i.exec(html)?.[1] ?? "";
    expect(picture.match(/\d+(?=w)/g)).toEqual(["640", "1030"]);
    const options = z.parse(idealImageOptionsSchema, {});
    expect(options).toMatchObject({ quality: 70, max: 1030, min: 640, steps: 2 });
  });

  test("§9 the docs versions are 2.0.0-rc.2, 2.0.0-rc.1 and 2.0.0-beta.22", async () => {
    const data =
      await site.debug<
        Readonly<Record<string, Readonly<Record<string, { versions: { name: string; label: string }[] }>>>>
      >("globalData");
    const { versions = [] } = data["docusaurus-plugin-content-docs"]?.["default"] ?? {};
    expect(versions.map(({ name, label }) => `${name} ${label}`)).toEqual([
      "current 2.0.0-rc.2",
      "2.0.0-rc.1 2.0.0-rc.1",
      "2.0.0-beta.22 2.0.0-beta.22",
    ]);
  });

  test("§9 the sitemap ignores /tests/**", async () => {
    const sitemap = await site.read("sitemap.xml");
    expect(sitemap).toContain("/docs/cli/</loc>");
    expect(sitemap).not.toContain("/tests/");
  });

  test("§9 en is the only locale", async () => {
    const { i18n } = await site.debug<{ readonly i18n: object }>("config");
    expect(i18n).toMatchObject({ defaultLocale: "en", locales: ["en"] });
  });
});
