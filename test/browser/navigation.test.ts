/** Links lead from page to page without loading the document again; what is not a page of the site is left to the browser. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { IS_DEV } from "../support/site-variant.ts";
import { holdData, isMarked, markDocument, openTour, TIMEOUT_MS, type Tour, untilHeading, untilIdle } from "./tour.ts";

let tour: Tour;
beforeAll(async () => void (tour = await openTour()), TIMEOUT_MS);
afterAll(() => tour?.[Symbol.asyncDispose]());

describe("a click", () => {
  test("shows the page in the same document: in text, sidebar, navbar, below the text, and in the footer", async () => {
    const { page, problems, requests, close } = await tour.open("/docs/intro");
    await markDocument(page);
    for (const [within, name, heading, path] of [
      ["article", "the first page of the guide", "First", "/docs/guide/first"],
      [".theme-doc-sidebar-menu", "Long", "Long", "/docs/long"],
      [".navbar", "Wishes", "Wishes", "/wishes"],
      [".pagination-nav", "Long", "Long", "/docs/long"],
      [".footer", "First steps", "First", "/docs/guide/first"],
    ] as const) {
      await page.locator(within).getByText(name, { exact: true }).click();
      await untilHeading(page, heading);
      expect([within, new URL(page.url()).pathname, await isMarked(page)]).toEqual([within, path, true]);
      expect(requests.filter((url) => new URL(url).pathname === path)).toEqual([]);
      await page.goBack();
      await untilHeading(page, "Introduction");
    }
    expect(problems).toEqual([]);
    await close();
  });

  test("updates the head and the classes of the document, keeps the layout, and marks the page in the sidebar", async () => {
    const { page, close } = await tour.open("/docs/intro");
    const menu = page.locator(".theme-doc-sidebar-menu");
    await menu.evaluate((element) => void Object.assign(element, { isSame: true }));
    expect(await headOf(page)).toEqual({
      title: "Introduction | Tour",
      description: ["Where the tour begins."],
      canonical: ["https://tour.example/docs/intro"],
      hasClass: "docs-doc-id-intro",
      theme: "light",
    });
    await page.locator("article").getByRole("link", { name: "the first page of the guide" }).click();
    await untilHeading(page, "First");
    const first = {
      title: "First | Tour",
      description: ["The otter dives where the current is strong."],
      canonical: ["https://tour.example/docs/guide/first"],
      hasClass: "docs-doc-id-guide/first",
      theme: "light",
    };
    expect(await headOf(page)).toEqual(first);
    expect(await menu.evaluate((element) => "isSame" in element)).toBe(true);
    expect(await menu.locator('a[aria-current="page"]').allInnerTexts()).toEqual(["First"]);
    await page.goBack();
    await untilHeading(page, "Introduction");
    expect((await headOf(page)).description).toEqual(["Where the tour begins."]);
    await page.goForward();
    await untilHeading(page, "First");
    expect(await headOf(page)).toEqual(first);
    await close();
  });

  test("keeps the query parameters that enable features", async () => {
    const { page, close } = await tour.open(
      "/docs/intro?docusaurus-data-mode=embedded&docusaurus-data-a%20b=&docusaurus-theme=dark",
    );
    await page.locator("article").getByRole("link", { name: "the first page of the guide" }).click();
    await untilHeading(page, "First");
    expect(await page.locator("html").getAttribute("data-mode")).toBe("embedded");
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    await close();
  });

  test("below a non-exact route shows that route", async () => {
    const { page, problems, close } = await tour.open("/wishes");
    await markDocument(page);
    await page.getByRole("link", { name: "For snow" }).click();
    await page.getByText("/wishes/for/snow", { exact: true }).waitFor();
    expect(await isMarked(page)).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });

  test("reaches such a page from outside, on a host that rewrites to the route's page", async () => {
    const { page, problems, close } = await tour.open("/wishes/for/rain");
    await page.getByText("/wishes/for/rain", { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/wishes/for/rain");
    expect(problems).toEqual([]);
    expect(await page.title()).toBe("Wishes | Tour");
    expect(await page.evaluate(() => window.history.length)).toBe(2);
    await close();
  });

  // Hosts without rewrites serve built sites.
  test.skipIf(IS_DEV)(
    "reaches such a page from outside, where a host without rewrites answers with the not-found page",
    async () => {
      const body = await tour.read("404.html");
      const { page, close } = await tour.open("/wishes/for/rain", {
        prepare: (opened) =>
          opened.route("**/wishes/for/rain", (route) => route.fulfill({ status: 404, contentType: "text/html", body })),
      });
      await page.getByText("/wishes/for/rain", { exact: true }).waitFor();
      expect(await page.title()).toBe("Wishes | Tour");
      expect(await page.evaluate(() => window.history.length)).toBe(2);
      await close();
    },
  );

  // So do hosts that only serve files.
  test.skipIf(IS_DEV).each(["/docs/guide/first.html", "/docs/guide/first/index.html?a=b#c"])(
    "reaches the page from %s, where a host that only serves files answers with the not-found page",
    async (address) => {
      const body = await tour.read("404.html");
      const { page, close } = await tour.open(address, {
        prepare: (opened) =>
          opened.route("**/*.html*", (route) => route.fulfill({ status: 404, contentType: "text/html", body })),
      });
      await untilHeading(page, "First");
      const { pathname, search, hash } = new URL(page.url());
      expect(pathname).toBe("/docs/guide/first");
      expect(search + hash).toBe(address.includes("?") ? "?a=b#c" : "");
      expect(await page.title()).toBe("First | Tour");
      await close();
    },
  );

  test("stays on the not-found page if no page matches the name of the missing file", async () => {
    const { page, close } = await tour.open("/docs/nowhere.html");
    const answered = page.waitForResponse((response) => response.url().endsWith("/assets/pages/docs/nowhere.json"));
    await page.reload();
    expect((await answered).status()).toBe(404);
    expect(await page.locator("h1").innerText()).toBe("Page Not Found");
    expect(new URL(page.url()).pathname).toBe("/docs/nowhere.html");
    await close();
  });

  test("shows the last of two quick clicks", async () => {
    const long = Promise.withResolvers<void>();
    const { page, problems, close } = await tour.open("/docs/intro", {
      prepare: (opened) => holdData(opened, "/docs/long", long.promise),
    });
    await page.evaluate(() => {
      for (const path of ["/docs/long", "/docs/blocks"]) {
        document.querySelector<HTMLElement>(`.theme-doc-sidebar-menu a[href="${path}"]`)?.click();
      }
    });
    await untilHeading(page, "Blocks");
    const answered = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/docs/long.json"));
    long.resolve();
    await answered;
    await untilIdle(page);
    expect(new URL(page.url()).pathname).toBe("/docs/blocks");
    expect(await page.title()).toBe("Blocks | Tour");
    expect(problems).toEqual([]);
    await close();
  });
});

