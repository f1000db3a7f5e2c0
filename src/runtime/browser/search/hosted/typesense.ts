/** Typesense, through its own search client. A separate chunk, loaded with the first query. */

import { SearchClient } from "typesense";
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

/** Field names of the DocSearch scraper for Typesense. */
const LEVEL_FIELDS = LEVELS.map((level) => `hierarchy.${level}`);

/** Makes the client. */
export function connect(hosted: HostedSearch): HostedClient {
  const client = new SearchClient({
    apiKey: hosted.apiKey,
    nodes: [{ url: hosted.url ?? "" }],
    connectionTimeoutSeconds: PATIENCE_MS / 1000,
    // Another engine answers meanwhile.
    numRetries: 0,
    // Its console messages repeat those of the search.
    logLevel: "silent",
  });
  const documents = client.collections(hosted.indexName).documents();
  return {
    async search(request) {
      const answer: unknown = await documents.search(toParameters(hosted, request), { abortSignal: request.signal });
      return { records: hitsOf(answer).map(toRecord), total: countIn(answer, "found") };
    },
  };
}

/** Parameters of one query: the site's own take precedence, and its filter is added to that of the context. */
function toParameters({ searchParameters }: HostedSearch, { query, context, records, words }: HostedRequest) {
  const { filter_by: own, ...parameters } = searchParameters;
  const filters = [...(context ? [toFilter(context)] : []), ...(typeof own === "string" ? [`(${own})`] : [])];
  return {
    query_by: [...LEVEL_FIELDS, "content"].join(","),
    include_fields: [...LEVEL_FIELDS, "content", "url", "type", "id"].join(","),
    highlight_full_fields: LEVEL_FIELDS.join(","),
    highlight_affix_num_tokens: Math.ceil(words / 2),
    sort_by: "_text_match:desc,item_priority:desc",
    per_page: records,
    ...parameters,
    q: query,
    highlight_start_tag: MARK_START,
    highlight_end_tag: MARK_END,
    ...(filters.length > 0 && { filter_by: filters.join(" && ") }),
  };
}

function toFilter({ language, tags }: SearchContext): string {
  return `language:=\`${language}\` && docusaurus_tag:=[${tags.map((tag) => `\`${tag}\``).join(",")}]`;
}

function toRecord(hit: unknown): FoundRecord {
  const found = objectIn(hit, "document");
  const highlights = Object.values(objectIn(hit, "highlights"));
  const marked = (field: string): string | undefined => {
    const highlight = highlights.find((one) => textIn(one, "field") === field);
    return textIn(highlight, "value") ?? textIn(highlight, "snippet");
  };
  return {
    id: textIn(found, "id") ?? "",
    url: textIn(found, "url") ?? "",
    levels: LEVEL_FIELDS.map((field) => {
      const text = marked(field) ?? textIn(found, field);
      return text === undefined ? undefined : toStretches(text);
    }),
    content: toStretches(marked("content") ?? textIn(found, "content") ?? ""),
  };
}
