/** Pushes to Typesense, by its API. */

import type { HostedSearch } from "../../lookup/hosted-search.ts";
import {
  commonFields,
  FACETS,
  LEVEL_NAMES,
  levelFields,
  type PushEngine,
  toKnownRecord,
  weightOf,
} from "./push-engine.ts";
import { makeRequester, RequestFailure } from "./requester.ts";

const PREFIX = "hierarchy.";

/** Set when the collection is created. */
const SCHEMA = {
  token_separators: ["_", "-"],
  fields: [
    ...LEVEL_NAMES.map((level) => ({ name: PREFIX + level, type: "string", optional: true })),
    { name: "content", type: "string", optional: true },
    { name: "url", type: "string", facet: true },
    { name: "anchor", type: "string", optional: true },
    ...FACETS.map((name) => ({ name, type: "string", facet: true, optional: true })),
    { name: "item_priority", type: "int64" },
    { name: "veloci_hash", type: "string", index: false, optional: true },
  ],
};

/** The server refuses query strings longer than 4,000 characters. */
const IDS_IN_A_PATH = 150;

interface Imported {
  readonly success: boolean;
  readonly error?: string;
}

/** Makes the engine. */
export function makeTypesenseEngine({ url = "", indexName }: HostedSearch, key: string): PushEngine {
  const requester = makeRequester({ servers: [url], headers: { "x-typesense-api-key": key } });
  const documents = `/collections/${encodeURIComponent(indexName)}/documents`;
  return {
    async list() {
      const path = `${documents}/export?include_fields=id,url,language,veloci_hash`;
      const answer = await requester.send({ method: "GET", path });
      const lines = answer?.split("\n").filter((line) => line !== "");
      return lines?.map((line) => toKnownRecord(JSON.parse(line) as Record<string, unknown>, "id"));
    },
    create: async () =>
      void (await requester.send({ method: "POST", path: "/collections", body: { name: indexName, ...SCHEMA } })),
    async save(records) {
      const lines = records.map((record) => {
        const { level, position } = weightOf(record);
        const item_priority = level * 1000 - position;
        return JSON.stringify({
          id: record.id,
          ...levelFields(record, PREFIX),
          item_priority,
          ...commonFields(record),
        });
      });
      const path = `${documents}/import?action=upsert`;
      const answer = await requester.send({ method: "POST", path, body: lines.join("\n") });
      // The status does not cover single records.
      const imported = (answer ?? "").split("\n").map((line) => JSON.parse(line) as Imported);
      const failed = imported.find(({ success }) => !success);
      if (failed) throw new RequestFailure("failed", `\`${url}\` rejected a record: ${failed.error ?? ""}`);
    },
    async remove(ids) {
      for (let at = 0; at < ids.length; at += IDS_IN_A_PATH) {
        const filter = encodeURIComponent(`id:[${ids.slice(at, at + IDS_IN_A_PATH).join(",")}]`);
        await requester.send({ method: "DELETE", path: `${documents}?filter_by=${filter}` });
      }
    },
    finish: async () => {},
  };
}
