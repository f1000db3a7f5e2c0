/** Puts records into the test server of an engine, as the scrapers of DocSearch name their fields there. */

import type { HostedEngineName } from "../../../src/lookup/hosted-search.ts";
import { ADMIN_KEY } from "./record-server.ts";

export interface SeedRecord {
  readonly id: string;
  /** `lvl0` first. */
  readonly levels: readonly string[];
  readonly content: string;
  readonly url: string;
  readonly [facet: string]: unknown;
}

/** Seeds the index `birds`. */
export async function seed(name: HostedEngineName, url: string, records: readonly SeedRecord[]): Promise<void> {
  const response = await SEEDERS[name](url, records);
  if (!response.ok) throw new Error(`The server answered ${response.status}: ${await response.text()}`);
}

type Seeder = (url: string, records: readonly SeedRecord[]) => Promise<Response>;

const SEEDERS: Readonly<Record<HostedEngineName, Seeder>> = {
  algolia: (url, records) => {
    const requests = records.map(({ id, levels, ...rest }) => {
      const hierarchy = Object.fromEntries(levels.map((text, level) => [`lvl${level}`, text]));
      return { action: "addObject", body: { objectID: id, hierarchy, ...rest } };
    });
    const headers = { "x-algolia-application-id": "APP", "x-algolia-api-key": ADMIN_KEY };
    return fetch(`${url}/1/indexes/birds/batch`, { method: "POST", headers, body: JSON.stringify({ requests }) });
  },
  typesense: async (url, records) => {
    const headers = { "x-typesense-api-key": ADMIN_KEY };
    await fetch(`${url}/collections`, { method: "POST", headers, body: '{"name":"birds"}' });
    const lines = records.map((record) => JSON.stringify(flat(record, "hierarchy.lvl", "id")));
    return fetch(`${url}/collections/birds/documents/import?action=upsert`, {
      method: "POST",
      headers,
      body: lines.join("\n"),
    });
  },
  meilisearch: (url, records) =>
    fetch(`${url}/indexes/birds/documents`, {
      method: "POST",
      headers: { authorization: `Bearer ${ADMIN_KEY}`, "content-type": "application/json" },
      body: JSON.stringify(records.map((record) => flat(record, "hierarchy_lvl", "objectID"))),
    }),
};

function flat({ id, levels, ...rest }: SeedRecord, prefix: string, key: string): object {
  return { [key]: id, ...Object.fromEntries(levels.map((text, level) => [prefix + level, text])), ...rest };
}
