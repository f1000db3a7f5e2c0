/** Which sites have Veloci's own search. */

import { expect, test } from "bun:test";
import { planRoutes } from "../../src/graph/routes.ts";
import { searchSettings } from "../../src/graph/search-settings.ts";
import type { JsonObject } from "../../src/model/json.ts";
import type { Plugin } from "../../src/model/plugin.ts";
import type { SearchSettings } from "../../src/model/search.ts";
import type { SiteConfig } from "../../src/model/site.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { makeSite } from "./site-fixture.ts";

interface Case extends Partial<SiteConfig> {
  readonly hasOther?: boolean;
  readonly hasOwnBox?: boolean;
}

function settingsOf(
  themeConfig: JsonObject,
  { hasOther = false, hasOwnBox = false, ...config }: Case = {},
): SearchSettings | undefined {
  return searchSettings({ config: makeSite({ themeConfig, ...config }).config, hasOther, hasOwnBox });
}

const ALGOLIA = { appId: "a", apiKey: "k", indexName: "i", searchPagePath: "find" };

const ON = { page: "/search", ignorePatterns: [], hasIndex: true };

test("every site has a search, regardless of its navbar", () => {
  expect(settingsOf({})).toEqual(ON);
  expect(settingsOf({ navbar: { items: [{ type: "search" }] } })).toEqual(ON);
  expect(settingsOf({ search: {} })).toEqual(ON);
  expect(settingsOf({ search: true })).toEqual(ON);
});

test("`search: false` turns it off, even if the navbar has an item for it", () => {
  const navbar = { items: [{ type: "search" }] };
  expect(settingsOf({ search: false })).toBeUndefined();
  expect(settingsOf({ search: false, navbar })).toBeUndefined();
  expect(settingsOf({ search: { local: false }, navbar })).toBeUndefined();
});

test("a site's own search replaces it, unless the config requests both", () => {
  expect(settingsOf({}, { hasOther: true })).toBeUndefined();
  expect(settingsOf({ search: { ignorePatterns: ["/a/**"] } }, { hasOther: true })).toBeUndefined();
  expect(settingsOf({ search: { local: true } }, { hasOther: true })).toEqual(ON);
  expect(settingsOf({ search: true }, { hasOther: true })).toEqual(ON);
});

test("its page is below `baseUrl` and follows the trailing slash setting", () => {
  expect(settingsOf({}, { baseUrl: "/base/", trailingSlash: true })).toMatchObject({ page: "/base/search/" });
});

test("a hosted search may move its page, or have none", () => {
  expect(settingsOf({ algolia: ALGOLIA })).toEqual({ ...ON, page: "/find" });
  expect(settingsOf({ algolia: { ...ALGOLIA, searchPagePath: false } })).toEqual({
    ignorePatterns: [],
    hasIndex: true,
  });
});

test("a hosted search may have no index, and is off with `search: false` or if the site has its own search", () => {
  expect(settingsOf({ algolia: ALGOLIA, search: { local: false } })).toEqual({ ...ON, page: "/find", hasIndex: false });
  const provider = { name: "typesense", url: "https://t.example.com", apiKey: "k", indexName: "i" };
  expect(settingsOf({ search: { provider, local: false } })).toEqual({ ...ON, hasIndex: false });
  expect(settingsOf({ algolia: ALGOLIA, search: false })).toBeUndefined();
  expect(settingsOf({ algolia: ALGOLIA }, { hasOther: true })).toBeUndefined();
});

test("a custom search box replaces the built-in search, except the page for Algolia's results", () => {
  expect(settingsOf({}, { hasOwnBox: true })).toBeUndefined();
  expect(settingsOf({ search: true }, { hasOwnBox: true })).toEqual(ON);
  expect(settingsOf({ algolia: ALGOLIA }, { hasOwnBox: true })).toEqual({ ...ON, page: "/find", hasIndex: false });
  const noPage = { ...ALGOLIA, searchPagePath: false };
  expect(settingsOf({ algolia: noPage }, { hasOwnBox: true })).toEqual({ ignorePatterns: [], hasIndex: false });
});

test("a page of the site at that path takes precedence", () => {
  const own: Plugin = {
    name: "pages",
    id: "default",
    plan: (_, { addRoute }) => addRoute({ path: "/search/", exact: true, layers: [], source: "src/pages/search.tsx" }),
  };
  const report = makeReporter();
  const contents = [{ plugin: own, content: null }];
  const { routes } = planRoutes({ site: makeSite(), contents, documents: new Map(), search: settingsOf({}), report });
  expect(routes.map(({ path }) => path)).toEqual(["/search/", "/404.html"]);
  expect(report.diagnostics).toEqual([]);
});
