/** SPEC §2, general behavior and layout. */

import { describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { findAxeViolations } from "../support/browser.ts";
import { untilTrue } from "../support/until.ts";
import { isMarked, mark, PHONE, scrollTo, shownSite, untilHeading } from "./bundled-site.ts";

const site = shownSite();

const SEO = "Search engine optimization (SEO)";
const DATA_OF_SEO = "**/assets/pages/docs/seo.json";

/** A click without moving there first, which would fetch the page ahead. */
async function clickLink(page: Page, href: string): Promise<void> {
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}

const navbarBottom = (page: Page): Promise<number> =>
  page.locator(".navbar").evaluate((navbar) => navbar.getBoundingClientRect().bottom);

describe("§2 General behavior", () => {
  test.each(["/docs/cli.html", "/docs/cli/index.html"])("§2 %s is the same path without that suffix", async (path) => {
    const { page, close } = await site.open(path);
    await untilHeading(page, "CLI");
    expect(new URL(page.url()).pathname).toBe("/docs/cli/");
    await close();
  });

  test("§2 on a host that only serves files, the not-found page normalizes such an address", async () => {
    const body = await site.read("404.html");
    const prepare = (page: Page): Promise<unknown> =>
      page.route("**/*.html", (route) => route.fulfill({ status: 404, contentType: "text/html", body }));
    const { page, close } = await site.open("/docs/cli.html", { prepare });
    await untilHeading(page, "CLI");
    expect(new URL(page.url()).pathname).toBe("/docs/cli/");
    await close();
  });

  test("§2 a route whose own name ends in .html keeps it", async () => {
    const { page, close } = await site.open("/tests/docs/dummy.html/");
    expect(await page.locator("article h1").count()).toBe(1);
    expect(new URL(page.url()).pathname).toContain("dummy.html");
    await close();
  });

  test("§2 an unknown path shows the not-found page", async () => {
    const response = await fetch(`${site.url}/no/such/page/`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Page Not Found");
  });

  test("§2 feature requests also match nested paths", async () => {
    expect((await fetch(`${site.url}/feature-requests/a/b`)).status).toBe(200);
    const { page, problems, close } = await site.open("/feature-requests/a/b");
    await untilHeading(page, "Feature Requests");
    expect(new URL(page.url()).pathname).toStartWith("/feature-requests/a/b");
    expect(problems).toEqual([]);
    await close();
  });

  test("§2 navigating loads the route's content before the page changes", async () => {
    const data = Promise.withResolvers<void>();
    const prepare = (page: Page): Promise<unknown> =>
      page.route(DATA_OF_SEO, async (route) => {
        await data.promise;
        await route.continue();
      });
    const { page, close } = await site.open("/docs/search/", { prepare });
    await mark(page);
    const requested = page.waitForRequest(DATA_OF_SEO);
    await clickLink(page, "/docs/seo/");
    await requested;
    expect(await page.locator("article h1").innerText()).toBe("Search");
    expect(new URL(page.url()).pathname).toBe("/docs/search/");
    // The bar is there after 200 ms, as long as the route takes.
    const bar = page.getByRole("progressbar", { name: "Loading page" });
    await bar.waitFor();
    data.resolve();
    await untilHeading(page, SEO);
    expect(await bar.count()).toBe(0);
    expect(await isMarked(page)).toBe(true);
    await close();
  });

  test("§2 when that fails, the page is loaded fully", async () => {
    const prepare = (page: Page): Promise<unknown> => page.route(DATA_OF_SEO, (route) => route.abort());
    const { page, close } = await site.open("/docs/search/", { prepare });
    await mark(page);
    await clickLink(page, "/docs/seo/");
    await untilHeading(page, SEO);
    expect(await isMarked(page)).toBe(false);
    await close();
  });

  test("§2 after navigation the page is at the hash target, or at the top without a hash", async () => {
    const { page, close } = await site.open("/docs/search/");
    await scrollTo(page, 300);
    await clickLink(page, "/docs/seo/");
    await untilHeading(page, SEO);
    await untilTrue(page, () => window.scrollY === 0);
    const hash = await page.locator("article h2[id]").last().getAttribute("id");
    await page.goBack();
    await untilHeading(page, "Search");
    await page.evaluate((id) => {
      const link = Object.assign(document.createElement("a"), { href: `/docs/seo/#${id}` });
      document.querySelector("article")?.append(link);
      link.click();
    }, hash);
    await untilHeading(page, SEO);
    await untilTrue(
      page,
      (id) => {
        const top = document.getElementById(id ?? "")?.getBoundingClientRect().top ?? -1;
        return window.scrollY > 0 && top >= 0 && top < window.innerHeight;
      },
      hash,
    );
    await close();
  });

  test("§2 page titles are '{title} {delimiter} {site title}'", async () => {
    const { title, titleDelimiter } = await site.debug<{ title: string; titleDelimiter: string }>("config");
    expect(await site.html("/docs/cli/")).toContain(`>CLI ${titleDelimiter} ${title}</title>`);
    expect(await site.html("/blog/archive/")).toContain(`>Archive ${titleDelimiter} ${title}</title>`);
  });

  test("§2 a home page under a wrong base URL says that the site did not load properly", async () => {
    const { page, close } = await site.open("/", {
      javaScriptEnabled: false,
      prepare: (opened) => opened.route(/\.(?:css|js)$/, (route) => route.abort()),
    });
    expect(await page.getByText("did not load properly").isVisible()).toBe(true);
    await close();
    const whole = await site.open("/");
    expect(await whole.page.getByText("did not load properly").isVisible()).toBe(false);
    await whole.close();
  });

  test("§2 the search page takes its query from the parameter q", async () => {
    const { page, close } = await site.open("/search/?q=swizzling");
    expect(await page.getByRole("main").locator("input").first().inputValue()).toBe("swizzling");
    await page
      .getByRole("main")
      .getByRole("link", { name: /swizzling/i })
      .first()
      .waitFor();
    await close();
  });
});

describe("§2 Layout on every page", () => {
  test("§2 §4 skip link, search keys, search button, announcement and color-mode switch do what they say", async () => {
    const { page, close } = await site.open("/docs/seo/", { colorScheme: "light" });
    // The skip link is the first stop of the keyboard, and leads to the content.
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to main content");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
    const search = page.getByRole("button", { name: "Search" });
    const waysIn = ["Control+k", "Meta+k", "/"].map((keys) => () => page.keyboard.press(keys));
    for (const open of [...waysIn, () => search.click()]) {
      await open();
      await page.getByRole("combobox").waitFor();
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    }
    const bar = page.getByRole("region", { name: "Announcement" });
    await bar.getByRole("button", { name: "Close" }).click();
    await bar.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: /dark and light mode/ }).click();
    await page.locator('html[data-theme="dark"]').waitFor();
    await close();
  });

  test("§2 §4 the navbar hides when scrolling down, and returns when scrolling up and on a hash link", async () => {
    const { page, close } = await site.open("/docs/seo/");
    const scrollDown = async (): Promise<void> => {
      await page.mouse.wheel(0, 900);
      await untilTrue(page, () => (document.querySelector(".navbar")?.getBoundingClientRect().bottom ?? 1) <= 0);
    };
    const untilShown = (): Promise<void> =>
      untilTrue(page, () => (document.querySelector(".navbar")?.getBoundingClientRect().top ?? -1) === 0);
    expect(await navbarBottom(page)).toBeGreaterThan(0);
    await page.mouse.move(600, 400);
    await scrollDown();
    await page.mouse.wheel(0, -200);
    await untilShown();
    await scrollDown();
    await page.locator(".table-of-contents a").last().click();
    await untilShown();
    await close();
  });

  test("§2 each page says what it is about, for those who list it", async () => {
    for (const path of await site.paths()) {
      const description = /<meta [^>]*name="description" content="([^"]*)"/.exec(await site.html(path))?.[1] ?? "";
      expect({ path, isSaid: description.trim() !== "" }).toEqual({ path, isSaid: true });
    }
  });

  test("§2 skip link, announcement, navbar and footer are on each kind of page", async () => {
    const kinds = [
      "/",
      "/docs/cli/",
      "/docs/category/guides/",
      "/blog/",
      "/changelog/",
      "/versions/",
      "/search/",
      "/404.html",
    ];
    for (const kind of kinds) {
      const html = await site.html(kind);
      for (const part of ["skipToContent", "announcementBar", 'class="theme-layout-navbar', "<footer"]) {
        expect({ kind, part, isThere: html.includes(part) }).toEqual({ kind, part, isThere: true });
      }
    }
  });

  test("§2 the mobile menu shows the docs sidebar, and goes back to the main menu", async () => {
    const { page, close } = await site.open("/docs/cli/", PHONE);
    await page.getByRole("button", { name: "Toggle navigation bar" }).tap();
    const menu = page.locator(".navbar-sidebar");
    await menu.getByRole("link", { name: "Client API" }).waitFor();
    await menu.getByRole("button", { name: "Back to main menu" }).tap();
    await menu.getByRole("link", { name: "Showcase" }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await close();
  });

  test("§2 the footer has columns of links, a logo and a copyright", async () => {
    const html = await site.html("/docs/cli/");
    const footer = html.slice(html.indexOf("<footer"));
    expect(footer.match(/footer__title/g)).toHaveLength(4);
    expect(footer).toMatch(/<img[^>]*footer__logo|footer__logo[^>]*>|footer[^>]*logo/i);
    expect(footer).toContain("MIT license.");
  });
});
