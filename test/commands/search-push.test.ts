/** `search:push` against servers that speak the protocols of the engines: what is sent, what is not, and how it fails. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { HostedEngineName } from "../../src/lookup/hosted-search.ts";
import type { JsonReport, SearchPushFacts } from "../../src/model/json-report.ts";
import { type EngineServer, startEngine } from "../search/servers/engine-server.ts";
import { ADMIN_KEY, SEARCH_KEY, type SeenRequest } from "../search/servers/record-server.ts";
import { seed } from "../search/servers/seed.ts";
import { type CliResult, runCli } from "../support/cli.ts";
import { configText, makeSite, type TestSite } from "../support/site.ts";

const FILES = {
  "docs/index.md": "---\nslug: /\n---\n\n# Birds\n\nStart here.\n",
  "docs/water/heron.md":
    "# Heron\n\nIt waits.\n\n## Food\n\nFish.\n\n### Where\n\nIn rivers.\n\n## Nest\n\nIn poplars.\n",
  "src/pages/about.md": "# About\n\nMade by people.\n",
};

/** Records of the site: a page with its sections each. */
const RECORDS = 6;

const HERON = "https://birds.example.com/water/heron";

interface Case {
  readonly name: HostedEngineName;
  readonly variable: string;
  readonly configure: (url: string) => object;
  /** How the engine names what a section must have. */
  readonly where: object;
}

const provider = (name: HostedEngineName) => (url: string) => ({
  search: { provider: { name, url, apiKey: SEARCH_KEY, indexName: "birds" } },
});

const CASES: readonly Case[] = [
  {
    name: "algolia",
    variable: "ALGOLIA_ADMIN_KEY",
    configure: (url) => ({ algolia: { appId: "APP", url, apiKey: SEARCH_KEY, indexName: "birds" } }),
    where: { hierarchy: { lvl0: "water", lvl1: "Heron", lvl2: "Food", lvl3: "Where" } },
  },
  {
    name: "typesense",
    variable: "TYPESENSE_ADMIN_KEY",
    configure: provider("typesense"),
    where: {
      "hierarchy.lvl0": "water",
      "hierarchy.lvl1": "Heron",
      "hierarchy.lvl2": "Food",
      "hierarchy.lvl3": "Where",
    },
  },
  {
    name: "meilisearch",
    variable: "MEILISEARCH_ADMIN_KEY",
    configure: provider("meilisearch"),
    where: { hierarchy_lvl0: "water", hierarchy_lvl1: "Heron", hierarchy_lvl2: "Food", hierarchy_lvl3: "Where" },
  },
];

const toConfig = (themeConfig: object): string =>
  configText({
    url: "https://birds.example.com",
    presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
    themeConfig,
  });

type Report = JsonReport & SearchPushFacts;

const reportOf = ({ stdout }: CliResult): Report => JSON.parse(stdout) as Report;