describe("a link that the browser handles", () => {
  test("with another modifier, a new tab, a download or a file stays on the page", async () => {
    const { page, close } = await tour.open("/docs/links");
    await markDocument(page);
    const article = page.locator("article");
    const [modified] = await Promise.all([
      page.context().waitForEvent("page"),
      article.getByRole("link", { name: "to a page" }).click({ modifiers: ["Control"] }),
    ]);
    await modified.close();
    const [blank] = await Promise.all([
      page.context().waitForEvent("page"),
      article.getByRole("link", { name: "in a new tab" }).click(),
    ]);
    expect(await blank.evaluate(() => window.opener)).toBeNull();
    await blank.close();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      article.getByRole("link", { name: "to keep" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("second.html");
    expect(new URL(page.url()).pathname).toBe("/docs/links");
    expect(await isMarked(page)).toBe(true);
    await close();
  });

  test("to another site opens in a new tab without an opener", async () => {
    const { page, close } = await tour.open("/docs/links");
    const link = page.locator("article").getByRole("link", { name: "to another site" });
    expect(await link.getAttribute("target")).toBe("_blank");
    expect(await link.getAttribute("rel")).toBe("noopener noreferrer");
    await close();
  });

  test("to a page that does not exist loads the not-found page in full", async () => {
    const { page, close } = await tour.open("/docs/links");
    await markDocument(page);
    await page.locator("article").getByRole("link", { name: "to nowhere" }).click();
    await untilHeading(page, "Page Not Found");
    expect(new URL(page.url()).pathname).toBe("/docs/missing");
    expect(await isMarked(page)).toBe(false);
    await page.goBack();
    await untilHeading(page, "Links");
    await close();
  });
});

interface ShownHead {
  readonly title: string;
  readonly description: readonly (string | null)[];
  readonly canonical: readonly (string | null)[];
  readonly hasClass: string | undefined;
  readonly theme: string | null;
}

async function headOf(page: Page): Promise<ShownHead> {
  return page.evaluate(() => {
    const list = (selector: string, name: string): (string | null)[] =>
      [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name));
    return {
      title: document.title,
      description: list('meta[name="description"]', "content"),
      canonical: list('link[rel="canonical"]', "href"),
      hasClass: [...document.documentElement.classList].find((name) => name.startsWith("docs-doc-id-")),
      theme: document.documentElement.getAttribute("data-theme"),
    };
  });
}
