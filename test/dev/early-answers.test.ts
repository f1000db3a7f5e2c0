/** A session answers with pages of the one before until its own site is there, and with nothing that may be out of date. */

import { expect, test } from "bun:test";
import { join } from "node:path";
import { type EarlyPages, FirstPages } from "../../src/cache/first-pages.ts";
import { type DevFront, openFront } from "../../src/dev/dev-server.ts";
import { keepFirstPages, keepWhenIdle } from "../../src/dev/keep-first-pages.ts";
import { devSite } from "../../src/pipeline/commands.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { makeSiteCode } from "../../src/report/site-code.ts";
import { configText, makeSite, type TestSite } from "../support/site.ts";

const FILES = {
  "docusaurus.config.mjs": configText({
    baseUrl: "/base/",
    presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
  }),
  "docs/a.md": "---\nslug: /\n---\n\n# A\n\nOne text.\n",
  "docs/b.md": "# B\n",
};

const firstPagesOf = (site: TestSite): FirstPages =>
  new FirstPages({
    siteDir: site.dir,
    outDir: site.path("dist"),
    cacheDir: site.path(".veloci/cache"),
    requested: "",
    env: {},
  });

const openAlone = async (site: TestSite, early: EarlyPages | undefined): Promise<DevFront> => {
  const front = await openFront({
    siteDir: site.dir,
    env: {},
    host: "localhost",
    port: 0,
    report: makeReporter(),
    early,
    onUpdate: () => {},
    onError: (error) => {
      throw error;
    },
  });
  if (!front) throw new Error("The server did not start.");
  return front;
};

/** Runs a session: `work` first, and then what the site's own server says. */
async function session(site: TestSite, work: (get: (path: string) => Promise<string>) => Promise<void>) {
  const firstPages = firstPagesOf(site);
  const front = await openAlone(site, firstPages.find());
  const request = { siteDir: site.dir, outDir: site.path("dist"), scratchDir: join(site.dir, "../veloci-early") };
  await devSite({ ...request, siteCode: makeSiteCode() }, makeReporter(), async (dev) => {
    const server = front.follow(dev);
    await server.settled();
    await work(async (path) => (await fetch(front.origin + path)).text());
    await keepFirstPages({ firstPages, site: dev, server });
    server.stop();
  });
  await front.stop();
}

test("the last pages are served at once, and the others wait for the site", async () => {
  await using site = await makeSite(FILES);
  // Files that are just written may be written again in the same moment.
  await Bun.sleep(50);
  let shown = "";
  await session(site, async (get) => void (shown = await get("/base/")));
  expect(shown).toContain("One text.");
  const front = await openAlone(site, firstPagesOf(site).find());
  const root = await fetch(`${front.origin}/`, { redirect: "manual" });
  expect([root.status, root.headers.get("location")]).toEqual([302, "/base/"]);
  expect(await (await fetch(`${front.origin}/base/`)).text()).toBe(shown);
  const waiting = fetch(`${front.origin}/base/b`, { signal: AbortSignal.timeout(100) });
  expect(waiting.then(() => "answered")).rejects.toThrow();
  // A page that only the site knows is a reason to load it now.
  await front.quiet();
  await front.stop();
});

test("an idle session stores its pages, so that it may end at any time", async () => {
  await using site = await makeSite(FILES);
  await Bun.sleep(50);
  const firstPages = firstPagesOf(site);
  const front = await openAlone(site, undefined);
  const request = { siteDir: site.dir, outDir: site.path("dist"), scratchDir: join(site.dir, "../veloci-early") };
  await devSite({ ...request, siteCode: makeSiteCode() }, makeReporter(), async (dev) => {
    const server = front.follow(dev);
    await server.settled();
    const onError = (error: unknown): never => {
      throw error;
    };
    using _idle = keepWhenIdle({ firstPages, site: dev, server, onError, idleMs: 10 });
    const kept = async (path: string): Promise<void> => {
      await fetch(`${front.origin}/base/${path}`);
      const has = (): boolean => firstPages.find()?.files.has(`${path}index.html`) === true;
      for (let waited = 0; !has() && waited < 10_000; waited += 10) await Bun.sleep(10);
      expect(has()).toBe(true);
    };
    await kept("");
    // Pages that follow are added.
    await kept("b/");
    server.stop();
  });
  await front.stop();
});

test("a session whose site changed or has errors stores nothing", async () => {
  await using site = await makeSite(FILES);
  await Bun.sleep(50);
  await session(site, async (get) => void (await get("/base/")));
  await site.write("docs/a.md", FILES["docs/a.md"].replace("One", "Another"));
  expect(firstPagesOf(site).find()).toBeUndefined();
  // The last change comes when nobody looks at it any more.
  await session(site, async (get) => {
    await get("/base/");
    await site.write("docs/a.md", FILES["docs/a.md"].replace("One", "A last"));
  });
  expect(firstPagesOf(site).find()).toBeUndefined();
  await site.write("docs/a.md", FILES["docs/a.md"].replace("slug: /", "slug: /\ntitle: ["));
  await Bun.sleep(50);
  await session(site, async (get) => expect(await get("/base/")).toContain("One text."));
  expect(firstPagesOf(site).find()).toBeUndefined();
});
