/** Hosted search in a browser, against servers that speak the protocols of the engines: results, filters, and every way to fail. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import type { HostedEngineName } from "../../src/lookup/hosted-search.ts";
import {
  findAxeViolations,
  openBrowser,
  type PageOptions,
  type TestBrowser,
  type TestPage,
} from "../support/browser.ts";
import { buildFixture, type BuiltSite, runCli, serveBuilt, type Served } from "../support/cli.ts";
import { configText } from "../support/site.ts";
import { type EngineServer, startEngine } from "../search/servers/engine-server.ts";
import { ADMIN_KEY, type Failure, SEARCH_KEY, type SeenRequest } from "../search/servers/record-server.ts";
import { seed } from "../search/servers/seed.ts";

const TIMEOUT_MS = 60_000;

/** The first request for a path, which a browser may send some time after what causes it. */
async function untilRequested(engine: EngineServer, path: string): Promise<SeenRequest | undefined> {
  for (let left = 100; left > 0; left--) {
    const found = (await engine.requests()).find((request) => request.path.startsWith(path));
    if (found) return found;
    await Bun.sleep(50);
  }
  return undefined;
}

const FILES = {
  "docs/index.md": "---\nslug: /\n---\n\n# Birds\n\nStart here.\n",
  "docs/heron.md": "# Heron\n\nIt waits by the local river.\n\n## Food\n\nFish.\n",
};

const SECTION = { language: "en", docusaurus_tag: "docs-default-current", version: "current" };

/** What the engine knows, and the site itself does not: its answers can be told apart. */
const RECORDS = [
  {
    ...SECTION,
    id: "1",
    levels: ["Docs", "Heron", "Hosted nest"],
    content: "High poplars.",
    url: "https://b.io/x/heron#nest",
  },
  { ...SECTION, id: "2", levels: ["Docs", "Heron"], content: "A hosted page.", url: "https://b.io/x/heron" },
  { ...SECTION, id: "3", levels: ["Shop", "Hosted shop"], content: "Food.", url: "https://shop.example.com/food" },
  { ...SECTION, id: "4", levels: ["Docs", "Hosted, in French"], content: "", url: "https://b.io/fr", language: "fr" },
  {
    ...SECTION,
    id: "5",
    levels: ["Docs", "Hosted, old"],
    content: "",
    url: "https://b.io/old",
    docusaurus_tag: "docs-default-1.0",
  },
];

const RULES = {
  apiKey: SEARCH_KEY,
  indexName: "birds",
  externalUrlRegex: "shop\\.example",
  replaceSearchResultPathname: { from: "/x/", to: "/" },
};

interface Case {
  readonly name: HostedEngineName;
  /** Theme config for a server. */
  readonly configure: (url: string) => object;
  /** What limits the query to the reader's language and versions, as the request has it. */
  readonly filterOf: (request: SeenRequest) => unknown;
  readonly filter: unknown;
  /** Those that the client of the engine has to recognize. */
  readonly failures: readonly Failure[];
  /** What it hears of a click on "Hosted nest", if the site enables that. */
  readonly clickEvent?: object;
}

const algoliaQuery = ({ body }: SeenRequest): Readonly<Record<string, unknown>> =>
  (JSON.parse(body) as { readonly requests: readonly [Readonly<Record<string, unknown>>] }).requests[0];

const CASES: readonly Case[] = [
  {
    name: "algolia",
    configure: (url) => ({
      algolia: { ...RULES, appId: "APP", url, insights: true, searchParameters: { facetFilters: ["version:current"] } },
    }),
    filterOf: (request) => algoliaQuery(request)["facetFilters"],
    filter: ["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"], "version:current"],
    failures: [403, 429, 500, "html", "silence"],
    clickEvent: { eventType: "click", index: "birds", objectIDs: ["1"], positions: [1], queryID: "query-1" },
  },
  {
    name: "typesense",
    configure: (url) => ({
      search: {
        provider: { ...RULES, name: "typesense", url, searchParameters: { filter_by: "version:=current" } },
      },
    }),
    filterOf: ({ path }) => new URL(path, "http://a").searchParams.get("filter_by"),
    filter: "language:=`en` && docusaurus_tag:=[`default`,`docs-default-current`] && (version:=current)",
    failures: [429, "html"],
  },
  {
    name: "meilisearch",
    configure: (url) => ({
      search: {
        provider: { ...RULES, name: "meilisearch", url, searchParameters: { filter: ['version = "current"'] } },
      },
    }),
    filterOf: ({ body }) => (JSON.parse(body) as { readonly filter: unknown }).filter,
    filter: [
      'language = "en"',
      ['docusaurus_tag = "default"', 'docusaurus_tag = "docs-default-current"'],
      'version = "current"',
    ],
    failures: [403, "html"],
  },
];

function build(themeConfig: object): Promise<BuiltSite> {
  const presets = [["classic", { docs: { routeBasePath: "/" }, blog: false }]];
  return buildFixture({ ...FILES, "docusaurus.config.mjs": configText({ presets, csp: true, themeConfig }) });
}

let browser: TestBrowser;
beforeAll(async () => void (browser = await openBrowser()), TIMEOUT_MS);
afterAll(() => browser?.close());

async function open(url: string, options?: PageOptions): Promise<TestPage> {
  return await browser.open(url, options);
}

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill(query);
}

const titles = (page: Page): Promise<string[]> => page.locator(".searchHitTitle").allTextContents();

const isQuery = ({ path }: SeenRequest): boolean => /queries|search/.test(path);

const NOTICE = "Search service unavailable. Showing local results.";

