/** SPEC §2, links. */

import { describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { isMarked, mark, shownSite } from "./bundled-site.ts";
import { untilTrue } from "../support/until.ts";

const site = shownSite();

describe("§2 Links", () => {
  test("§2 external links and links to a place on the page are plain anchors; external ones open in a new tab without referrer", async () => {
    const html = await site.html("/docs/styling-layout/");
    const external = /<a[^>]*href="https:\/\/infima\.dev\/"[^>]*>/.exec(html)?.[0] ?? "";
    expect(external).toContain('target="_blank"');
    expect(external).toContain('rel="noopener noreferrer"');
    const { page, requests, close } = await site.open("/docs/styling-layout/");
    await mark(page);
    await page.locator(".table-of-contents a").last().click();
    await untilTrue(page, () => window.location.hash !== "");
    expect(await isMarked(page)).toBe(true);
    expect(requests.filter((url) => new URL(url).pathname === "/docs/styling-layout/")).toHaveLength(1);
    await close();
  });

  test("§2 internal links navigate in the same document", async () => {
    const { page, requests, close } = await site.open("/docs/seo/");
    await mark(page);
    await page.locator(".navbar").getByRole("link", { name: "Showcase" }).click();
    await page.waitForURL("**/showcase/");
    await page.locator(".showcase, main h1").first().waitFor();
    expect(await isMarked(page)).toBe(true);
    expect(requests.filter((url) => new URL(url).pathname === "/showcase/")).toEqual([]);
    await close();
  });

  test("§2 internal links preload their target on hover", async () => {
    const withoutAhead = (page: Page): Promise<unknown> =>
      page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    const { page, requests, close } = await site.open("/docs/cli/", { prepare: withoutAhead });
    const isAsked = (url: string): boolean => url.endsWith("/assets/pages/docs/docusaurus-core.json");
    expect(requests.some(isAsked)).toBe(false);
    const requested = page.waitForRequest((request) => isAsked(request.url()));
    await page.locator(".theme-doc-sidebar-menu").getByRole("link", { name: "Client API" }).hover();
    await requested;
    await close();
  });

  test("§2 internal links prefetch their target when they scroll into view", async () => {
    const { page, requests, close } = await site.open("/", {
      viewport: { width: 1280, height: 400 },
      fetchesAhead: true,
    });
    const isAsked = (url: string): boolean => url.endsWith("/assets/pages/docs/category/guides.json");
    expect(requests.some(isAsked)).toBe(false);
    const requested = page.waitForRequest((request) => isAsked(request.url()));
    await page.locator("footer").scrollIntoViewIfNeeded();
    await requested;
    await close();
  });
});
