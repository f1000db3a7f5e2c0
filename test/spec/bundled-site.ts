/**
 * The bundled site, which the specification describes, for the tests of its sections. Returns its built files, what its debug
 * pages know, and its pages in a browser. All files of a run share one build.
 */

import { afterAll, beforeAll, setDefaultTimeout } from "bun:test";
import { join } from "node:path";
import { buildBundledSite, BUNDLED_SITE } from "../support/bundled-build.ts";
import type { DebugRoute } from "../../src/model/debug.ts";
import type { Page } from "playwright-core";
import { openBrowser, type PageOptions, type TestBrowser, type TestPage } from "../support/browser.ts";
import { serveBuilt, type Served } from "../support/cli.ts";

/** For `beforeAll`, and for the slowest machine. */
const TIMEOUT_MS = 180_000;
const ACTIONS_MS = 30_000;

/** Phones of the tests: narrower than the breakpoint, touched instead of clicked. */
export const PHONE: PageOptions = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

/** The built site as files. There as soon as the tests run. */
export interface BundledSite {
  /** Text of a file of the output. */
  read(path: string): Promise<string>;
  /** HTML of a page, by its address. */
  html(path: string): Promise<string>;
  exists(path: string): Promise<boolean>;
  /** Data of a debug page. */
  debug<T>(view: "config" | "content" | "globalData" | "metadata" | "registry" | "routes"): Promise<T>;
  /** All routes but wrappers, decoded. */
  paths(): Promise<string[]>;
}

/** The same site in a browser. */
export interface ShownSite extends BundledSite {
  /** Address of the server, without a slash at the end. */
  readonly url: string;
  /** Opens a page and waits until React has taken it over, if scripts may run. Closed after the test file if not before. */
  open(path: string, options?: PageOptions): Promise<TestPage>;
}

/** Call it where tests are declared. */
export function bundledSite(): BundledSite {
  const site = { dir: "" };
  beforeAll(async () => void (site.dir = await buildOnce()), TIMEOUT_MS);
  return filesOf(site);
}

/** The same with a server and a browser, for the tests of one file. */
export function shownSite(): ShownSite {
  const site: { dir: string; served?: Served; browser?: TestBrowser } = { dir: "" };
  // As long as two actions in a browser may take.
  setDefaultTimeout(ACTIONS_MS);
  beforeAll(async () => {
    site.dir = await buildOnce();
    const built = { siteDir: BUNDLED_SITE, outDir: site.dir };
    [site.served, site.browser] = await Promise.all([serveBuilt(built), openBrowser()]);
  }, TIMEOUT_MS);
  afterAll(async () => void (await Promise.all([site.browser?.close(), site.served?.stop()])));
  const running = (): { readonly url: string; readonly browser: TestBrowser } => {
    if (!site.served || !site.browser) throw new Error("The site is not served yet.");
    return { url: site.served.url, browser: site.browser };
  };
  return {
    ...filesOf(site),
    get url() {
      return running().url;
    },
    open(path, options) {
      const { url, browser } = running();
      return browser.open(url + path, options);
    },
  };
}

function filesOf(site: { readonly dir: string }): BundledSite {
  const file = (path: string) => Bun.file(join(site.dir, path));
  const debug: BundledSite["debug"] = (view) => file(`__docusaurus/debug/${view}.json`).json();
  return {
    read: (path) => file(path).text(),
    html: (path) => file(path.endsWith(".html") ? path : `${path}/index.html`).text(),
    exists: (path) => file(path).exists(),
    debug,
    paths: async () => {
      const routes = await debug<readonly DebugRoute[]>("routes");
      return routes.filter(({ children }) => children === undefined).map(({ path }) => decodeURI(path));
    },
  };
}

async function buildOnce(): Promise<string> {
  const { outDir, result } = await buildBundledSite();
  if (result.code !== 0) throw new Error(result.stdout + result.stderr);
  return outDir;
}

/** Waits until a first-level heading says this. */
export async function untilHeading(page: Page, name: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
}

/** Scrolls at once. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
}

/** A CSS value of an element as it is shown. */
export async function styleOf(page: Page, selector: string, property: string): Promise<string> {
  const locator = page.locator(selector).first();
  return locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

/** Leaves a mark that only loading another document takes away. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { isMarked: true }));
}

/** Whether the document is still the marked one. */
export async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => "isMarked" in window);
}
