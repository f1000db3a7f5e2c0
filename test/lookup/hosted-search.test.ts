/** Which hosted engine a site has, and where its pages send queries to. */

import { expect, test } from "bun:test";
import { hostedOrigins, hostedSearchOf } from "../../src/lookup/hosted-search.ts";

const ALGOLIA = { appId: "APP", apiKey: "k", indexName: "i", contextualSearch: true, searchParameters: {} };
const PROVIDER = { name: "typesense", url: "https://t.example.com/path/", apiKey: "k", indexName: "i" };

function originsOf(themeConfig: object): string[] | undefined {
  const hosted = hostedSearchOf(themeConfig as Readonly<Record<string, unknown>>);
  return hosted && hostedOrigins(hosted);
}

test("a provider overrides Algolia, and `search: false` overrides both", () => {
  expect(hostedSearchOf({ algolia: ALGOLIA })?.engine).toBe("algolia");
  expect(hostedSearchOf({ algolia: ALGOLIA, search: { provider: PROVIDER } })?.engine).toBe("typesense");
  expect(hostedSearchOf({ algolia: ALGOLIA, search: false })).toBeUndefined();
  expect(hostedSearchOf({ search: true })).toBeUndefined();
});

test("queries go to the hosts of Algolia's client, or to the configured URL", () => {
  expect(originsOf({ algolia: ALGOLIA })).toEqual([
    "https://app-dsn.algolia.net",
    "https://app-1.algolianet.com",
    "https://app-2.algolianet.com",
    "https://app-3.algolianet.com",
  ]);
  expect(originsOf({ algolia: { ...ALGOLIA, insights: true } })).toContain("https://insights.algolia.io");
  expect(originsOf({ algolia: { ...ALGOLIA, url: "https://proxy.example.com" } })).toEqual([
    "https://proxy.example.com",
  ]);
  expect(originsOf({ search: { provider: PROVIDER } })).toEqual(["https://t.example.com"]);
});
