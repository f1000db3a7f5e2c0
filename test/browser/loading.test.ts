/** What pages fetch and when: ahead of a click, once each; and what happens while it takes time or fails. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { IS_DEV } from "../support/site-variant.ts";
import type { Page, Route } from "playwright-core";
import type { PageOptions, TestPage } from "../support/browser.ts";
import {
  clickInMenu,
  holdData,
  isMarked,
  markDocument,
  openTour,
  TIMEOUT_MS,
  type Tour,
  untilHeading,
  untilIdle,
} from "./tour.ts";

let tour: Tour;
beforeAll(async () => void (tour = await openTour()), TIMEOUT_MS);
afterAll(() => tour?.[Symbol.asyncDispose]());

/** Opens a page that fetches others, as browsers of readers do. */
const openAhead = (path: string, options: PageOptions = {}): Promise<TestPage> =>
  tour.open(path, { ...options, fetchesAhead: true });

// `dev` fetches nothing ahead: pages would be old by the time they are opened.
describe.skipIf(IS_DEV)("ahead of a click", () => {
  test("the data of links in view is fetched, that of links below is not", async () => {
    const { page, requests, close } = await openAhead("/docs/long");
    await untilRequested(page, requests, "/assets/pages/docs/tabs.json");
    // The only link to this page stands in the text of another one, the only link to the next in the footer.
    expect(pathsOf(requests)).not.toContain("/assets/pages/docs/guide/second.json");
    expect(pathsOf(requests)).not.toContain("/assets/pages/docs/guide/first.json");
    await page.locator(".footer").scrollIntoViewIfNeeded();
    await untilRequested(page, requests, "/assets/pages/docs/guide/first.json");
    await close();
  });

  test("the chunks of links in view are fetched with the lowest priority", async () => {
    const { page, close } = await openAhead("/docs/intro", { ownProfile: true });
    const session = await page.context().newCDPSession(page);
    const priorities = new Map<string, string>();
    await session.send("Network.enable");
    session.on("Network.requestWillBeSent", ({ request }) => {
      if (!priorities.has(request.url)) priorities.set(request.url, request.initialPriority);
    });
    await page.reload();
    const find = (part: string): string | undefined => [...priorities].find(([url]) => url.includes(part))?.[1];
    for (let tries = 0; find("/js/pages-") === undefined && tries < 200; tries++) await page.waitForTimeout(50);
    expect(find("/js/pages-")).toBe("VeryLow");
    expect(find("/assets/pages/about.json")).toBe("VeryLow");
    await close();
  });

  test("links that appear after a navigation are prefetched too", async () => {
    const { page, requests, close } = await openAhead("/docs/intro");
    await page.locator("article").getByRole("link", { name: "the first page of the guide" }).click();
    await untilHeading(page, "First");
    await untilRequested(page, requests, "/assets/pages/docs/guide/second.json");
    await close();
  });

  test.each([
    ["data is to be saved", { saveData: true, effectiveType: "4g" }],
    ["the connection is slow", { saveData: false, effectiveType: "2g" }],
    ["the connection is slower still", { saveData: false, effectiveType: "slow-2g" }],
  ])("nothing is fetched when %s, until a link is pointed at", async (_, connection) => {
    const { page, requests, close } = await openAhead("/docs/intro", {
      prepare: (opened) => withConnection(opened, connection),
    });
    await page.waitForTimeout(500);
    expect(pathsOf(requests).filter((path) => path.startsWith("/assets/pages/"))).toEqual([]);
    await page.locator(".theme-doc-sidebar-menu").getByRole("link", { name: "Long" }).hover();
    await untilRequested(page, requests, "/assets/pages/docs/long.json");
    await close();
  });

  test("hovering or focusing a link fetches the page's data and code", async () => {
    for (const reach of ["hover", "focus"] as const) {
      const { page, requests, close } = await openAhead("/docs/intro");
      await page.locator(".navbar").getByRole("link", { name: "Wishes" })[reach]();
      await untilRequested(page, requests, "/assets/pages/wishes.json");
      await untilRequested(page, requests, /\/site-Wishes-/);
      await close();
    }
  });

  test("a link that is hovered before the scripts load is prefetched too", async () => {
    const scripts = Promise.withResolvers<void>();
    const { page, requests, close } = await openAhead("/docs/intro", {
      prepare: async (opened) => {
        await opened.route("**/assets/js/prefetch-*.js", async (route) => {
          await scripts.promise;
          await route.continue();
        });
        await withConnection(opened, { saveData: true });
      },
    });
    await page.locator(".navbar").getByRole("link", { name: "Wishes" }).focus();
    await untilRequested(page, requests, /\/js\/prefetch-/);
    expect(pathsOf(requests)).not.toContain("/assets/pages/wishes.json");
    scripts.resolve();
    await untilRequested(page, requests, "/assets/pages/wishes.json");
    await close();
  });

  test("no file is fetched twice", async () => {
    const { page, requests, close } = await openAhead("/docs/intro", {
      // The browser of these tests has no cache, which is where files of links in view are kept.
      prepare: (opened) => withConnection(opened, { saveData: true }),
    });
    for (const name of ["Long", "Tabs", "Introduction", "Tabs", "Code page", "Long"]) {
      await page.locator(".theme-doc-sidebar-menu").getByRole("link", { name, exact: true }).hover();
      await page.locator(".theme-doc-sidebar-menu").getByRole("link", { name, exact: true }).click();
      await untilHeading(page, name);
    }
    const paths = pathsOf(requests);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
    await close();
  });
});

