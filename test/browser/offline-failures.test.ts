/** Reading without a connection: downloads fail, space runs out, and the copy or its list is gone. */

import { expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { buildSite } from "../support/cli.ts";
import { serveFixture } from "../support/serve-fixture.ts";
import { untilHydrated, untilTrue } from "../support/until.ts";
import {
  OWN_PROFILE,
  precached,
  proxyTo,
  siteFiles,
  TIMEOUT_MS,
  untilFailed,
  untilRequested,
  untilWorker,
} from "./offline-site.ts";

/** A hundred scripts take most of the time of an installation, and the server stays: what fails are other files. */
const pwa = { offlineModeActivationStrategies: ["always"], injectManifestConfig: { globIgnores: ["assets/js/**"] } };

const always = serveFixture(siteFiles(pwa), { silent: true, isBuildOnly: true });

test(
  "the site works while downloads fail, and the next visit goes on where they stopped",
  async () => {
    await using proxy = proxyTo(always.served.url);
    proxy.failing.add("/more/index.html");
    const { page, close } = await always.browser.open(proxy.url, OWN_PROFILE);
    await untilFailed(page);
    expect(proxy.requested).toContain("/more/index.html");
    const before = new Set((await precached(page)).map((url) => new URL(url).pathname));
    expect(before.size).toBeGreaterThan(5);
    await page.getByRole("article").getByRole("link", { name: "Guide" }).click();
    await page.getByText("marzipan").waitFor();
    proxy.failing.clear();
    await page.goto(proxy.url);
    proxy.requested.length = 0;
    await untilWorker(page, true);
    expect(proxy.requested).toContain("/more/index.html");
    expect(
      proxy.requested.filter((path) => before.has(path) && path.endsWith(".html") && path !== "/index.html"),
    ).toEqual([]);
    await close();
  },
  TIMEOUT_MS,
);

test(
  "the site works when the browser has no space left, and takes none",
  async () => {
    const { url } = always.served;
    const prepare = async (page: Page): Promise<void> => {
      const session = await page.context().newCDPSession(page);
      await session.send("Storage.overrideQuotaForOrigin", { origin: url, quotaSize: 40_000 });
    };
    const { page, close } = await always.browser.open(url, { prepare, ownProfile: true });
    await untilFailed(page);
    expect(await precached(page)).toEqual([]);
    await page.getByRole("article").getByRole("link", { name: "Guide" }).click();
    await page.getByText("marzipan").waitFor();
    await page.reload();
    await page.getByText("marzipan").waitFor();
    await close();
  },
  TIMEOUT_MS,
);

test(
  "a copy that was deleted is not needed: pages come from the network",
  async () => {
    await using proxy = proxyTo(always.served.url);
    const { page, problems, close } = await always.browser.open(proxy.url, OWN_PROFILE);
    await untilWorker(page, true);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.reload();
    await untilHydrated(page);
    await page.getByRole("article").getByRole("link", { name: "Guide" }).click();
    await page.getByText("marzipan").waitFor();
    expect(problems).toEqual([]);
    await close();
  },
  TIMEOUT_MS,
);

test(
  "a list of files that does not arrive leaves the site as it is, before and after an installation",
  async () => {
    await using proxy = proxyTo(always.served.url);
    const sw = await (await fetch(`${always.served.url}/sw.js`)).text();
    const list = `/${/assets\/js\/precache-[^"]+/.exec(sw)?.[0]}`;
    proxy.failing.add(list);
    const { page, close } = await always.browser.open(proxy.url, OWN_PROFILE);
    await page.getByRole("article").getByRole("link", { name: "Guide" }).click();
    await page.getByText("marzipan").waitFor();
    // A worker that does not arrive is registered until the browser has given up.
    await untilRequested(proxy, list);
    await untilTrue(page, async () => (await navigator.serviceWorker.getRegistrations()).length === 0);
    proxy.failing.clear();
    await page.goto(proxy.url);
    await untilWorker(page, true);
    await always.built.site.write("docs/guide.md", "# Guide\n\nHow to bake an apple pie.\n");
    expect((await buildSite(always.built.site)).stderr).toBe("");
    const next = await (await fetch(`${always.served.url}/sw.js`)).text();
    const nextList = `/${/assets\/js\/precache-[^"]+/.exec(next)?.[0]}`;
    proxy.failing.add(nextList);
    await page.reload();
    await untilHydrated(page);
    await page.getByRole("article").getByRole("link", { name: "Guide" }).click();
    await page.getByText("marzipan").waitFor();
    await untilRequested(proxy, nextList);
    expect(await page.getByText("New version available").count()).toBe(0);
    proxy.failing.clear();
    await page.reload();
    await page.getByText("New version available").waitFor();
    await page.getByRole("button", { name: "Refresh" }).click();
    await page.getByText("apple pie").waitFor();
    await close();
  },
  TIMEOUT_MS,
);
