/** SPEC §4 and §7, the service worker: how it is registered, when offline mode is on, and what a new one does. */

import { describe, expect, setDefaultTimeout, test } from "bun:test";
import type { Page } from "playwright-core";
import { serveFixture } from "../support/serve-fixture.ts";
import { configText } from "../support/site.ts";
import { bundledSite } from "./bundled-site.ts";

setDefaultTimeout(30_000);

/** Service workers and what they keep outlive a page. */
const OWN_PROFILE = { ownProfile: true };

const site = bundledSite();

/** A hundred scripts take most of the time of an installation, and these tests never read without a connection. */
const WITHOUT_SCRIPTS = { injectManifestConfig: { globIgnores: ["assets/js/**"] } };

const offline = serveFixture({
  "docusaurus.config.mjs": configText({
    presets: [["classic", { docs: false, blog: false }]],
    plugins: [
      ["pwa", { offlineModeActivationStrategies: ["appInstalled", "standalone", "queryString"], ...WITHOUT_SCRIPTS }],
    ],
  }),
  "src/pages/index.md": "# Home\n",
});

interface Workers {
  /** Decoded address of the worker in charge. */
  readonly active: string;
  readonly isWaiting: boolean;
  readonly isInstalling: boolean;
}

/** Asks for the workers of a page's origin until they are as expected. */
async function untilWorkers(page: Page, areReady: (workers: Workers) => boolean): Promise<Workers> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const workers = await page
      .evaluate(async () => {
        const found = await navigator.serviceWorker.getRegistration();
        const active = found?.active?.state === "activated" ? decodeURIComponent(found.active.scriptURL) : "";
        return { active, isWaiting: Boolean(found?.waiting), isInstalling: Boolean(found?.installing) };
      })
      // A worker that takes over loads the page again.
      .catch(() => undefined);
    if (workers && areReady(workers)) return workers;
    await page.waitForTimeout(50);
  }
  throw new Error("The workers did not become what was expected.");
}

/** Waits for a worker in charge with this mode in its query. */
async function untilWorker(page: Page, offlineMode: boolean): Promise<URL> {
  const { active } = await untilWorkers(page, (workers) => workers.active.includes(`"offlineMode":${offlineMode}`));
  return new URL(active);
}

interface Editions extends AsyncDisposable {
  readonly url: string;
  /** From now on the worker is another one. */
  renew(): void;
  /** How often the worker was asked for. */
  workers(): number;
}

/** Serves the site, and lets its worker look new when asked to. */
function editions(): Editions {
  let edition = 1;
  let workers = 0;
  const server = Bun.serve({
    port: 0,
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      if (pathname === "/sw.js") workers++;
      const answer = await fetch(offline.served.url + pathname + search);
      const type = answer.headers.get("content-type") ?? "";
      const text = pathname === "/sw.js" ? `${await answer.text()}\n// ${edition}` : await answer.bytes();
      return new Response(text, { status: answer.status, headers: { "content-type": type } });
    },
  });
  return {
    url: `http://localhost:${server.port}`,
    renew: () => void edition++,
    workers: () => workers,
    [Symbol.asyncDispose]: () => server.stop(true),
  };
}

test("§7 the bundled site has a service worker at /sw.js", async () => {
  expect(await site.exists("sw.js")).toBe(true);
});

describe("§4 Offline mode", () => {
  test("§4 offline mode is on with the query offlineMode=true", async () => {
    const { page, close } = await offline.browser.open(`${offline.served.url}/?offlineMode=true`, OWN_PROFILE);
    await untilWorker(page, true);
    await close();
  });

  test("§4 offline mode is on when the display mode is standalone", async () => {
    const prepare = (page: Page): Promise<unknown> =>
      page.addInitScript(() => {
        const original = window.matchMedia.bind(window);
        window.matchMedia = (query) => original(query.includes("standalone") ? "all" : query);
      });
    const { page, close } = await offline.browser.open(offline.served.url, { prepare, ownProfile: true });
    await untilWorker(page, true);
    await close();
  });

  test("§4 §7 the worker at /sw.js has the offline mode in its query, which is on once the app is installed", async () => {
    const { page, close } = await offline.browser.open(offline.served.url, OWN_PROFILE);
    const { pathname, search } = await untilWorker(page, false);
    expect(pathname).toBe("/sw.js");
    expect(decodeURIComponent(search)).toContain('"offlineMode":false');
    await page.evaluate(() => void window.dispatchEvent(new Event("appinstalled")));
    await untilWorker(page, true);
    await close();
  });
});

describe("§4 A waiting worker", () => {
  test("§4 a waiting worker is skipped to at once", async () => {
    await using served = editions();
    const { page, close } = await offline.browser.open(served.url, OWN_PROFILE);
    await untilWorker(page, false);
    const requested = served.workers();
    served.renew();
    await page.reload();
    await untilWorkers(page, ({ active, isWaiting, isInstalling }) => {
      return served.workers() > requested && active !== "" && !isWaiting && !isInstalling;
    });
    expect(await page.getByRole("button", { name: "Refresh" }).count()).toBe(0);
    await close();
  });

  test("§4 in offline mode it shows the reload popup first", async () => {
    await using served = editions();
    const { page, close } = await offline.browser.open(`${served.url}/?offlineMode=true`, OWN_PROFILE);
    await untilWorker(page, true);
    served.renew();
    await page.reload();
    const refresh = page.getByRole("button", { name: "Refresh" });
    await refresh.waitFor();
    await untilWorkers(page, ({ isWaiting }) => isWaiting);
    await refresh.click();
    await untilWorkers(page, ({ active, isWaiting }) => active !== "" && !isWaiting);
    await close();
  });
});
