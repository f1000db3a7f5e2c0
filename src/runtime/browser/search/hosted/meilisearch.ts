/** Meilisearch, through its own client. A separate chunk, loaded with the first query. */

import { type Filter, Meilisearch } from "meilisearch";
import type { HostedSearch } from "../../../../lookup/hosted-search.ts";
import {
  countIn,
  type FoundRecord,
  hitsOf,
  type HostedClient,
  type HostedRequest,
  LEVELS,
  MARK_END,
  MARK_START,
  objectIn,
  type SearchContext,
  textIn,
  toStretches,
} from "./hosted-client.ts";
import { PATIENCE_MS } from "./patience.ts";

/** Field names of Meilisearch's scraper. */
const LEVEL_FIELDS = LEVELS.map((level) => `hierarchy_${level}`);

/** Makes the client. */
export function connect(hosted: HostedSearch): HostedClient {
  const client = new Meilisearch({ host: hosted.url ?? "", apiKey: hosted.apiKey, timeout: PATIENCE_MS });
  const index = client.index(hosted.indexName);
  return {
    async search(request) {
      const { query, signal } = request;
      const answer: unknown = await index.search(query, toParameters(hosted, request), { signal });
      return { records: hitsOf(answer).map(toRecord), total: countIn(answer, "estimatedTotalHits") };
    },
  };
}

/** Parameters of one query: the site's own take precedence, and its filter is added to that of the context. */
function toParameters({ searchParameters }: HostedSearch, { context, records, words }: HostedRequest) {
  const filter = mergeFilters(context, searchParameters["filter"]);
  return {
    attributesToRetrieve: [...LEVEL_FIELDS, "content", "url", "objectID"],
    attributesToHighlight: [...LEVEL_FIELDS, "content"],
    attributesToCrop: ["content"],
    cropLength: words,
    limit: records,
    ...searchParameters,
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
    ...(filter.length > 0 && { filter }),
  };
}

/** All members of the outer list must hold, and one member of each inner list. */
function mergeFilters(context: SearchContext | undefined, own: unknown): (string | string[])[] {
  const contextual = context
    ? [`language = ${quote(context.language)}`, context.tags.map((tag) => `docusaurus_tag = ${quote(tag)}`)]
    : [];
  const added = typeof own === "string" ? [own] : Array.isArray(own) ? (own as Exclude<Filter, string>) : [];
  return [...contextual, ...added];
}

function quote(value: string): string {
  return `"${value.replace(/["\\]/g, "\\$&")}"`;
}

function toRecord(hit: unknown): FoundRecord {
  const marked = objectIn(hit, "_formatted");
  return {
    id: textIn(hit, "objectID") ?? "",
    url: textIn(hit, "url") ?? "",
    levels: LEVEL_FIELDS.map((field) => {
      const text = textIn(marked, field) ?? textIn(hit, field);
      return text === undefined ? undefined : toStretches(text);
    }),
    content: toStretches(textIn(marked, "content") ?? textIn(hit, "content") ?? ""),
  };
}
