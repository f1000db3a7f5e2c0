/**
 * The sites that the format's scaffolder makes, unchanged: they build, have every page they talk about, and work in a
 * browser without a word of complaint.
 */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { COLOR_RULES, findAxeViolations, openBrowser, type TestBrowser } from "../support/browser.ts";
import { findBrokenLinks } from "../support/built-links.ts";
import { buildSite, type BuiltSite, type Served, serveBuilt } from "../support/cli.ts";
import { templateSite } from "../support/site.ts";
import { untilHydrated, untilTrue } from "../support/until.ts";

const TEMPLATES = [
  { version: 2, variant: "classic" },
  { version: 2, variant: "classic-typescript" },
  { version: 3, variant: "classic" },
  { version: 3, variant: "classic-typescript" },
] as const;

/** Pages of both versions of the template. */
const COMMON = [
  "404.html",
  "blog/archive/index.html",
  "blog/first-blog-post/index.html",
  "blog/index.html",
  "blog/long-blog-post/index.html",
  "blog/mdx-blog-post/index.html",
  "blog/tags/docusaurus/index.html",
  "blog/tags/facebook/index.html",
  "blog/tags/hello/index.html",
  "blog/tags/index.html",
  "blog/welcome/index.html",
  "docs/category/tutorial---basics/index.html",
  "docs/category/tutorial---extras/index.html",
  "docs/intro/index.html",
  "docs/tutorial-basics/congratulations/index.html",
  "docs/tutorial-basics/create-a-blog-post/index.html",
  "docs/tutorial-basics/create-a-document/index.html",
  "docs/tutorial-basics/create-a-page/index.html",
  "docs/tutorial-basics/deploy-your-site/index.html",
  "docs/tutorial-basics/markdown-features/index.html",
  "docs/tutorial-extras/manage-docs-versions/index.html",
  "docs/tutorial-extras/translate-your-site/index.html",
  "index.html",
  "markdown-page/index.html",
  // The local search is on by default.
  "search/index.html",
];

const PAGES = {
  2: [...COMMON, "blog/tags/hola/index.html"],
  3: [
    ...COMMON,
    "blog/authors/all-sebastien-lorber-articles/index.html",
    "blog/authors/index.html",
    "blog/authors/yangshun/index.html",
    "blog/tags/hola/index.html",
  ],
};

const TIMEOUT_MS = 90_000;

