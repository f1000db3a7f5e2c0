/**
 * Pages that one test after another uses. Returns pages without history, storage, scripts or listeners of an earlier test. A new
 * profile costs Chromium a second of processor time, clearing one a fifteenth of that.
 */

import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";

/** Before the runner's own limit, which would end the browser and with it all tests that follow. */
const ACTION_TIMEOUT_MS = 15_000;

/** Profiles that wait for their next test; each has a process of its own. */
const MOST_POOLED = 4;

const EVENTS = ["console", "dialog", "download", "pageerror", "popup", "request", "requestfailed", "response"] as const;

/** Options that a page can change to without a profile of its own. */
const LOOK = new Set(["viewport", "colorScheme", "reducedMotion", "forcedColors", "contrast"]);

/** A page and what has to be undone before the next test gets it. */
export interface PooledPage {
  readonly page: Page;
  readonly session: CDPSession;
  /** What its profile is, without its look. */
  readonly profile: BrowserContextOptions;
  /** Takes back what was done to it. */
  readonly undone: (() => Promise<unknown>)[];
}

export interface PagePool {
  /** A page that is as good as new; with `own`, it is new. */
  take(options: BrowserContextOptions, own: boolean): Promise<PooledPage>;
  /** Clears a page for its next test, or closes it. */
  giveBack(pooled: PooledPage): Promise<void>;
}

/** Keeps pages of a browser. */
export function makePagePool(browser: Browser): PagePool {
  const idle: PooledPage[] = [];
  const own = new Set<PooledPage>();
  return {
    async take(options, isOwn) {
      const profile: BrowserContextOptions = Object.fromEntries(
        Object.entries(options).filter(([name]) => !LOOK.has(name)),
      );
      const index = isOwn ? -1 : idle.findIndex((pooled) => Bun.deepEquals(pooled.profile, profile));
      const [pooled = await openPage(browser, profile)] = index < 0 ? [] : idle.splice(index, 1);
      if (isOwn) own.add(pooled);
      await show(pooled.page, options);
      return pooled;
    },
    async giveBack(pooled) {
      const isClear = !own.delete(pooled) && (await clear(pooled).catch(() => false));
      if (isClear) idle.push(pooled);
      const left = isClear ? idle.splice(0, idle.length - MOST_POOLED) : [pooled];
      await Promise.all(left.map(({ page }) => page.context().close()));
    },
  };
}

/**
 * Opens an address. What the tab holds of an earlier test goes away before the first script runs, also before those of `prepare`: only
 * scripts inside of it can do that.
 */
export async function openCleared(
  { page }: PooledPage,
  url: string,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<void> {
  const clearing = await page.context().addInitScript(clearTab);
  await prepare?.(page);
  await page.goto(url, { waitUntil: "load" });
  await clearing.dispose();
}

function clearTab(): void {
  if (window !== window.top) return;
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  window.name = "";
}

async function openPage(browser: Browser, profile: BrowserContextOptions): Promise<PooledPage> {
  const context = await browser.newContext(profile);
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  const page = await context.newPage();
  const undone: PooledPage["undone"] = [];
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = async (...args: Parameters<Page["addInitScript"]>) => {
    const script = await addInitScript(...args);
    undone.push(() => script.dispose());
    return script;
  };
  return { page, session: await context.newCDPSession(page), profile, undone };
}

/** Whether everything could be undone that a test does to a page. */
async function clear({ page, session, profile, undone }: PooledPage): Promise<boolean> {
  const context = page.context();
  if (page.isClosed()) return false;
  for (const event of EVENTS) page.removeAllListeners(event);
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const undo of undone.splice(0)) await undo();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  const { origin } = new URL(page.url());
  await page.goto("about:blank");
  // Files of a disk have no origin. The storage that they share is cleared when the next page opens.
  if (origin !== "null") await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await Promise.all([context.clearCookies(), resetPermissions(context, profile)]);
  await session.send("Page.resetNavigationHistory");
  return true;
}

async function resetPermissions(context: BrowserContext, { permissions }: BrowserContextOptions): Promise<void> {
  await context.clearPermissions();
  if (permissions) await context.grantPermissions(permissions);
}

async function show(page: Page, options: BrowserContextOptions): Promise<void> {
  const { viewport, colorScheme = "light", reducedMotion = "no-preference" } = options;
  const { forcedColors = "none", contrast = "no-preference" } = options;
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors, contrast });
  // Outside of the page: nothing is under the mouse, as in a new one.
  await page.mouse.move(-1, -1);
}
