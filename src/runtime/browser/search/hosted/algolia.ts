/** Algolia, through its own search client. A separate chunk, loaded with the first query. */

import { liteClient } from "algoliasearch/lite";
import { ALGOLIA_INSIGHTS, type HostedSearch } from "../../../../lookup/hosted-search.ts";
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

type FacetFilters = readonly (string | readonly string[])[];

/** Makes the client. */
export function connect(hosted: HostedSearch): HostedClient {
  const { appId, apiKey, indexName, insights } = hosted;
  const client = liteClient(appId, apiKey, {
    ...(hosted.url !== undefined && { hosts: [toHost(hosted.url)] }),
    timeouts: { connect: PATIENCE_MS, read: PATIENCE_MS, write: PATIENCE_MS },
    // Another engine answers meanwhile.
    maxRateLimitRetries: 0,
  });
  const events = insights ? makeEvents(hosted) : undefined;
  return {
    async search(request) {
      const { results } = await client.search({ requests: [{ indexName, ...toParameters(hosted, request) }] });
      const [answer] = results;
      const hits = hitsOf(answer);
      events?.answered(textIn(answer, "queryID"), hits);
      return { records: hits.map(toRecord), total: countIn(answer, "nbHits") };
    },
    ...(events && { followed: (record: string) => events.followed(record) }),
  };
}

function toHost(url: string) {
  const { protocol, host, pathname } = new URL(url);
  const path = pathname === "/" ? "" : pathname;
  return { url: host + path, accept: "readWrite", protocol: protocol === "http:" ? "http" : "https" } as const;
}

/** Parameters of one query: the site's own take precedence, and its filters are added to those of the context. */
function toParameters({ searchParameters, insights }: HostedSearch, { query, context, records, words }: HostedRequest) {
  const filters = mergeFilters(context, searchParameters["facetFilters"]);
  return {
    attributesToRetrieve: [...LEVELS.map((level) => `hierarchy.${level}`), "content", "type", "url"],
    attributesToSnippet: [`content:${words}`],
    snippetEllipsisText: "…",
    hitsPerPage: records,
    ...(insights && { clickAnalytics: true }),
    ...searchParameters,
    query,
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
    ...(filters.length > 0 && { facetFilters: filters as (string | string[])[] }),
  };
}

/** The filters of the format: one for the language, one for all tags, and the site's own. */
function mergeFilters(context: SearchContext | undefined, own: unknown): FacetFilters {
  const contextual = context
    ? [`language:${context.language}`, context.tags.map((tag) => `docusaurus_tag:${tag}`)]
    : [];
  const added = typeof own === "string" ? [own] : Array.isArray(own) ? (own as FacetFilters) : [];
  return [...contextual, ...added];
}

function toRecord(hit: unknown): FoundRecord {
  const marked = objectIn(objectIn(hit, "_highlightResult"), "hierarchy");
  const plain = objectIn(hit, "hierarchy");
  const snippet = textIn(objectIn(objectIn(hit, "_snippetResult"), "content"), "value");
  return {
    id: textIn(hit, "objectID") ?? "",
    url: textIn(hit, "url") ?? "",
    levels: LEVELS.map((level) => {
      const text = textIn(objectIn(marked, level), "value") ?? textIn(plain, level);
      return text === undefined ? undefined : toStretches(text);
    }),
    content: toStretches(snippet ?? textIn(hit, "content") ?? ""),
  };
}

interface Events {
  /** Records the origin of hits. */
  answered(queryId: string | undefined, hits: readonly unknown[]): void;
  /** Reports that a reader follows one. */
  followed(record: string): void;
}

/** Click events of the latest answer. The reader's name lasts as long as the page is open, without a cookie. */
function makeEvents({ url, appId, apiKey, indexName }: HostedSearch): Events {
  const userToken = `anonymous-${crypto.randomUUID?.() ?? Math.random().toString(36).slice(2)}`;
  const query = new URLSearchParams({ "X-Algolia-Application-Id": appId, "X-Algolia-API-Key": apiKey });
  let latest: { readonly queryId: string; readonly ids: readonly string[] } | undefined;
  return {
    answered(queryId, hits) {
      latest = queryId === undefined ? undefined : { queryId, ids: hits.map((hit) => textIn(hit, "objectID") ?? "") };
    },
    followed(record) {
      const position = latest?.ids.indexOf(record) ?? -1;
      if (!latest || position < 0) return;
      const event = {
        eventType: "click",
        eventName: "Search result followed",
        index: indexName,
        userToken,
        queryID: latest.queryId,
        objectIDs: [record],
        positions: [position + 1],
      };
      // A beacon is sent even if the page is left.
      navigator.sendBeacon(`${url ?? ALGOLIA_INSIGHTS}/1/events?${query}`, JSON.stringify({ events: [event] }));
    },
  };
}
