/** The same site below a folder: everything is fetched from there, and what is outside of it is left alone. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import { openBrowser } from "../support/browser.ts";
import { untilHydrated } from "../support/until.ts";
import { isMarked, markDocument, openTour, TIMEOUT_MS, type Tour, untilHeading, untilIdle } from "./tour.ts";

let tour: Tour;
beforeAll(async () => void (tour = await openTour("/base/")), TIMEOUT_MS);
afterAll(() => tour?.[Symbol.asyncDispose]());

test("pages fetch nothing from elsewhere", async () => {
  const { page, problems, requests, close } = await tour.open("/");
  for (const path of ["/", "/docs/intro", "/docs/code", "/blog", "/wishes"]) {
    if (path !== "/") await page.goto(tour.url + path);
    await untilHydrated(page);
    await untilIdle(page);
    const elsewhere = requests.filter((url) => !url.startsWith(`${tour.url}/`));
    expect({ path, problems, elsewhere }).toEqual({ path, problems: [], elsewhere: [] });
  }
  await close();
});

test("links navigate without a reload, back and forth, and to the root of the site", async () => {
  const { page, problems, close } = await tour.open("/docs/intro");
  await markDocument(page);
  await page.locator("article").getByRole("link", { name: "the first page of the guide" }).click();
  await untilHeading(page, "First");
  expect(new URL(page.url()).pathname).toBe("/base/docs/guide/first");
  await page.locator(".navbar__brand").click();
  await untilHeading(page, "Welcome");
  expect(new URL(page.url()).pathname).toBe("/base/");
  await page.goBack();
  await untilHeading(page, "First");
  expect(await isMarked(page)).toBe(true);
  expect(problems).toEqual([]);
  await close();
});

test("a non-exact route matches the paths below it under a base URL", async () => {
  const { page, problems, close } = await tour.open("/wishes");
  await markDocument(page);
  await page.getByRole("link", { name: "For snow" }).click();
  await page.getByText("/base/wishes/for/snow", { exact: true }).waitFor();
  expect(await isMarked(page)).toBe(true);
  expect(problems).toEqual([]);
  await close();
});

test("a link outside `baseUrl` loads a new page", async () => {
  const { page, requests, close } = await tour.open("/docs/intro");
  await markDocument(page);
  await page.route("**/elsewhere", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Elsewhere</h1>" }));
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "/elsewhere", textContent: "Out" });
    document.querySelector("article")?.prepend(link);
  });
  await page.getByRole("link", { name: "Out" }).click();
  await untilHeading(page, "Elsewhere");
  expect(await isMarked(page)).toBe(false);
  expect(requests.filter((url) => url.endsWith("elsewhere.json"))).toEqual([]);
  await close();
});

test("under a wrong `baseUrl`, only the home page shows the banner", async () => {
  const banner = "#__docusaurus-base-url-issue-banner-container";
  const right = await tour.open("/");
  expect(await right.page.locator(banner).isVisible()).toBe(false);
  await right.close();
  await using browser = await openBrowser();
  using server = Bun.serve({
    port: 0,
    fetch: async ({ url }) => {
      const file = Bun.file(join(tour.outDir, new URL(url).pathname, "index.html"));
      return (await file.exists()) ? new Response(file) : new Response(null, { status: 404 });
    },
  });
  for (const javaScriptEnabled of [true, false]) {
    const wrong = await browser.open(`${server.url.origin}/`, { javaScriptEnabled, isOnlyLoaded: true });
    expect(await wrong.page.locator(banner).innerText()).toContain("did not load properly");
    expect(await wrong.page.locator(banner).innerText()).toContain("/base/");
    await wrong.close();
  }
  const other = await browser.open(`${server.url.origin}/about/`, { isOnlyLoaded: true });
  expect(await other.page.locator(banner).count()).toBe(0);
  await other.close();
});
