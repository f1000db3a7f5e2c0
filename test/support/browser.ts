/** Chromium for tests. In: addresses. Out: pages that remember every warning, error and failed request. */

import { join } from "node:path";
import type axeCore from "axe-core";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { projectDir } from "./paths.ts";

const CHROMIUM_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const ACTION_TIMEOUT_MS = 15_000;

export interface TestPage {
  readonly page: Page;
  /** Console warnings and errors, uncaught errors, failed requests and answers from 400 up; `expect(problems).toEqual([])`. */
  readonly problems: readonly string[];
  /** URL of each request so far, those to other hosts included. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

export interface PageOptions extends BrowserContextOptions {
  /** Called before the address is opened: to answer requests in other ways, or to run scripts ahead of the page's. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

export interface TestBrowser extends AsyncDisposable {
  /** Opens an address in a fresh profile and waits until it has loaded. */
  open(url: string, options?: PageOptions): Promise<TestPage>;
  close(): Promise<void>;
}

/** Starts the system's Chromium (`CHROMIUM_PATH`, else the first known name on the PATH). */
export async function openBrowser(): Promise<TestBrowser> {
  const browser = await chromium.launch({ executablePath: findChromium(), headless: true, args: CHROMIUM_ARGS });
  const close = (): Promise<void> => browser.close();
  return { open: (url, options = {}) => openPage(browser, url, options), close, [Symbol.asyncDispose]: close };
}

/** Path of Chromium: `CHROMIUM_PATH`, else the first known name on the PATH. */
export function findChromium(): string {
  const path = process.env["CHROMIUM_PATH"] ?? CHROMIUM_NAMES.map((name) => Bun.which(name)).find(Boolean);
  if (!path) throw new Error("Chromium is not installed: run `npm run setup`, or set CHROMIUM_PATH.");
  return path;
}

async function openPage(browser: Browser, url: string, { prepare, ...options }: PageOptions): Promise<TestPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  // Before the runner's own limit, which would end the browser and with it all tests that follow.
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  const page = await context.newPage();
  const problems: string[] = [];
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  page.on("console", (message) => {
    const type = message.type();
    if (type === "error" || type === "warning") problems.push(`${type}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "no reason";
    // Leaving a page ends its prefetches.
    if (reason !== "net::ERR_ABORTED") problems.push(`failed: ${request.url()} (${reason})`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  await answerOtherHosts(page, new URL(url).host);
  await prepare?.(page);
  await page.goto(url, { waitUntil: "load" });
  return { page, problems, requests, close: () => context.close() };
}

/** Tests reach no other host: pictures and scripts from there (avatars of a template's authors) are empty. */
async function answerOtherHosts(page: Page, host: string): Promise<void> {
  await page.route(
    (address) => address.host !== host && address.protocol.startsWith("http"),
    (route) =>
      route.request().resourceType() === "script"
        ? route.fulfill({ status: 200, contentType: "text/javascript", body: "" })
        : route.fulfill({ status: 200, contentType: "image/svg+xml", body: EMPTY_IMAGE }),
  );
}

const EMPTY_IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** A rule of accessibility that a page breaks, and where. */
export interface AxeViolation {
  readonly id: string;
  readonly impact: string;
  readonly help: string;
  /** CSS selectors of the elements. */
  readonly targets: readonly string[];
}

/** Checks a page with axe-core against WCAG 2 A and AA (`tags` for others). */
export async function findAxeViolations(
  page: Page,
  tags: readonly string[] = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"],
): Promise<AxeViolation[]> {
  await page.addScriptTag({ path: join(projectDir, "node_modules/axe-core/axe.min.js") });
  const results = await page.evaluate(
    // Runs in the page, where the script above has set `axe`.
    (values) => (globalThis as unknown as { axe: typeof axeCore }).axe.run({ runOnly: { type: "tag", values } }),
    [...tags],
  );
  return results.violations.map(({ id, impact, help, nodes }) => ({
    id,
    impact: impact ?? "unknown",
    help,
    targets: nodes.map((node) => node.target.flat().join(" ")),
  }));
}
