/** A small site with a service worker, and what tests of that worker look at. */

import type { BrowserContext, Page } from "playwright-core";
import { configText } from "../support/site.ts";
import { untilHydrated } from "../support/until.ts";

export const TIMEOUT_MS = 120_000;

/** Service workers and what they store outlive a page. */
export const OWN_PROFILE = { ownProfile: true };

const PIXEL = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30H0z"/></svg>';

export function siteFiles(pwa: object, config: object = {}): Record<string, string> {
  return {
    "docusaurus.config.js": configText({
      csp: true,
      presets: [["classic", { blog: false, docs: { routeBasePath: "/" } }]],
      plugins: [["pwa", pwa]],
      ...config,
    }),
    "docs/index.md": "---\nslug: /\n---\n# Home\n\nFirst edition.\n\n[Guide](./guide.md)\n",
    "docs/guide.md": "# Guide\n\nHow to bake a marzipan cake.\n\n![A square](./square.svg)\n",
    "docs/square.svg": PIXEL,
    "docs/more.md": "# More\n\nNothing changes here.\n",
  };
}

export interface Workers {
  /** Query of the worker in charge. */
  readonly active: string | undefined;
  readonly installing: boolean;
  readonly waiting: boolean;
  readonly caches: number;
}

/** Looks at the workers of a page's origin until they are as expected. */
export async function untilWorkers(page: Page, areReady: (workers: Workers) => boolean): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const workers = await page.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistration();
      const active = found?.active?.state === "activated" ? decodeURIComponent(found.active.scriptURL) : undefined;
      return {
        active,
        installing: Boolean(found?.installing),
        waiting: Boolean(found?.waiting),
        caches: (await caches.keys()).length,
      };
    });
    if (areReady(workers)) return;
    await page.waitForTimeout(50);
  }
  throw new Error("The workers did not become what was expected.");
}

/** Waits until the worker in charge has the given mode. */
export function untilWorker(page: Page, offlineMode: boolean): Promise<void> {
  return untilWorkers(page, ({ active }) => active?.includes(`"offlineMode":${offlineMode}`) ?? false);
}

/** Waits until an installation that was begun has failed. */
export function untilFailed(page: Page): Promise<void> {
  return untilWorkers(page, ({ installing, caches }) => caches > 0 && !installing);
}

/** Addresses that the caches of a page's origin have. */
export function precached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url);
  });
}

export interface Proxy extends AsyncDisposable {
  readonly url: string;
  /** Paths that were asked for. */
  readonly requested: string[];
  /** Paths that fail. */
  readonly failing: Set<string>;
}

/** Stands before a server, counts what is asked for, and lets some of it fail. */
export function proxyTo(target: string): Proxy {
  const requested: string[] = [];
  const failing = new Set<string>();
  const server = Bun.serve({
    port: 0,
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      requested.push(pathname);
      if (failing.has(pathname)) return new Response("broken", { status: 500 });
      const answer = await fetch(target + pathname + search);
      const type = answer.headers.get("content-type") ?? "";
      return new Response(await answer.bytes(), { status: answer.status, headers: { "content-type": type } });
    },
  });
  return {
    url: `http://localhost:${server.port}`,
    requested,
    failing,
    [Symbol.asyncDispose]: () => server.stop(true),
  };
}

/** Waits until a path was asked for. The limit of the test ends it. */
export async function untilRequested({ requested }: Proxy, path: string): Promise<void> {
  while (!requested.includes(path)) await Bun.sleep(20);
}

export async function openTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await untilHydrated(page);
  return page;
}
