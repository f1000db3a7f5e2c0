/** Pages of the last session are there in the next one while the site, the options and the environment are the same. */

import { expect, test } from "bun:test";
import { FirstPages } from "../../src/cache/first-pages.ts";
import { makeSite, type TestSite } from "../support/site.ts";

const open = (site: TestSite, { requested = "one", env = {} } = {}): FirstPages =>
  new FirstPages({
    siteDir: site.dir,
    outDir: site.path("dist"),
    cacheDir: site.path(".veloci/cache"),
    requested,
    env,
  });

const keep = (site: TestSite, places: readonly string[] = []): void => {
  const pages = open(site);
  const moment = pages.look(places);
  if (!moment) throw new Error("The site is too large.");
  const files = [
    { path: "index.html", content: "<p>One</p>" },
    { path: "assets/js/a-12345678.js", content: "a()", hashed: true },
    { path: "assets/images/a.png", content: new Uint8Array([1]) },
    { path: "assets/js/large.js", content: "x".repeat(5_000_000) },
  ];
  pages.keep({ baseUrl: "/", trailingSlash: false }, files, { moment, places });
};

test("texts are kept, others are not", async () => {
  await using site = await makeSite({ "docs/a.md": "# A\n" });
  keep(site);
  const found = open(site).find();
  expect([found?.baseUrl, found?.trailingSlash]).toEqual(["/", false]);
  expect([...(found?.files.values() ?? [])]).toEqual([
    { path: "index.html", content: "<p>One</p>" },
    { path: "assets/js/a-12345678.js", content: "a()", hashed: true },
  ]);
});

test("other options, another time zone, and changes in or beside the site count; its built copy does not", async () => {
  await using beside = await makeSite({ "plugin.js": "" });
  await using site = await makeSite({ "docs/a.md": "# A\n" });
  const places = [beside.path("plugin.js")];
  keep(site, places);
  expect(open(site, { requested: "two" }).find()).toBeUndefined();
  expect(open(site, { env: { TZ: "UTC" } }).find()).toBeUndefined();
  await site.write("dist/index.html", "");
  expect(open(site).find()).toBeDefined();
  await beside.write("plugin.js", "0");
  expect(open(site).find()).toBeUndefined();
  keep(site, places);
  await site.write("docs/b.md", "# B\n");
  expect(open(site).find()).toBeUndefined();
});

test("a damaged file is not read", async () => {
  await using site = await makeSite();
  keep(site);
  await site.write(".veloci/cache/pages.json", (await site.read(".veloci/cache/pages.json")).replace("One", "Two"));
  expect(open(site).find()).toBeUndefined();
});