describe.each(CASES)("$name", ({ name, configure, filterOf, filter, failures, clickEvent }) => {
  const fixture: { engine?: EngineServer; built?: BuiltSite; served?: Served } = {};
  beforeAll(async () => {
    const engine = (fixture.engine = await startEngine(name));
    await seed(name, engine.url, RECORDS);
    const built = (fixture.built = await build(configure(engine.url)));
    if (built.code !== 0) throw new Error(built.stderr);
    fixture.served = await serveBuilt(built);
  }, TIMEOUT_MS);
  afterAll(async () => {
    await Promise.all([fixture.served?.stop(), fixture.engine?.stop()]);
    await fixture.built?.site.remove();
  });
  const start = async (path = "/heron", options?: PageOptions) => {
    const { engine, served } = fixture;
    if (!engine || !served) throw new Error("The fixture is not there.");
    await engine.control({});
    await engine.requests();
    return { engine, ...(await open(served.url + path, options)) };
  };

  test("returns pages with their sections, in the reader's language and version, suggests similar queries, and hears of clicks", async () => {
    const { page, engine, problems, requests, close } = await start();
    const isOfSearch = (url: string): boolean =>
      url.startsWith(engine.url) || /\/assets\/(?:search\/|js\/(?:search|algolia|typesense|meilisearch))/.test(url);
    expect(requests.filter(isOfSearch)).toEqual([]);
    await search(page, "hosted");
    await page.getByRole("option", { name: /Hosted shop/ }).waitFor();
    expect(await titles(page)).toEqual(["Heron", "Hosted nest", "Hosted shop"]);
    const links = await page.locator(".searchHit").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    expect(links).toEqual(["/heron", "/heron#nest", "https://shop.example.com/food"]);
    expect(await page.locator(".searchHitTitle mark").allTextContents()).toEqual(["Hosted", "Hosted"]);
    expect(await page.locator(".searchHitPath").allTextContents()).toEqual(["Docs", "Shop"]);
    expect(filterOf((await engine.requests()).filter(isQuery).at(-1) as SeenRequest)).toEqual(filter);
    expect(await page.getByText(NOTICE).count()).toBe(0);
    expect(requests.filter((url) => url.includes("/assets/search/"))).toEqual([]);
    await page.getByRole("combobox").fill("herrron");
    await page.getByText("No results for “herrron”").waitFor();
    expect(await page.getByRole("button", { name: "Heron", exact: true }).isVisible()).toBe(true);
    await page.getByRole("combobox").fill("poplars");
    await page.getByRole("option", { name: /Hosted nest/ }).click();
    await page.waitForURL("**/heron#nest");
    if (clickEvent) {
      const event = await untilRequested(engine, "/1/events");
      expect(JSON.parse(event?.body ?? "{}")).toMatchObject({ events: [clickEvent] });
    }
    expect(problems).toEqual([]);
    await close();
  });

  test("answers on the search page", async () => {
    const { page, problems, close } = await start("/search?q=poplars");
    await page.getByRole("link", { name: "Hosted nest" }).waitFor();
    expect(await page.getByRole("status").textContent()).toBe("One document found");
    expect(problems).toEqual([]);
    await close();
  });

  test.each(failures.map((failure) => ({ failure })))(
    "is replaced by the index of the site when it answers with $failure",
    async ({ failure }) => {
      const { page, engine, close } = await start();
      await engine.control({ failure });
      await search(page, "river");
      await page.getByRole("option", { name: /Heron/ }).waitFor();
      expect(await page.getByText(NOTICE).isVisible()).toBe(true);
      await engine.requests();
      await page.getByRole("combobox").fill("fish");
      await page.getByRole("option", { name: /Food/ }).waitFor();
      // An engine that failed is left alone for a while.
      expect((await engine.requests()).filter(isQuery)).toEqual([]);
      await close();
    },
  );

  test("falls back to the local index when it is blocked", async () => {
    const { page, engine, close } = await start();
    await page.route(`${engine.url}/**`, (route) => route.abort("blockedbyclient"));
    await search(page, "river");
    await page.getByRole("option", { name: /Heron/ }).waitFor();
    expect(await page.getByText(NOTICE).isVisible()).toBe(true);
    // All engines share the notice, so one page is checked.
    if (name === "algolia") expect(await findAxeViolations(page)).toEqual([]);
    await close();
  });

  test("finds what `search:push` sent", async () => {
    const { page, requests, problems, close } = await start();
    const { code, stdout } = await runCli(["search:push", fixture.built?.site.dir ?? ""], {
      env: { [`${name.toUpperCase()}_ADMIN_KEY`]: ADMIN_KEY },
    });
    expect(stdout).toContain("3 new, 0 changed, 0 removed, 0 unchanged");
    expect(code).toBe(0);
    await search(page, "waits");
    await page.getByRole("option", { name: /Heron/ }).click();
    await page.waitForURL("**/heron");
    expect(requests.filter((url) => url.includes("/assets/search/"))).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});

test("without a local index, a site reports that the search failed, and recovers", async () => {
  await using engine = await startEngine("meilisearch");
  await seed("meilisearch", engine.url, RECORDS);
  const provider = { name: "meilisearch", url: engine.url, apiKey: SEARCH_KEY, indexName: "birds" };
  await using built = await build({ search: { provider, local: false } });
  expect((await built.files()).filter((path) => path.startsWith("assets/search/"))).toEqual([]);
  await using served = await serveBuilt(built);
  const { page, close } = await open(`${served.url}/heron`);
  await engine.control({ failure: 500 });
  await search(page, "hosted");
  await page.getByText("Unable to fetch results").waitFor();
  expect(await page.getByText("You might want to check your network connection.").isVisible()).toBe(true);
  await engine.control({});
  await page.getByRole("combobox").fill("poplars");
  await page.getByRole("option", { name: /Hosted nest/ }).waitFor();
  await close();
});
