/** The sites that the format's scaffolder makes, unchanged: they build, and pages work in a browser without a word of complaint. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { findAxeViolations, openBrowser, type TestBrowser } from "../support/browser.ts";
import { buildSite, type BuiltSite, type Served, serveBuilt } from "../support/cli.ts";
import { templateSite } from "../support/site.ts";

const TEMPLATES = [
  { version: 2, variant: "classic" },
  { version: 2, variant: "classic-typescript" },
  { version: 3, variant: "classic" },
  { version: 3, variant: "classic-typescript" },
] as const;

const TIMEOUT_MS = 60_000;

describe.each(TEMPLATES)("version $version, $variant", ({ version, variant }) => {
  let built: BuiltSite;
  let served: Served;
  let browser: TestBrowser;

  beforeAll(async () => {
    built = await buildSite(await templateSite(version, variant));
    if (built.code !== 0) throw new Error(built.stdout + built.stderr);
    [served, browser] = await Promise.all([serveBuilt(built), openBrowser()]);
  }, TIMEOUT_MS);

  afterAll(async () => {
    await Promise.all([browser?.close(), served?.stop()]);
    await built?.site.remove();
  });

  // Hydration, styles, images and data files: whatever fails is told in the console or as a failed request.
  for (const path of ["/", "/docs/intro", "/docs/tutorial-basics/markdown-features", "/blog", "/markdown-page"]) {
    test(
      `${path} loads without a problem`,
      async () => {
        const { page, problems, close } = await browser.open(served.url + path);
        expect(await page.locator("nav.navbar").count()).toBe(1);
        expect(problems).toEqual([]);
        await close();
      },
      TIMEOUT_MS,
    );
  }

  test(
    "a click in the sidebar shows the page without loading the document again",
    async () => {
      const { page, problems, requests, close } = await browser.open(`${served.url}/docs/intro`);
      await page.locator(".theme-doc-sidebar-menu").getByText("Tutorial - Basics").first().click();
      await page.locator(".theme-doc-sidebar-menu").getByRole("link", { name: "Create a Page" }).click();
      await page.getByRole("heading", { level: 1, name: "Create a Page" }).waitFor();
      expect(new URL(page.url()).pathname).toBe("/docs/tutorial-basics/create-a-page");
      expect(requests.filter((url) => new URL(url).pathname === "/docs/tutorial-basics/create-a-page")).toEqual([]);
      expect(problems).toEqual([]);
      await close();
    },
    TIMEOUT_MS,
  );

  test(
    "a page of the docs has no fault that axe-core finds, light and dark",
    async () => {
      for (const colorScheme of ["light", "dark"] as const) {
        const { page, close } = await browser.open(`${served.url}/docs/intro`, { colorScheme });
        expect(await findAxeViolations(page)).toEqual([]);
        await close();
      }
    },
    TIMEOUT_MS,
  );
});
