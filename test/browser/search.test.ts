/** The search in a browser: by keyboard, in versions, without results, without network; and sites that have none. */

import { describe, expect, test } from "bun:test";
import { serveFixture } from "../support/serve-fixture.ts";
import type { Page } from "playwright-core";
import { findAxeViolations, type PageOptions, type TestPage } from "../support/browser.ts";
import { buildFixture } from "../support/cli.ts";
import { configText } from "../support/site.ts";
import { untilHydrated, untilTrue } from "../support/until.ts";
import { isMarked, markDocument } from "./tour.ts";

const NAVBAR = { title: "Birds" };
const SEARCH = { missingResultsUrl: "/about?missing={query}" };
const PRESETS = [["classic", { docs: { routeBasePath: "/" }, blog: false }]];

const FILES = {
  "docusaurus.config.mjs": configText({ presets: PRESETS, themeConfig: { navbar: NAVBAR, search: SEARCH } }),
  "versions.json": '["1.0"]',
  "docs/index.md": "---\nslug: /\n---\n\n# Birds\n\nStart here.\n",
  "docs/heron.md":
    "# Heron\n\nIt waits.\n\n## Food\n\nFish from the river, says `birds.config.js`.\n\n<Gap />\n".replace(
      "<Gap />",
      "\n\nMore text.\n".repeat(60),
    ),
  "docs/stork.md": "# Stork\n\nA tall bird, new in this version. It eats fish too.\n",
  "versioned_docs/version-1.0/index.md": "---\nslug: /\n---\n\n# Birds\n\nStart here.\n",
  "versioned_docs/version-1.0/heron.md": "# Heron\n\nIt waited.\n\n## Nest\n\nIn high poplars.\n",
  "src/pages/about.md": "# About\n\nMade by people who like poplars and fish.\n",
};

const fixture = serveFixture(FILES);

async function open(path: string, options?: PageOptions): Promise<TestPage> {
  return await fixture.browser.open(fixture.served.url + path, options);
}

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill(query);
}

function titles(page: Page): Promise<string[]> {
  return page.locator(".searchHitTitle").allTextContents();
}

const isShown = (page: Page): Promise<boolean> => page.locator("dialog.searchModal").isVisible();

