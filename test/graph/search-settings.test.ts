/** Which sites have a search. */

import { expect, test } from "bun:test";
import { planRoutes } from "../../src/graph/routes.ts";
import { searchSettings } from "../../src/graph/search-settings.ts";
import type { JsonObject } from "../../src/model/json.ts";
import type { Plugin } from "../../src/model/plugin.ts";
import type { SiteConfig } from "../../src/model/site.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { makeSite } from "./site-fixture.ts";

function settingsOf(themeConfig: JsonObject, config: Partial<SiteConfig> = {}): unknown {
  return searchSettings(makeSite({ themeConfig, ...config }).config);
}

const ALGOLIA = { appId: "a", apiKey: "k", indexName: "i", searchPagePath: "find" };

test("none, unless the config asks for it", () => {
  expect(settingsOf({})).toBeUndefined();
  expect(settingsOf({ navbar: { items: [{ type: "doc" }] }, search: { local: false } })).toBeUndefined();
});

test("those with a place for it in the navbar, a hosted one, or the local one", () => {
  const on = { page: "/search", ignorePatterns: [] };
  expect(settingsOf({ navbar: { items: [{ type: "search" }] } })).toEqual(on);
  expect(settingsOf({ search: { local: true } })).toEqual(on);
  expect(settingsOf({ algolia: ALGOLIA })).toEqual({ page: "/find", ignorePatterns: [] });
});

test("its page is below `baseUrl` and has the site's slashes", () => {
  expect(settingsOf({ search: { local: true } }, { baseUrl: "/base/", trailingSlash: true })).toMatchObject({
    page: "/base/search/",
  });
});

test("a hosted search may have no page", () => {
  expect(settingsOf({ algolia: { ...ALGOLIA, searchPagePath: false } })).toEqual({ ignorePatterns: [] });
});

test("a page of the site's own at that path is the one that is shown", () => {
  const own: Plugin = {
    name: "pages",
    id: "default",
    plan: (_, { addRoute }) => addRoute({ path: "/search/", exact: true, layers: [], source: "src/pages/search.tsx" }),
  };
  const report = makeReporter();
  const site = makeSite({ themeConfig: { search: { local: true } } });
  const { routes } = planRoutes({ site, plugins: [{ plugin: own, content: null }], documents: new Map(), report });
  expect(routes.map(({ path }) => path)).toEqual(["/search/", "/404.html"]);
  expect(report.diagnostics).toEqual([]);
});
