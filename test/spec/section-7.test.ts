/** SPEC §7: the calls the site makes. */

import { describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { shownSite, untilHeading } from "./bundled-site.ts";
import { untilTrue } from "../support/until.ts";

const site = shownSite();

const isData = (url: string): boolean => url.includes("/assets/pages/");

/** Long enough for a browser to be idle: without slow connections, prefetching has begun by then. */
const IDLE_MS = 1000;

function withConnection(connection: object): { prepare: (page: Page) => Promise<unknown> } {
  return {
    prepare: (page) =>
      page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection),
  };
}

describe("§7 Prefetching", () => {
  test("§7 static assets are prefetched by a link of rel prefetch", async () => {
    const prepare = (page: Page): Promise<unknown> =>
      page.addInitScript(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        new MutationObserver((changes) => {
          for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
            if (node instanceof HTMLLinkElement && node.rel === "prefetch") seen.push(node.href);
          }
        }).observe(document, { childList: true, subtree: true });
      });
    const { page, close } = await site.open("/docs/seo/", { prepare, fetchesAhead: true });
    await untilTrue(page, () => (Reflect.get(window, "seen") as string[]).some((url) => url.endsWith(".json")));
    await close();
  });

  test("§7 browsers that do not know it send a GET instead", async () => {
    const prepare = (page: Page): Promise<unknown> =>
      page.addInitScript(() => (DOMTokenList.prototype.supports = (name) => name !== "prefetch"));
    const { page, close } = await site.open("/docs/seo/", { prepare, fetchesAhead: true });
    const request = await page.waitForRequest((requested) => isData(requested.url()));
    expect([request.method(), request.resourceType(), request.postData()]).toEqual(["GET", "fetch", null]);
    await close();
  });

  test.each([
    ["on 2g connections", { effectiveType: "2g" }],
    ["on slow-2g connections", { effectiveType: "slow-2g" }],
    ["when data is to be saved", { effectiveType: "4g", saveData: true }],
  ])("§7 prefetching is skipped %s", async (_, connection) => {
    const { page, requests, close } = await site.open("/docs/seo/", {
      ...withConnection(connection),
      fetchesAhead: true,
    });
    await page.waitForTimeout(IDLE_MS);
    expect(requests.filter(isData)).toEqual([]);
    await close();
  });
});

describe("§7 Loading", () => {
  test("§7 chunks and data files of a page are static requests", async () => {
    const { page, requests, close } = await site.open("/docs/seo/", withConnection({ saveData: true }));
    const before = requests.length;
    await page.locator(".navbar").getByRole("link", { name: "Showcase" }).click();
    await page.waitForURL("**/showcase/");
    const since = requests.slice(before).map((url) => new URL(url).pathname);
    expect(since).toContain("/assets/pages/showcase.json");
    const isStatic = (path: string): boolean => /^\/(?:(?:assets|img)\/|sw\.js$|manifest\.webmanifest$)/.test(path);
    expect(since.filter((path) => !isStatic(path))).toEqual([]);
    await close();
  });

  test("§7 no product API is called, and no other host", async () => {
    const { page, requests, close } = await site.open("/", { fetchesAhead: true });
    await page.keyboard.press("/");
    await page.getByRole("combobox").fill("tabs");
    await page.locator(".searchHitTitle").first().waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".navbar").getByRole("link", { name: "Docs", exact: true }).click();
    await untilHeading(page, "Introduction");
    expect(requests.filter((url) => !url.startsWith(`${site.url}/`) && !url.startsWith("blob:"))).toEqual([]);
    await close();
  });
});