describe("the search box", () => {
  test("loads its code and index when it opens, and texts when a query is typed", async () => {
    const { page, requests, problems, close } = await open("/next/heron");
    const isOfSearch = (url: string): boolean => /assets\/search\/|SearchModal/.test(url);
    expect(requests.filter(isOfSearch)).toEqual([]);
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("combobox").waitFor();
    const isIndex = (url: string): boolean => /assets\/search\/docs-default-current-[\da-f]{8}\.json/.test(url);
    if (!requests.some(isIndex)) await page.waitForRequest((request) => isIndex(request.url()));
    expect(requests.filter((url) => /-text-[\da-f]{8}\.json/.test(url))).toEqual([]);
    await page.keyboard.type("fish");
    await page.locator(".searchHitText").first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test("requests the files of a small index once", async () => {
    const { page, requests, problems, close } = await open("/next/heron");
    const ofIndex = (): string[] => requests.filter((url) => /assets\/search\/(?!.*-text-)/.test(url));
    await search(page, "fish");
    await page.locator(".searchHitText").first().waitFor();
    const requested = ofIndex();
    expect(new Set(requested).size).toBe(requested.length);
    expect(requested.filter((url) => /-terms-[\da-f]{8}\.json/.test(url))).toHaveLength(2);
    await page.keyboard.type(" rivr");
    await page.getByRole("option", { name: /Food/ }).waitFor();
    expect(ofIndex()).toEqual(requested);
    expect(problems).toEqual([]);
    await close();
  });

  test("opens the heading on its page by keyboard, without a reload", async () => {
    const { page, problems, close } = await open("/next");
    await markDocument(page);
    await page.keyboard.press("/");
    await page.getByRole("combobox").waitFor();
    await page.keyboard.type("fish riv");
    await page.getByRole("option", { name: /Food/ }).waitFor();
    expect((await titles(page)).slice(0, 2)).toEqual(["Heron", "Food"]);
    await page.keyboard.press("ArrowDown");
    expect(await page.locator("[aria-selected=true] .searchHitTitle").textContent()).toBe("Food");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/next/heron#food");
    expect(await isMarked(page)).toBe(true);
    expect(await isShown(page)).toBe(false);
    await untilTrue(page, () => {
      const { top } = document.getElementById("food")?.getBoundingClientRect() ?? { top: -1 };
      return top >= 0 && top < 200;
    });
    expect(problems).toEqual([]);
    await close();
  });

  test("follows Enter even if it is pressed before the results arrive", async () => {
    const { page, close } = await open("/next");
    await page.keyboard.press("/");
    await page.getByRole("combobox").waitFor();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/assets/search/**", async (route) => {
      await released;
      await route.continue();
    });
    await page.keyboard.type("storks");
    await page.keyboard.press("Enter");
    release();
    await page.waitForURL("**/next/stork");
    await close();
  });

  test("highlights matches, keeps its query, and restores the focus however it is closed", async () => {
    const { page, close } = await open("/next");
    const button = page.getByRole("button", { name: "Search" });
    for (const leave of [
      () => page.keyboard.press("Escape"),
      () => page.keyboard.press("Control+k"),
      () => page.mouse.click(5, 400),
    ]) {
      await button.click();
      await page.getByRole("combobox").waitFor();
      await leave();
      await page.locator("dialog.searchModal").waitFor({ state: "detached" });
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await search(page, "birds.conf");
    await page.locator(".searchHitText mark").first().waitFor();
    expect(await page.locator(".searchHitText mark").allTextContents()).toEqual(["birds.config.js"]);
    // The last query is selected when the box opens again.
    await page.keyboard.press("Escape");
    await page.locator("dialog.searchModal").waitFor({ state: "detached" });
    await page.keyboard.press("Control+k");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.type("stork");
    expect(await page.getByRole("combobox").inputValue()).toBe("stork");
    await close();
  });

  test("searches the reader's version, and pages without one", async () => {
    const { page, close } = await open("/next/heron");
    await search(page, "poplars");
    await page.getByRole("option", { name: /About/ }).waitFor();
    expect(await titles(page)).toEqual(["About"]);
    await page.goto(`${fixture.served.url}/heron`);
    await untilHydrated(page);
    await search(page, "poplars");
    await page.getByRole("option", { name: /Nest/ }).waitFor();
    expect((await titles(page)).toSorted()).toEqual(["About", "Heron", "Nest"]);
    await page.getByRole("combobox").fill("stork");
    await page.getByText("No results for “stork”").waitFor();
    await close();
  });

  test("reports that nothing matches, and suggests similar queries", async () => {
    const { page, close } = await open("/next");
    await search(page, "storrrrk");
    await page.getByText("No results for “storrrrk”").waitFor();
    expect(await page.getByText("Try searching for").isVisible()).toBe(true);
    expect(await page.getByText("Believe this query should return results?").isVisible()).toBe(true);
    const report = page.getByRole("link", { name: "Let us know." });
    expect(await report.getAttribute("href")).toBe("/about?missing=storrrrk");
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "stork" }).click();
    await page.getByRole("option", { name: /Stork/ }).waitFor();
    await close();
  });

  test("reports that it failed to load, and recovers", async () => {
    const { page, close } = await open("/next");
    await page.route("**/assets/search/**", (route) => route.abort());
    await search(page, "stork");
    await page.getByText("Unable to fetch results").waitFor();
    expect(await page.getByText("You might want to check your network connection.").isVisible()).toBe(true);
    await page.unroute("**/assets/search/**");
    await page.keyboard.type("s");
    await page.getByRole("option", { name: /Stork/ }).waitFor();
    await close();
  });

  test.each([
    { viewport: { width: 1280, height: 800 }, colorScheme: "light" as const },
    { viewport: { width: 390, height: 800 }, colorScheme: "dark" as const },
  ])("has no accessibility violations: %o", async (options) => {
    const { page, close } = await open("/next?docusaurus-theme=".concat(options.colorScheme), options);
    await search(page, "fish");
    await page.locator(".searchHitText").first().waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await close();
  });
});

describe("the search page", () => {
  test("reads and updates the query in the URL, and searches the selected version", async () => {
    const { page, problems, close } = await open("/search?q=heron");
    await page.getByRole("article").first().waitFor();
    expect(await page.getByRole("searchbox").inputValue()).toBe("heron");
    expect(await page.title()).toContain("heron");
    await page.getByRole("searchbox").fill("poplars");
    await page.getByRole("link", { name: "Nest" }).waitFor();
    expect(new URL(page.url()).search).toBe("?q=poplars");
    expect(await page.getByRole("status").textContent()).toBe("2 documents found");
    expect(problems).toEqual([]);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole("combobox", { name: "Version" }).selectOption("Next");
    await page.getByText("One document found").waitFor();
    expect(await page.getByRole("heading", { level: 2 }).allTextContents()).toEqual(["About"]);
    await close();
  });

  test("shows the same messages as the box for no results and for a failure", async () => {
    const { page, close } = await open("/search?q=qqqqqqqq");
    await page.getByText("No results for “qqqqqqqq”").waitFor();
    for (const line of ["Try searching for", "Believe this query should return results?", "Let us know."]) {
      expect(await page.getByText(line).isVisible()).toBe(true);
    }
    await page.route("**/assets/search/**", (route) => route.abort());
    await page.reload();
    await page.getByText("Unable to fetch results").waitFor();
    expect(await page.getByText("You might want to check your network connection.").isVisible()).toBe(true);
    await close();
  });

  test("is reachable from the box and links back", async () => {
    const { page, close } = await open("/next");
    await search(page, "fish");
    await page.getByRole("link", { name: "See all 3 results" }).click();
    await page.waitForURL("**/search?q=fish");
    await page.getByRole("link", { name: "Stork" }).waitFor({ state: "detached" });
    await page.getByRole("link", { name: "About" }).click();
    await page.getByRole("heading", { level: 1, name: "About" }).waitFor();
    await page.goBack();
    await page.getByRole("article").first().waitFor();
    expect(await page.getByRole("searchbox").inputValue()).toBe("fish");
    await close();
  });

  test("fills the screen, lets the reader type any text, and keeps its results from search engines", async () => {
    expect(await fixture.built.read("sitemap.xml")).not.toContain("/search");
    const { page, close } = await open("/search", { viewport: { width: 412, height: 823 } });
    // Results that arrive move nothing below them.
    const end = await page.getByRole("main").evaluate((main) => main.getBoundingClientRect().bottom);
    expect(end).toBeGreaterThanOrEqual(823);
    const robots = page.locator('meta[name="robots"]');
    expect(await robots.count()).toBe(0);
    await page.getByRole("searchbox").focus();
    await page.keyboard.type("and/or");
    expect(await page.getByRole("searchbox").inputValue()).toBe("and/or");
    expect(await isShown(page)).toBe(false);
    await page.getByRole("searchbox").fill("fish");
    await robots.waitFor({ state: "attached" });
    expect(await robots.getAttribute("content")).toBe("noindex, follow");
    await close();
  });
});

const OWN_BAR = `export default () => <b className="ownSearch">Own</b>;`;
const WRAPPED_BAR = `import Bar from "@theme-original/SearchBar"; export default () => <Bar />;`;

describe("a site", () => {
  const build = (files: Readonly<Record<string, string>>, themeConfig: object = {}) =>
    buildFixture({
      "docusaurus.config.mjs": configText({ presets: PRESETS, themeConfig }),
      "docs/index.md": FILES["docs/index.md"],
      ...files,
    });
  const searchFiles = (files: readonly string[]): string[] =>
    files.filter((path) => path.startsWith("assets/search/") || path.startsWith("search"));

  test("has a search by default", async () => {
    await using plain = await build({});
    expect(searchFiles(await plain.files())).toContain("search/index.html");
    expect(await plain.read("index.html")).toContain("searchButton");
  });

  test("that turns search off has no button, page or files for it", async () => {
    await using plain = await build({}, { search: false, navbar: { items: [{ type: "search" }] } });
    expect(plain.code).toBe(0);
    expect(searchFiles(await plain.files())).toEqual([]);
    expect(await plain.read("index.html")).not.toContain("searchButton");
  });

  test("with its own search box has only that one", async () => {
    await using own = await build({ "src/theme/SearchBar.jsx": OWN_BAR });
    expect(searchFiles(await own.files())).toEqual([]);
    const html = await own.read("index.html");
    expect(html).toContain("ownSearch");
    expect(html).not.toContain("searchButton");
  });

  test("that wraps the search box keeps the search", async () => {
    await using wrapped = await build({ "src/theme/SearchBar/index.jsx": WRAPPED_BAR });
    expect(searchFiles(await wrapped.files())).toContain("assets/search/manifest.json");
    expect(await wrapped.read("index.html")).toContain("searchButton");
  });

  test("with a search plugin has only that search", async () => {
    const plugin = `export default () => ({ name: "acme-search", injectHtmlTags: () => ({ headTags: [] }) });`;
    const config = configText({ presets: PRESETS, plugins: ["./acme.mjs"] });
    await using own = await build({ "docusaurus.config.mjs": config, "acme.mjs": plugin });
    expect(own.code).toBe(0);
    expect(searchFiles(await own.files())).toEqual([]);
  });
});
