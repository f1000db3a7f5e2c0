/** Chromium for tests. Returns pages that remember every warning, error and failed request. */

import { join } from "node:path";
import type axeCore from "axe-core";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { CHROMIUM_ARGS } from "./chromium-args.ts";
import { type PooledPage, type PagePool, makePagePool, openCleared } from "./page-pool.ts";
import { projectDir } from "./paths.ts";
import { untilHydrated } from "./until.ts";

const CHROMIUM_NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

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
  /** Opens it in a profile of its own: for service workers, clocks, and what else outlives a page. */
  readonly ownProfile?: boolean;
  /** Pages that links lead to are fetched ahead, which takes as much processor time as the page itself. Otherwise they are not. */
  readonly fetchesAhead?: boolean;
  /** The test is about what a page is, or does, before React has taken it over, or without that. */
  readonly isOnlyLoaded?: boolean;
  /** The page asks other hosts for pictures or scripts, which are empty then. Otherwise no other host is found. */
  readonly asksOthers?: boolean;
}

export interface TestBrowser extends AsyncDisposable {
  /** Opens an address in a profile as good as new and waits until it responds: it has loaded, and React has taken it over. */
  open(url: string, options?: PageOptions): Promise<TestPage>;
  close(): Promise<void>;
}

/** Set by `scripts/test.mjs`: test files that share a process share its Chromium, which ends with the process. */
const KEEPS_CHROMIUM = process.env["VELOCI_TEST_KEEPS_CHROMIUM"] !== undefined;

interface Chromium {
  readonly browser: Browser;
  readonly pages: PagePool;
  /** It ends with the last of them. */
  readonly users: Set<TestBrowser>;
}

/** At most one: that of this process. */
const running = new Set<Promise<Chromium>>();

