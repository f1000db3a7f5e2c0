/** The site `test/sites/tour` in a browser. */

import { join } from "node:path";
import type { Page } from "playwright-core";
import { findFiles } from "../../src/content/files.ts";
import { openBrowser, type PageOptions, type TestPage } from "../support/browser.ts";
import { buildSite, serveBuilt } from "../support/cli.ts";
import { makeOnce, PROGRAM_SOURCES } from "../support/made-once.ts";
import { fixtureDir } from "../support/paths.ts";
import { copyFixture, type TestSite } from "../support/site.ts";
import { IS_DEV, IS_RIGHT_TO_LEFT } from "../support/site-variant.ts";

/** For `beforeAll`, and for the slowest machine. */
export const TIMEOUT_MS = 60_000;

const SITE_DIR = join(fixtureDir, "tour");
const CONFIG = "docusaurus.config.mjs";

export interface Tour extends AsyncDisposable {
  /** Absolute path of the built site. Test files share it, so they only read. */
  readonly outDir: string;
  /** Address of the server, without a slash at the end. */
  readonly url: string;
  /** Text of a file of the output. */
  read(path: string): Promise<string>;
  /** Paths of all files of the output, sorted. */
  files(): Promise<string[]>;
  /** Opens a path and waits until React has taken the page over, if scripts may run. */
  open(path: string, options?: PageOptions): Promise<TestPage>;
}

/** Serves the site, which the first test file builds, and starts a browser. */
export async function openTour(baseUrl = "/"): Promise<Tour> {
  const outDir = await buildOnce(baseUrl);
  const site = IS_DEV ? await copyTour(baseUrl) : undefined;
  const [served, browser] = await Promise.all([serveBuilt({ siteDir: site?.dir ?? SITE_DIR, outDir }), openBrowser()]);
  return {
    outDir,
    url: served.url,
    read: (path) => Bun.file(join(outDir, path)).text(),
    files: () => findFiles({ dir: outDir, include: ["**/*", "**/.*"], exclude: [] }),
    open(path, options) {
      return browser.open(served.url + path, options);
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([browser.close(), served.stop()]);
      await site?.remove();
    },
  };
}

async function buildOnce(baseUrl: string): Promise<string> {
  return makeOnce({
    name: `tour${baseUrl.replaceAll("/", "")}${IS_RIGHT_TO_LEFT ? "rtl" : ""}`,
    sources: [...PROGRAM_SOURCES, "test/sites/tour/**/*"],
    async make(path) {
      await using site = await copyTour(baseUrl);
      const { code, stdout, stderr } = await buildSite(site, { outDir: path });
      if (code !== 0) throw new Error(stdout + stderr);
    },
  });
}

async function copyTour(baseUrl: string): Promise<TestSite> {
  const site = await copyFixture("tour");
  const config = await site.read(CONFIG);
  await site.write(CONFIG, config.replace('const baseUrl = "/"', `const baseUrl = ${JSON.stringify(baseUrl)}`));
  return site;
}

/** Leaves a mark that only loading another document takes away. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { isMarked: true }));
}

/** Whether the document is still the marked one. */
export async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => "isMarked" in window);
}

/** Waits until a first-level heading says this. */
export async function untilHeading(page: Page, name: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
}

/** Waits until the page has nothing left to do at once. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
}

/** Answers the data file of a page later. */
export async function delayData(page: Page, path: string, ms: number): Promise<void> {
  await page.route(`**/assets/pages${path}.json`, async (route) => {
    await Bun.sleep(ms);
    await route.continue();
  });
}

/** Answers for a page's data when `until` has come, however slow the machine is. */
export async function holdData(page: Page, path: string, until: Promise<void>): Promise<void> {
  await page.route(`**/assets/pages${path}.json`, async (route) => {
    await until;
    await route.continue();
  });
}

/** A click without moving there first, which would scroll the menu and fetch the page ahead. */
export async function clickInMenu(page: Page, path: string): Promise<void> {
  await page.locator(`.theme-doc-sidebar-menu a[href="${path}"]`).evaluate((link: HTMLElement) => link.click());
}
