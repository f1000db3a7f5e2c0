/** SPEC §3 and §7, hosted search: a site whose config names a service, against a server that speaks its protocol. */

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { hostedSearchOf } from "../../src/lookup/hosted-search.ts";
import { makeHostedEngine } from "../../src/runtime/browser/search/hosted/hosted-engine.ts";
import { type EngineServer, startEngine } from "../search/servers/engine-server.ts";
import { SEARCH_KEY, type SeenRequest } from "../search/servers/record-server.ts";
import { seed } from "../search/servers/seed.ts";
import { openBrowser, type TestBrowser } from "../support/browser.ts";
import { buildFixture, type BuiltSite, serveBuilt, type Served } from "../support/cli.ts";
import { configText } from "../support/site.ts";

setDefaultTimeout(30_000);

const RECORD = { language: "en", docusaurus_tag: "docs-default-1.0", content: "High poplars." };

const ALGOLIA = {
  appId: "APP",
  apiKey: SEARCH_KEY,
  indexName: "birds",
  searchParameters: { facetFilters: ["type:content"], hitsPerPage: 7 },
};

interface Query {
  readonly indexName: string;
  readonly hitsPerPage: number;
  readonly facetFilters?: readonly (string | readonly string[])[];
}

interface Fixture {
  readonly engine: EngineServer;
  readonly built: BuiltSite;
  readonly served: Served;
  readonly browser: TestBrowser;
}

let fixture: Fixture;

beforeAll(async () => {
  const engine = await startEngine("algolia");
  await seed("algolia", engine.url, [{ ...RECORD, id: "1", levels: ["Docs", "Nest"], url: "https://b.io/heron" }]);
  const built = await buildFixture({
    "docusaurus.config.mjs": configText({
      presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
      themeConfig: {
        algolia: { ...ALGOLIA, url: engine.url, contextualSearch: true, searchPagePath: "find" },
      },
    }),
    "versions.json": '["1.0"]',
    "docs/index.md": "---\nslug: /\n---\n# Next\n",
    "versioned_docs/version-1.0/index.md": "---\nslug: /\n---\n# Birds\n",
  });
  if (built.code !== 0) throw new Error(built.stderr);
  const [served, browser] = await Promise.all([serveBuilt(built), openBrowser()]);
  fixture = { engine, built, served, browser };
}, 60_000);

afterAll(async () => {
  await Promise.all([fixture?.browser.close(), fixture?.served.stop(), fixture?.engine.stop()]);
  await fixture?.built.site.remove();
});

/** Types into the search of a page; the last request that the service got for it. */
async function ask(path: string): Promise<{ readonly request: SeenRequest; readonly query: Query }> {
  const { engine, served, browser } = fixture;
  await engine.requests();
  const { page, close } = await browser.open(served.url + path);
  const answered = page.waitForResponse((response) => response.url().includes("/queries"));
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("poplars");
  await answered;
  const request = (await engine.requests()).findLast(({ path: requested }) => requested.includes("/queries"));
  await close();
  if (!request) throw new Error("The service was not asked.");
  return { request, query: (JSON.parse(request.body) as { readonly requests: readonly [Query] }).requests[0] };
}

describe("hosted search", () => {
  test("§3 the search config has appId, apiKey, indexName and searchParameters, which the request carries", async () => {
    const { request, query } = await ask("/");
    const sent = `${request.path} ${JSON.stringify(request.headers)}`;
    expect(sent).toContain("APP");
    expect(sent).toContain(SEARCH_KEY);
    expect(query).toMatchObject({ indexName: "birds", hitsPerPage: 7 });
  });

  test("§3 the search config has searchPagePath, where the page with all results is", async () => {
    const files = await fixture.built.files();
    expect(files).toContain("find/index.html");
    expect(files).not.toContain("search/index.html");
  });

  test.each([
    ["the version that is shown", "/next", "docs-default-current"],
    ["the latest version", "/", "docs-default-1.0"],
  ])("§7 contextual search filters by the language and the tag of %s", async (_, path, tag) => {
    const { query } = await ask(path);
    expect(query.facetFilters).toEqual([
      "language:en",
      ["docusaurus_tag:default", `docusaurus_tag:${tag}`],
      "type:content",
    ]);
  });

  test("§7 without contextual search there is no filter but the site's own", async () => {
    const { engine } = fixture;
    const hosted = hostedSearchOf({ algolia: { ...ALGOLIA, url: engine.url, contextualSearch: false } });
    if (!hosted) throw new Error("The config names no engine.");
    await engine.requests();
    const options = { tags: ["default", "docs-default-1.0"], pages: 5, sections: 3, snippet: 100 };
    await makeHostedEngine({ hosted, language: "en", local: undefined }).search("poplars", options);
    const request = (await engine.requests()).findLast(({ path }) => path.includes("/queries"));
    expect(
      (JSON.parse(request?.body ?? "{}") as { readonly requests: readonly [Query] }).requests[0].facetFilters,
    ).toEqual(["type:content"]);
  });
});
