/**
 * Pages that one test after another uses. Returns pages without history, storage, scripts or listeners of an earlier test. A new
 * profile costs Chromium a second of processor time, clearing one a fifteenth of that.
 */

import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";

/** Before the runner's own limit, which would end the browser and with it all tests that follow. */
const ACTION_TIMEOUT_MS = 15_000;

/** Profiles that wait for their next test; each has a process of its own. */
const MOST_KEPT = 4;

const EVENTS = ["console", "dialog", "download", "pageerror", "popup", "request", "requestfailed", "response"] as const;

/** A page and what has to be undone before the next test gets it. */
export interface KeptPage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly options: BrowserContextOptions;
  /** Takes back what was done to it. */
  readonly undone: (() => Promise<unknown>)[];
}

export interface KeptPages {
  /** A page that is as good as new; with `own`, it is new. */
  take(options: BrowserContextOptions, own: boolean): Promise<KeptPage>;
  /** Clears a page for its next test, or closes it. */
  giveBack(kept: KeptPage): Promise<void>;
}

/** Keeps pages of a browser. */
export function makeKeptPages(browser: Browser): KeptPages {
  const idle: KeptPage[] = [];
  const own = new Set<KeptPage>();
  return {
    async take(options, isOwn) {
      const index = isOwn ? -1 : idle.findIndex((kept) => Bun.deepEquals(kept.options, options));
      const [kept = await openPage(browser, options)] = index < 0 ? [] : idle.splice(index, 1);
      if (isOwn) own.add(kept);
      return kept;
    },
    async giveBack(kept) {
      const isClear = !own.delete(kept) && (await clear(kept).catch(() => false));
      if (isClear) idle.push(kept);
      const left = isClear ? idle.splice(0, idle.length - MOST_KEPT) : [kept];
      await Promise.all(left.map(({ page }) => page.context().close()));
    },
  };
}

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<KeptPage> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  const page = await context.newPage();
  const undone: KeptPage["undone"] = [];
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = async (...args: Parameters<Page["addInitScript"]>) => {
    const script = await addInitScript(...args);
    undone.push(() => script.dispose());
    return script;
  };
  return { page, session: await context.newCDPSession(page), options, undone };
}

/** Whether everything could be undone that a test does to a page. */
async function clear({ page, session, options, undone }: KeptPage): Promise<boolean> {
  const context = page.context();
  if (page.isClosed()) return false;
  for (const event of EVENTS) page.removeAllListeners(event);
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const undo of undone.splice(0)) await undo();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  const { origin, protocol } = new URL(page.url());
  if (protocol.startsWith("http")) await clearOrigin(page, session, origin);
  else await page.goto("about:blank");
  await Promise.all([context.clearCookies(), resetPermissions(context, options), resetMedia(page, options)]);
  await session.send("Page.resetNavigationHistory");
  return true;
}

/** What a site has stored goes away; that of the tab only from inside of it. */
async function clearOrigin(page: Page, session: CDPSession, origin: string): Promise<void> {
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  const empty = `${origin}/empty-page-between-tests`;
  await page.route(empty, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.goto(empty);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
    window.name = "";
  });
  await page.unrouteAll();
}

async function resetPermissions(context: BrowserContext, { permissions }: BrowserContextOptions): Promise<void> {
  await context.clearPermissions();
  if (permissions) await context.grantPermissions(permissions);
}

async function resetMedia(page: Page, options: BrowserContextOptions): Promise<void> {
  const { viewport, colorScheme = "light", reducedMotion = "no-preference" } = options;
  const { forcedColors = "none", contrast = "no-preference" } = options;
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors, contrast });
  // Outside of the page: nothing is under the mouse, as in a new one.
  await page.mouse.move(-1, -1);
}
