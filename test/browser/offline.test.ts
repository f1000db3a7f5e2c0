/** Reading without a connection: a real server is killed, and a new build appears. */

import { expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { findAxeViolations } from "../support/browser.ts";
import { buildSite } from "../support/cli.ts";
import { serveFixture } from "../support/serve-fixture.ts";
import { untilHydrated, untilTrue } from "../support/until.ts";
import {
  openTab,
  OWN_PROFILE,
  precached,
  proxyTo,
  siteFiles,
  TIMEOUT_MS,
  untilWorker,
  untilWorkers,
} from "./offline-site.ts";

const usual = serveFixture(siteFiles({}), { silent: true, isBuildOnly: true });
const always = serveFixture(siteFiles({ offlineModeActivationStrategies: ["always"] }), {
  silent: true,
  isBuildOnly: true,
});

const FRENCH = "i18n/fr/docusaurus-plugin-content-docs/current";

const own = serveFixture(
  {
    ...siteFiles(
      {
        offlineModeActivationStrategies: ["always"],
        pwaHead: [{ tagName: "link", rel: "manifest", href: "/manifest.json" }],
      },
      { i18n: { defaultLocale: "en", locales: ["en", "fr"] } },
    ),
    [`${FRENCH}/index.md`]: "---\nslug: /\n---\n# Accueil\n\n[Guide](./guide.md)\n",
    [`${FRENCH}/guide.md`]: "# Guide en français\n",
    "static/manifest.json": JSON.stringify({ name: "Test", start_url: "./", scope: "./", display: "standalone" }),
    "src/theme/PwaReloadPopup.jsx":
      "export default ({ onReload }) => <p id='own'>There is news: {typeof onReload}.</p>;\n",
  },
  { silent: true, isBuildOnly: true },
);

test(
  "a worker that waits for another mode is no new version",
  async () => {
    const prepare = (page: Page): Promise<unknown> => page.addInitScript(keepWaiting);
    const options = { ...OWN_PROFILE, prepare };
    const { page, close } = await usual.browser.open(`${usual.served.url}/?offlineMode=true`, options);
    await untilWorker(page, true);
    await page.goto(usual.served.url);
    await untilHydrated(page);
    await page.evaluate(() => void window.dispatchEvent(new Event("appinstalled")));
    await untilWorkers(page, ({ installing }) => !installing);
    await page.evaluate(() => void window.dispatchEvent(new Event("beforeinstallprompt")));
    await untilWorkers(page, ({ waiting }) => waiting);
    // Longer than the popup took to come.
    await page.waitForTimeout(300);
    expect(await page.getByText("New version available").count()).toBe(0);
    await close();
  },
  TIMEOUT_MS,
);

/** Runs in the page: a worker that is told not to wait goes on waiting. */
function keepWaiting(): void {
  const { postMessage } = ServiceWorker.prototype;
  ServiceWorker.prototype.postMessage = function (this: ServiceWorker, message: { readonly type?: string }) {
    if (message.type !== "SKIP_WAITING") Reflect.apply(postMessage, this, [message]);
  };
}

test(
  "nothing is kept until the reader asks for offline mode or installs the site; then all of it works when the server is gone",
  async () => {
    const { page, problems, close } = await usual.browser.open(usual.served.url, OWN_PROFILE);
    await untilWorker(page, false);
    expect(await precached(page)).toEqual([]);
    await page.evaluate(() => void window.dispatchEvent(new Event("appinstalled")));
    await untilWorker(page, true);
    expect((await precached(page)).length).toBeGreaterThan(10);
    await page.reload();
    await untilHydrated(page);
    await untilWorker(page, true);
    // Browsers offer to install only what is not there any more.
    await page.evaluate(() => void window.dispatchEvent(new Event("beforeinstallprompt")));
    await untilWorker(page, false);
    expect(await precached(page)).toEqual([]);
    await page.goto(`${usual.served.url}/?offlineMode=true`);
    await untilHydrated(page);
    await untilWorker(page, true);
    expect(problems).toEqual([]);
    await usual.served.stop();
    await page.goto(`${usual.served.url}/?docusaurus-theme=dark`);
    await untilHydrated(page);
    await page.locator('html[data-theme="dark"]').waitFor();
    await page.getByRole("article").getByRole("link", { name: "Guide" }).click();
    await page.getByRole("heading", { name: "Guide", level: 1 }).waitFor();
    const image = page.locator("main img");
    await untilTrue(page, () => (document.querySelector<HTMLImageElement>("main img")?.naturalWidth ?? 0) > 0);
    expect(await image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(40);
    await page.reload();
    await page.getByText("marzipan").waitFor();
    await untilHydrated(page);
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").or(page.getByRole("searchbox")).first().fill("marzipan");
    await page.locator("dialog, [role=dialog]").getByText("Guide").first().waitFor();
    await page.goto(`${usual.served.url}/more`);
    await page.getByText("Nothing changes here.").waitFor();
    await page.goto(`${usual.served.url}/no/such/page`);
    await page.getByRole("heading", { name: "Page Not Found" }).waitFor();
    await close();
  },
  TIMEOUT_MS,
);

test(
  "a new build is offered in every tab, and downloads only what changed",
  async () => {
    await using proxy = proxyTo(always.served.url);
    const { page: first, close } = await always.browser.open(proxy.url, OWN_PROFILE);
    await untilWorker(first, true);
    const image = (await precached(first)).find((url) => url.includes("square-")) ?? "";
    expect(image).not.toBe("");
    const second = await openTab(first.context(), proxy.url);
    await always.built.site.write(
      "docs/index.md",
      "---\nslug: /\n---\n# Home\n\nSecond edition.\n\n[Guide](./guide.md)\n",
    );
    expect((await buildSite(always.built.site)).stderr).toBe("");
    proxy.requested.length = 0;
    await second.reload();
    await Promise.all([first, second].map((tab) => tab.getByText("New version available").waitFor()));
    expect(proxy.requested).toContain("/index.html");
    expect(proxy.requested).not.toContain(new URL(image).pathname);
    expect(proxy.requested.filter((path) => path.startsWith("/assets/js/main-"))).toEqual([]);
    expect(proxy.requested).not.toContain("/404.html");
    expect(await second.getByText("First edition.").count()).toBe(1);
    expect(await findAxeViolations(second)).toEqual([]);
    await second.getByRole("button", { name: "Refresh" }).click();
    await second.getByText("Second edition.").waitFor();
    expect(await first.getByText("First edition.").count()).toBe(1);
    await first.getByRole("button", { name: "Refresh" }).click();
    await first.getByText("Second edition.").waitFor();
    expect(await first.getByText("New version available").count()).toBe(0);
    await close();
  },
  TIMEOUT_MS,
);

test(
  "each locale is kept by a worker of its own, and installed as a site of its own, with the site's own popup",
  async () => {
    const { url } = own.served;
    const { page, problems, close } = await own.browser.open(`${url}/fr/`, OWN_PROFILE);
    await untilWorker(page, true);
    const scopes = (): Promise<string[]> =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));
    expect(await scopes()).toEqual([`${url}/fr/`]);
    expect((await precached(page)).filter((address) => !address.startsWith(`${url}/fr/`))).toEqual([]);
    const session = await page.context().newCDPSession(page);
    const { manifest } = await session.send("Page.getAppManifest");
    expect(manifest).toMatchObject({ scope: `${url}/fr/`, startUrl: `${url}/fr/` });
    expect(problems).toEqual([]);
    await page.context().setOffline(true);
    await page.goto(`${url}/fr/guide`);
    await page.getByRole("heading", { name: "Guide en français" }).waitFor();
    await page.goto(`${url}/fr/no/such/page`);
    await page.getByRole("heading", { name: "Page introuvable" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
    await page.context().setOffline(false);
    await page.goto(`${url}/`);
    await untilWorker(page, true);
    expect(await scopes()).toEqual([`${url}/fr/`, `${url}/`]);
    const isFrench = (address: string): boolean => address.startsWith(`${url}/fr/`);
    expect((await precached(page)).some((address) => !isFrench(address))).toBe(true);
    const ofRoot = await page.evaluate(async (root) => {
      const name = (await caches.keys()).find((each) => each.endsWith(root)) ?? "";
      return (await (await caches.open(name)).keys()).map((request) => request.url);
    }, `${url}/`);
    expect(ofRoot.length).toBeGreaterThan(5);
    expect(ofRoot.filter(isFrench)).toEqual([]);
    // The site's own popup replaces the theme's.
    await own.built.site.write(
      "docs/index.md",
      "---\nslug: /\n---\n# Home\n\nSecond edition.\n\n[Guide](./guide.md)\n",
    );
    expect((await buildSite(own.built.site)).stderr).toBe("");
    await page.reload();
    await page.locator("#own").getByText("There is news: function.").waitFor();
    expect(await page.getByText("New version available").count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  },
  TIMEOUT_MS,
);
