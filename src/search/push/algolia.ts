/** Pushes to Algolia, by its REST API. */

import type { HostedSearch } from "../../lookup/hosted-search.ts";
import {
  commonFields,
  FACETS,
  type KnownRecord,
  LEVEL_NAMES,
  levelFields,
  type PushEngine,
  toKnownRecord,
  weightOf,
} from "./push-engine.ts";
import { makeRequester } from "./requester.ts";

interface Browsed {
  readonly hits: readonly Readonly<Record<string, unknown>>[];
  readonly cursor?: string;
}

const READ_FIELDS = ["objectID", "url", "language", "veloci_hash"];

/** Set when the index is created; changes in Algolia's dashboard are kept. */
const SETTINGS = {
  searchableAttributes: [...LEVEL_NAMES.map((level) => `unordered(hierarchy.${level})`), "content"],
  attributesForFaceting: FACETS,
  attributesToHighlight: ["hierarchy", "content"],
  attributesToSnippet: ["content:10"],
  attributeForDistinct: "url",
  distinct: true,
  customRanking: ["desc(weight.level)", "asc(weight.position)"],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  advancedSyntax: true,
  removeWordsIfNoResults: "allOptional",
};

/** Makes the engine. */
export function makeAlgoliaEngine({ url, appId, indexName }: HostedSearch, key: string): PushEngine {
  const others = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  const requester = makeRequester({
    servers: url === undefined ? [`https://${appId}.algolia.net`, ...others] : [url],
    headers: { "x-algolia-application-id": appId, "x-algolia-api-key": key },
  });
  const path = (operation: string): string => `/1/indexes/${encodeURIComponent(indexName)}/${operation}`;
  const batch = async (requests: readonly object[]): Promise<void> => {
    await requester.send({ method: "POST", path: path("batch"), body: { requests } });
  };
  return {
    async list() {
      const known: KnownRecord[] = [];
      for (let cursor: string | undefined; ;) {
        const body = { attributesToRetrieve: READ_FIELDS, hitsPerPage: 1000, ...(cursor !== undefined && { cursor }) };
        const answer = await requester.send({ method: "POST", path: path("browse"), body });
        if (answer === undefined) return undefined;
        const browsed = JSON.parse(answer) as Browsed;
        known.push(...browsed.hits.map((hit) => toKnownRecord(hit, "objectID")));
        cursor = browsed.cursor;
        if (cursor === undefined) return known;
      }
    },
    create: async () => void (await requester.send({ method: "PUT", path: path("settings"), body: SETTINGS })),
    save: (records) =>
      batch(
        records.map((record) => ({
          action: "updateObject",
          body: {
            objectID: record.id,
            hierarchy: levelFields(record, ""),
            weight: weightOf(record),
            ...commonFields(record),
          },
        })),
      ),
    remove: (ids) => batch(ids.map((objectID) => ({ action: "deleteObject", body: { objectID } }))),
    finish: async () => {},
  };
}