describe.each(CASES)("$name", ({ name, variable, configure, where }) => {
  const fixture: { engine?: EngineServer; site?: TestSite } = {};
  beforeAll(async () => {
    const engine = (fixture.engine = await startEngine(name));
    fixture.site = await makeSite({ ...FILES, "docusaurus.config.mjs": toConfig(configure(engine.url)) });
  });
  afterAll(async () => {
    await Promise.all([fixture.engine?.stop(), fixture.site?.remove()]);
  });
  const start = async () => {
    const { engine, site } = fixture;
    if (!engine || !site) throw new Error("The fixture is not there.");
    await engine.control({});
    await engine.requests();
    const push = (key: string, ...args: readonly string[]): Promise<CliResult> =>
      runCli(["search:push", site.dir, "--json", ...args], { env: { [variable]: key } });
    return { engine, site, push };
  };
  const recordsIn = (requests: readonly SeenRequest[]): string =>
    requests
      .filter(({ method }) => method === "POST")
      .map(({ body }) => body)
      .join("\n");

  test("shows what would be sent in a dry run, and sends nothing", async () => {
    const { engine, push } = await start();
    const report = reportOf(await push(ADMIN_KEY, "--dry-run"));
    expect(report).toMatchObject({
      ok: true,
      dryRun: true,
      records: RECORDS,
      added: RECORDS,
      removed: 0,
      engine: name,
    });
    expect(recordsIn(await engine.requests())).not.toContain(HERON);
  });

  test("sends each section once, with its headings, language and version", async () => {
    const { engine, push } = await start();
    const first = await push(ADMIN_KEY);
    expect(reportOf(first)).toMatchObject({ ok: true, index: "birds", added: RECORDS, changed: 0, unchanged: 0 });
    const sent = sentRecords(recordsIn(await engine.requests()));
    expect(sent).toHaveLength(RECORDS);
    expect(sent.find(({ url }) => url === `${HERON}#where`)).toMatchObject({
      ...where,
      content: "In rivers.",
      anchor: "where",
      language: "en",
      docusaurus_tag: "docs-default-current",
      version: "current",
    });
    expect(sent.find(({ url }) => url === "https://birds.example.com/about")).toMatchObject({
      docusaurus_tag: "default",
    });
    expect(reportOf(await push(ADMIN_KEY))).toMatchObject({ added: 0, changed: 0, removed: 0, unchanged: RECORDS });
    expect(recordsIn(await engine.requests())).not.toContain(HERON);
  });

  test("sends changed records, removes old ones, and keeps records of others", async () => {
    const { engine, site, push } = await start();
    await seed(name, engine.url, [
      { id: "a", levels: ["Crawled"], content: "", url: `${HERON}#crawled`, language: "en" },
      { id: "b", levels: ["Other"], content: "", url: "https://other.example.com/", language: "en" },
    ]);
    await site.write(
      "docs/water/heron.md",
      FILES["docs/water/heron.md"].replace("Fish.", "Frogs.").replace(/## Nest[^]*/, ""),
    );
    const report = reportOf(await push(ADMIN_KEY));
    expect(report).toMatchObject({ added: 0, changed: 1, removed: 1, unchanged: RECORDS - 2 });
    expect(report.diagnostics).toMatchObject([{ code: "foreign-search-records", severity: "warning" }]);
    expect(report.diagnostics[0]?.message).toContain("has 1 record of this site");
  });

  test("retries when the server is busy", async () => {
    const { engine, site, push } = await start();
    await site.write("src/pages/about.md", "# About\n\nMade by others.\n");
    await engine.control({ failure: 429, times: 2, headers: { "retry-after": "0" } });
    expect(reportOf(await push(ADMIN_KEY))).toMatchObject({ ok: true, changed: 1 });
  });

  test("reports a key without write access, a missing key, and a server that keeps failing", async () => {
    const { engine, push } = await start();
    const refused = reportOf(await push(SEARCH_KEY));
    expect(refused.ok).toBe(false);
    expect(refused.diagnostics.at(-1)).toMatchObject({ code: "search-refused", severity: "error" });
    expect(refused.diagnostics.at(-1)?.hint).toContain(variable);
    const missing = reportOf(await push(""));
    expect(missing.diagnostics.at(-1)).toMatchObject({ code: "missing-search-key", severity: "error" });
    await engine.control({ failure: 500, headers: { "retry-after": "0" } });
    const failed = reportOf(await push(ADMIN_KEY));
    expect(failed.diagnostics.at(-1)).toMatchObject({ code: "search-failed" });
    expect(failed.diagnostics.at(-1)?.message).toContain("answers 500: ");
  });
});

/** Records of all requests, whichever the shape. */
function sentRecords(text: string): Readonly<Record<string, unknown>>[] {
  const values = text.split("\n").flatMap((line) => JSON.parse(line) as unknown);
  return values.flatMap(find);
}

function find(value: unknown): Readonly<Record<string, unknown>>[] {
  if (typeof value !== "object" || value === null) return [];
  if ("veloci_hash" in value) return [value as Readonly<Record<string, unknown>>];
  return Object.values(value).flatMap(find);
}

test("reports a site without hosted search", async () => {
  await using site = await makeSite({ ...FILES, "docusaurus.config.mjs": toConfig({}) });
  const result = await runCli(["search:push", site.dir]);
  expect(result.code).toBe(1);
  expect(result.stderr).toContain("error[no-hosted-search]");
});