describe("a slow page", () => {
  test("shows no progress bar if it arrives soon", async () => {
    const { page, requests, close } = await openAhead("/docs/intro");
    await page.evaluate(() =>
      (Reflect.get(window, "docusaurus") as { preload(path: string): void }).preload("/docs/long"),
    );
    await untilRequested(page, requests, "/assets/pages/docs/long.json");
    await untilIdle(page);
    await watchBar(page);
    await clickInMenu(page, "/docs/long");
    await untilHeading(page, "Long");
    expect(await barsSeen(page)).toBe(0);
    await close();
  });

  test("shows a progress bar after a delay, and hides it when the page appears", async () => {
    const data = Promise.withResolvers<void>();
    const { page, close } = await openAhead("/docs/intro", {
      prepare: (opened) => holdData(opened, "/docs/long", data.promise),
    });
    const bar = page.getByRole("progressbar");
    await clickInMenu(page, "/docs/long");
    await bar.waitFor();
    expect(await page.locator("h1").innerText()).toBe("Introduction");
    data.resolve();
    await untilHeading(page, "Long");
    expect(await bar.count()).toBe(0);
    await close();
  });

  test("shares one progress bar with a page requested meanwhile", async () => {
    const [long, blocks] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { page, close } = await openAhead("/docs/intro", {
      prepare: async (opened) => {
        await holdData(opened, "/docs/long", long.promise);
        await holdData(opened, "/docs/blocks", blocks.promise);
      },
    });
    await watchBar(page);
    await clickInMenu(page, "/docs/long");
    const bar = page.getByRole("progressbar");
    await bar.waitFor();
    await clickInMenu(page, "/docs/blocks");
    long.resolve();
    // Longer than it takes a bar to show.
    await page.waitForTimeout(500);
    expect(await bar.count()).toBe(1);
    blocks.resolve();
    await untilHeading(page, "Blocks");
    expect(await bar.count()).toBe(0);
    expect(await barsSeen(page)).toBe(1);
    await close();
  });
});

describe("a page that fails to load", () => {
  test("is loaded in full when its data fails", async () => {
    const { page, problems, close } = await openAhead("/docs/intro", {
      prepare: (opened) => opened.route("**/assets/pages/docs/long.json", (route) => route.abort()),
    });
    await markDocument(page);
    await clickInMenu(page, "/docs/long");
    await untilHeading(page, "Long");
    expect(await isMarked(page)).toBe(false);
    expect(problems.join("\n")).toContain("Loading /docs/long failed: reloading the whole page.");
    await close();
  });

  test("is loaded in full when its code fails", async () => {
    const { page, close } = await openAhead("/docs/intro", {
      // Once the page is reloaded, its code can be fetched: otherwise the heading gives way to an error at once.
      prepare: (opened) =>
        opened.route("**/site-Wishes-*.js", (route) =>
          route.request().frame().url().endsWith("/docs/intro") ? route.abort() : route.continue(),
        ),
    });
    await markDocument(page);
    await page.locator(".navbar").getByRole("link", { name: "Wishes" }).click();
    await untilHeading(page, "Wishes");
    expect(await isMarked(page)).toBe(false);
    await close();
  });

  test("is loaded in full when the site was rebuilt meanwhile, back and forth", async () => {
    const { page, close } = await openAhead("/docs/intro", {
      prepare: (opened) => opened.route("**/assets/pages/docs/*.json", answerFromAnotherBuild),
    });
    await markDocument(page);
    await clickInMenu(page, "/docs/long");
    await untilHeading(page, "Long");
    expect(await isMarked(page)).toBe(false);
    expect(new URL(page.url()).pathname).toBe("/docs/long");
    await markDocument(page);
    await page.goBack();
    await untilHeading(page, "Introduction");
    expect(new URL(page.url()).pathname).toBe("/docs/intro");
    await close();
  });

  test("is dropped when the reader has navigated elsewhere", async () => {
    const late = Promise.withResolvers<void>();
    const { page, problems, requests, close } = await openAhead("/docs/intro", {
      prepare: (opened) =>
        opened.route("**/assets/pages/docs/long.json", async (route) => {
          await late.promise;
          await route.fulfill({ status: 200, body: "no JSON" });
        }),
    });
    await markDocument(page);
    await clickInMenu(page, "/docs/long");
    await clickInMenu(page, "/docs/blocks");
    await untilHeading(page, "Blocks");
    const answered = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/docs/long.json"));
    late.resolve();
    await answered;
    await untilIdle(page);
    expect(await page.locator("h1").innerText()).toBe("Blocks");
    expect(await isMarked(page)).toBe(true);
    expect(pathsOf(requests)).not.toContain("/docs/long");
    expect(problems).toEqual([]);
    await close();
  });
});

async function withConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
}

function pathsOf(urls: readonly string[]): string[] {
  return urls.map((url) => new URL(url).pathname);
}

async function untilRequested(page: Page, requests: readonly string[], path: string | RegExp): Promise<void> {
  const isMeant = (requested: string): boolean =>
    typeof path === "string" ? requested === path : path.test(requested);
  if (pathsOf(requests).some(isMeant)) return;
  await page.waitForRequest((request) => isMeant(new URL(request.url()).pathname));
}

async function answerFromAnotherBuild(route: Route): Promise<void> {
  try {
    const response = await route.fetch();
    const data: unknown = await response.json();
    await route.fulfill({ response, json: { ...(data as object), build: "another" } });
  } catch (error) {
    // The page that asked is gone, as it is to be: its prefetches end with it.
    if (!/disposed|closed/.test(String(error))) throw error;
  }
}

/** Counts progress bars from now on. */
async function watchBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { bars: 0 });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Element && node.role === "progressbar")
          Reflect.set(window, "bars", Reflect.get(window, "bars") + 1);
      }
    }).observe(document.body, { childList: true });
  });
}

async function barsSeen(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(window, "bars") as number);
}