/** The system's Chromium (`CHROMIUM_PATH`, else the first known name on the PATH). Close it after the last test. */
export async function openBrowser(): Promise<TestBrowser> {
  const { browser, pages, users } = await takeChromium();
  const open = new Set<TestPage>();
  const close = async (): Promise<void> => {
    await Promise.all([...open].map((page) => page.close()));
    users.delete(user);
    if (users.size > 0 || KEEPS_CHROMIUM) return;
    running.clear();
    await browser.close();
  };
  const user: TestBrowser = {
    async open(url, options = {}) {
      // A page that cannot be opened is closed before it is one of them.
      const own = new Set<TestPage>();
      const onClose = (): void => own.forEach((page) => open.delete(page));
      const opened = await openPage(pages, url, { options, onClose });
      own.add(opened);
      open.add(opened);
      return opened;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
  users.add(user);
  return user;
}

async function takeChromium(): Promise<Chromium> {
  for (const starting of running) {
    const started = await starting;
    if (started.browser.isConnected()) return started;
    running.delete(starting);
  }
  const starting = startChromium();
  running.add(starting);
  return starting;
}

async function startChromium(): Promise<Chromium> {
  const browser = await chromium.launch({ executablePath: findChromium(), headless: true, args: [...CHROMIUM_ARGS] });
  return { browser, pages: makePagePool(browser), users: new Set() };
}

/** Path of Chromium: `CHROMIUM_PATH`, else the first known name on the PATH. */
export function findChromium(): string {
  const path = process.env["CHROMIUM_PATH"] ?? CHROMIUM_NAMES.map((name) => Bun.which(name)).find(Boolean);
  if (!path) throw new Error("Chromium is not installed: run `npm run setup`, or set CHROMIUM_PATH.");
  return path;
}

interface OpenRequest {
  readonly options: PageOptions;
  readonly onClose: () => void;
}

async function openPage(pages: PagePool, url: string, { options, onClose }: OpenRequest): Promise<TestPage> {
  const {
    prepare,
    ownProfile = false,
    fetchesAhead = false,
    isOnlyLoaded = false,
    asksOthers = false,
    ...profile
  } = options;
  const kept = await pages.take({ viewport: { width: 1280, height: 800 }, ...profile }, ownProfile);
  const { page } = kept;
  const close = async (): Promise<void> => {
    onClose();
    await pages.giveBack(kept);
  };
  try {
    const seen = watch(page);
    await kept.session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: !fetchesAhead });
    if (asksOthers) await answerOtherHosts(kept, new URL(url).host);
    await openCleared(kept, url, prepare);
    if (!isOnlyLoaded && profile.javaScriptEnabled !== false) await untilHydrated(page);
    return { page, ...seen, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Notes what goes wrong on a page, and what it asks for. */
function watch(page: Page): Pick<TestPage, "problems" | "requests"> {
  const problems: string[] = [];
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  page.on("console", (message) => {
    const type = message.type();
    // Browsers ask for it by themselves on sites that name none, whenever they like.
    if (message.location().url.endsWith("/favicon.ico")) return;
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
  return { problems, requests };
}

/** Requests to other hosts. The last dot keeps `http://localhost` out: whatever is asked about costs as much as loading it. */
const OTHER_HOSTS = ["https://*", "http://*.*/*"].map((urlPattern) => ({ urlPattern }));

/** Servers that tests start beside that of the site, such as one for searches. */
const LOOPBACK = "127.0.0.1";

/**
 * Pictures and scripts from other hosts (avatars of a template's authors) are empty. Only where a site has some: a browser that must ask
 * about requests spends a fifth more on each page, also since it keeps no file in its memory.
 */
async function answerOtherHosts({ session, undone }: PooledPage, host: string): Promise<void> {
  const onRequest = ({ requestId, request, resourceType }: Paused): void => {
    const other = new URL(request.url);
    const answer =
      other.host === host || other.hostname === LOOPBACK
        ? session.send("Fetch.continueRequest", { requestId })
        : session.send("Fetch.fulfillRequest", { requestId, responseCode: 200, ...emptyOf(resourceType) });
    // A page that was left takes no answer.
    void answer.catch(() => {});
  };
  session.on("Fetch.requestPaused", onRequest);
  undone.push(() => session.off("Fetch.requestPaused", onRequest).send("Fetch.disable"));
  await session.send("Fetch.enable", { patterns: OTHER_HOSTS });
}

interface Paused {
  readonly requestId: string;
  readonly request: { readonly url: string };
  readonly resourceType: string;
}

function emptyOf(resourceType: string): { responseHeaders: { name: string; value: string }[]; body: string } {
  const [type, text] = resourceType === "Script" ? ["text/javascript", ""] : ["image/svg+xml", EMPTY_IMAGE];
  return { responseHeaders: [{ name: "Content-Type", value: type }], body: btoa(text) };
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

/** WCAG 2 A and AA, and what axe-core recommends. */
const ALL_RULES = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"] } as const;

/** What may differ when a page that was checked has other colors, and images for these. */
export const COLOR_RULES = {
  type: "rule",
  values: ["color-contrast", "link-in-text-block", "image-alt", "image-redundant-alt", "svg-img-alt"],
} as const;

/** Checks a page with axe-core against all rules, or some. */
export async function findAxeViolations(
  page: Page,
  rules: typeof ALL_RULES | typeof COLOR_RULES = ALL_RULES,
): Promise<AxeViolation[]> {
  // It is half a megabyte, which a page that is checked again has. As the page's own script, its policy could forbid it.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(await readAxe());
  return page.evaluate(
    // Runs in the page, where the script above has set `axe`. Its complete results are megabytes, which cost as much to send as to find.
    async ({ type, values }) => {
      const { axe } = globalThis as unknown as { axe: typeof axeCore };
      // Halfway through a change of colors, the contrast is nobody's.
      const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(changes.map(({ finished }) => finished));
      const { violations } = await axe.run({ runOnly: { type, values: [...values] }, resultTypes: ["violations"] });
      return violations.map(({ id, impact, help, nodes }) => ({
        id,
        impact: impact ?? "unknown",
        help,
        targets: nodes.map((node) => node.target.flat().join(" ")),
      }));
    },
    rules,
  );
}

/** A script that sets `axe` and returns nothing. */
async function readAxe(): Promise<string> {
  return `${await Bun.file(join(projectDir, "node_modules/axe-core/axe.min.js")).text()};undefined`;
}
