/** Algolia's search, settings, batch, browse and events, as its REST API documents them. */

import {
  ADMIN_KEY,
  type EngineRequest,
  mark,
  matches,
  type Records,
  SEARCH_KEY,
  serveEngine,
} from "./record-server.ts";

const APP_ID = "APP";
const LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"];

interface Index {
  readonly records: Records;
  settings: Readonly<Record<string, unknown>>;
}

interface Query {
  readonly indexName: string;
  readonly query: string;
  readonly hitsPerPage: number;
  readonly facetFilters?: readonly (string | readonly string[])[];
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly clickAnalytics?: boolean;
}

interface Operation {
  readonly action: "updateObject" | "addObject" | "deleteObject";
  readonly body: { readonly objectID: string };
}

type Hierarchy = Readonly<Record<string, string | null>>;

const indexes = new Map<string, Index>();

function open(name: string): Index {
  const index = indexes.get(name) ?? { records: new Map(), settings: {} };
  indexes.set(name, index);
  return index;
}

function error(message: string, status: number): Response {
  return Response.json({ message, status }, { status });
}

serveEngine(
  (request) => {
    const { path, url, headers } = request;
    const credential = (name: string): string | null => headers.get(name) ?? url.searchParams.get(name);
    if (path[0] !== "1") return undefined;
    const app = credential("x-algolia-application-id") ?? credential("X-Algolia-Application-Id");
    const key = credential("x-algolia-api-key") ?? credential("X-Algolia-API-Key");
    const isSearch = path[2] === "*" || path[1] === "events";
    if (app !== APP_ID || (key !== ADMIN_KEY && !(isSearch && key === SEARCH_KEY)))
      return error("Invalid Application-ID or API key", 403);
    if (path[1] === "events") return Response.json({ status: 200, message: "OK" });
    return path[2] === "*" ? queries(request) : manage(request);
  },
  () => error("Not Found", 404),
);

function queries({ body }: EngineRequest): Response {
  const { requests } = JSON.parse(body) as { readonly requests: readonly Query[] };
  return Response.json({ results: requests.map(search) });
}

function search(query: Query): object {
  const { records } = open(query.indexName);
  const found = [...records.values()].filter(
    (record) => isFiltered(record, query) && matches(textsOf(record), query.query),
  );
  return {
    hits: found.slice(0, query.hitsPerPage).map((record) => toHit(record, query)),
    nbHits: found.length,
    page: 0,
    nbPages: 1,
    hitsPerPage: query.hitsPerPage,
    processingTimeMS: 1,
    query: query.query,
    index: query.indexName,
    ...(query.clickAnalytics && { queryID: "query-1" }),
  };
}

function isFiltered(record: Readonly<Record<string, unknown>>, { facetFilters = [] }: Query): boolean {
  const has = (filter: string): boolean => {
    const [facet = "", value] = filter.split(/:(.*)/s);
    return [record[facet]].flat().includes(value);
  };
  return facetFilters.every((filter) => (typeof filter === "string" ? has(filter) : filter.some(has)));
}

function textsOf(record: Readonly<Record<string, unknown>>): string[] {
  const hierarchy = record["hierarchy"] as Hierarchy;
  return [...LEVELS.map((level) => hierarchy[level] ?? ""), String(record["content"] ?? "")];
}

function toHit(record: Readonly<Record<string, unknown>>, query: Query): object {
  const tags = [query.highlightPreTag, query.highlightPostTag] as const;
  const highlight = (text: string) => ({ value: mark(text, query.query, tags), matchLevel: "full", matchedWords: [] });
  const levels = Object.entries(record["hierarchy"] as Hierarchy).filter(([, text]) => text !== null);
  const content = String(record["content"] ?? "");
  return {
    ...record,
    _highlightResult: { hierarchy: Object.fromEntries(levels.map(([level, text]) => [level, highlight(text ?? "")])) },
    _snippetResult: { content: highlight(content) },
  };
}

function manage({ method, path: [, , name = "", operation], body }: EngineRequest): Response | undefined {
  const known = indexes.get(name);
  if (operation === "settings" && method === "GET")
    return known ? Response.json(known.settings) : error(`Index ${name} does not exist`, 404);
  if (operation === "settings" && method === "PUT") {
    open(name).settings = JSON.parse(body) as Index["settings"];
    return Response.json({ updatedAt: "2026-01-01T00:00:00.000Z", taskID: 1 });
  }
  if (operation === "browse") return browse(name, JSON.parse(body) as { readonly cursor?: string });
  if (operation !== "batch") return undefined;
  const { requests } = JSON.parse(body) as { readonly requests: readonly Operation[] };
  const { records } = open(name);
  for (const { action, body: object } of requests) {
    if (action === "deleteObject") records.delete(object.objectID);
    else records.set(object.objectID, object);
  }
  return Response.json({ taskID: 2, objectIDs: requests.map(({ body: { objectID } }) => objectID) });
}

const BROWSED_AT_ONCE = 5;

function browse(name: string, { cursor = "0" }: { readonly cursor?: string }): Response {
  const index = indexes.get(name);
  if (!index) return error(`Index ${name} does not exist`, 404);
  const next = Number(cursor) + BROWSED_AT_ONCE;
  const hits = [...index.records.values()].slice(Number(cursor), next);
  return Response.json({ hits, ...(next < index.records.size && { cursor: String(next) }) });
}