/** A page's file without the hashes of the build and of what it loads. */
async function readPage(built: BuiltSite, path: string): Promise<string> {
  const html = await built.read(`${path === "/" ? "" : `${path.slice(1)}/`}index.html`);
  return html.replace(/-[\da-z]{8}(?=\.)|(?<="build":")[\da-z]{8}/g, "");
}

/** Pages that browsers have seen, byte for byte, in another variant of the template. */
const seenPages = new Map<2 | 3, Set<string>>([
  [2, new Set()],
  [3, new Set()],
]);

/** The pages that browsers have not seen; always those that every site begins with. */
async function takeNewPages(built: BuiltSite, version: 2 | 3, paths: readonly string[]): Promise<string[]> {
  const seen = seenPages.get(version) ?? new Set();
  const pages = await Promise.all(paths.map((path) => readPage(built, path)));
  const taken = paths.filter((path, index) => ["/", "/docs/intro"].includes(path) || !seen.has(pages[index] ?? ""));
  for (const page of pages) seen.add(page);
  return taken;
}

/** Words of a page's code that say what is on it: its tags, classes, scripts and styles, but not those that only color code. */
function wordsOf(html: string): string[] {
  const parts = html.match(/<[a-z][\w-]*|(?<=\bclass=")[^"]+|(?<=\b(?:src|href)=")[^"]+\.(?:js|css)/g) ?? [];
  return parts.flatMap((part) => part.split(/\s+/)).filter((word) => !/^(?:hljs|language|docs-doc-id)-|_$/.test(word));
}

/** Of the pages that links lead to, the largest ones that together have everything that any of them has. */
async function richestPages(built: BuiltSite, paths: readonly string[]): Promise<string[]> {
  const pages = await Promise.all(paths.map(async (path) => ({ path, html: await readPage(built, path) })));
  const known = new Set<string>();
  const richest = pages
    .toSorted((one, other) => other.html.length - one.html.length)
    .filter(({ html }) => {
      const before = known.size;
      for (const word of wordsOf(html)) known.add(word);
      return known.size > before;
    });
  return richest.map(({ path }) => path);
}

describe.each(TEMPLATES)("version $version, $variant", ({ version, variant }) => {
  let built: BuiltSite;
  let served: Served;
  let browser: TestBrowser;
  let paths: string[];

  beforeAll(async () => {
    built = await buildSite(await templateSite(version, variant));
    if (built.code !== 0) throw new Error(built.stdout + built.stderr);
    const html = (await built.files()).filter((path) => path.endsWith(".html"));
    paths = html.map((path) => `/${path.replace(/(?:\/|^)index\.html$/, "")}`).filter((path) => path !== "/404.html");
    paths = await takeNewPages(built, version, paths);
    [served, browser] = await Promise.all([serveBuilt(built), openBrowser()]);
  }, TIMEOUT_MS);

  afterAll(async () => {
    await Promise.all([browser?.close(), served?.stop()]);
    await built?.site.remove();
  });

  test("has the pages that its documentation mentions, the search page, and no others", async () => {
    const html = (await built.files()).filter((path) => path.endsWith(".html"));
    expect(html.sort()).toEqual([...PAGES[version]].sort());
    expect(await built.read("blog/rss.xml")).toStartWith("<?xml");
    expect(await built.read("sitemap.xml")).toContain("/docs/intro</loc>");
  });

  // The posts of the older template break rules of version 3, which count from the release that has them.
  test("builds without warnings", () => {
    const codes = [...(built.stdout + built.stderr).matchAll(/(?:warning|error)\[([\w-]+)\]/g)].map(([, code]) => code);
    expect(codes).toEqual([]);
  });

  test("every link and anchor within the site works", async () => {
    expect(await findBrokenLinks(built.outDir)).toEqual([]);
  });

  // Hydration, styles, images and data files: whatever fails is told in the console or as a failed request.
  test(
    "everything that is on any page loads without a problem",
    async () => {
      const { page, problems, close } = await browser.open(served.url, { asksOthers: true });
      for (const path of await richestPages(built, paths)) {
        await page.goto(served.url + path);
        await untilHydrated(page);
        // Hydration goes on for a while after that.
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        expect(await page.locator("nav.navbar").count()).toBe(1);
        expect({ path, problems: [...problems] }).toEqual({ path, problems: [] });
      }
      await close();
    },
    TIMEOUT_MS,
  );

  test(
    "links lead to every page without loading the document again, and so does a click in the sidebar",
    async () => {
      const { page, problems, requests, close } = await browser.open(`${served.url}/docs/intro`, { asksOthers: true });
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.locator(".theme-doc-sidebar-menu").getByText("Tutorial - Basics").first().click();
      await page.locator(".theme-doc-sidebar-menu").getByRole("link", { name: "Create a Page" }).click();
      await page.getByRole("heading", { level: 1, name: "Create a Page" }).waitFor();
      expect(new URL(page.url()).pathname).toBe("/docs/tutorial-basics/create-a-page");
      expect(requests.filter((url) => new URL(url).pathname === "/docs/tutorial-basics/create-a-page")).toEqual([]);
      for (const path of paths) {
        await page.evaluate((href) => {
          const link = document.createElement("a");
          link.href = href;
          document.body.append(link);
          link.click();
          link.remove();
        }, path);
        await page.waitForURL(served.url + path);
        await untilTrue(page, () => document.querySelector("main, h1") !== null);
        expect({ path, same: await page.evaluate(() => "sameDocument" in window) }).toEqual({ path, same: true });
      }
      expect(problems).toEqual([]);
      await close();
    },
    TIMEOUT_MS,
  );

  // Both variants of a version have the same docs.
  test.if(variant === "classic")(
    "a page of the docs has no fault that axe-core finds, light and dark",
    async () => {
      const { page, close } = await browser.open(`${served.url}/docs/intro`, { reducedMotion: "reduce" });
      expect(await findAxeViolations(page)).toEqual([]);
      await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
      expect(await findAxeViolations(page, COLOR_RULES)).toEqual([]);
      await close();
    },
    TIMEOUT_MS,
  );
});
