/** Meilisearch's search, documents, settings and tasks, as its API documents them. */

import {
  ADMIN_KEY,
  type EngineRequest,
  mark,
  matches,
  type Records,
  SEARCH_KEY,
  serveEngine,
} from "./record-server.ts";

interface Index {
  readonly records: Records;
  settings: Readonly<Record<string, unknown>>;
}

interface Query {
  readonly q: string;
  readonly limit: number;
  readonly filter?: readonly (string | readonly string[])[];
  readonly attributesToHighlight: readonly string[];
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
}

const indexes = new Map<string, Index>();

function error(message: string, code: string, status: number): Response {
  return Response.json({ message, code, type: "invalid_request", link: "" }, { status });
}

serveEngine(
  ({ path, headers, ...rest }) => {
    const key = headers.get("authorization");
    const isSearch = path[2] === "search";
    if (key !== `Bearer ${ADMIN_KEY}` && !(isSearch && key === `Bearer ${SEARCH_KEY}`))
      return error("The provided API key is invalid.", "invalid_api_key", 403);
    if (path[0] === "tasks") return Response.json({ uid: Number(path[1]), status: "succeeded", error: null });
    if (path[0] !== "indexes") return undefined;
    return manage({ path, headers, ...rest });
  },
  () => error("Not found", "not_found", 404),
);

function enqueued(): Response {
  return Response.json({ taskUid: 7, status: "enqueued", type: "documentAdditionOrUpdate" }, { status: 202 });
}

function manage({ method, path, body }: EngineRequest): Response | undefined {
  const [, name = "", what, how] = path;
  const known = indexes.get(name);
  const open = (): Index => {
    const index = known ?? { records: new Map(), settings: {} };
    indexes.set(name, index);
    return index;
  };
  if (what === "settings" && method === "PATCH") {
    open().settings = JSON.parse(body) as Index["settings"];
    return enqueued();
  }
  if (what === "documents" && how === undefined && method === "POST") {
    const { records } = open();
    for (const record of JSON.parse(body) as readonly Record<string, unknown>[])
      records.set(String(record["objectID"]), record);
    return enqueued();
  }
  if (!known) return error(`Index \`${name}\` not found.`, "index_not_found", 404);
  if (what === undefined) return Response.json({ uid: name, primaryKey: "objectID" });
  if (what === "search") return Response.json(search(known.records, JSON.parse(body) as Query));
  if (what !== "documents") return undefined;
  if (how === "delete-batch") {
    for (const id of JSON.parse(body) as readonly string[]) known.records.delete(id);
    return enqueued();
  }
  const { offset, limit } = JSON.parse(body) as { readonly offset: number; readonly limit: number };
  const results = [...known.records.values()].slice(offset, offset + limit);
  return Response.json({ results, offset, limit, total: known.records.size });
}

function search(records: Records, query: Query): object {
  const { q, limit, filter = [], attributesToHighlight: fields } = query;
  const tags = [query.highlightPreTag, query.highlightPostTag] as const;
  const textsOf = (record: Readonly<Record<string, unknown>>): string[] =>
    fields.map((field) => String(record[field] ?? ""));
  const found = [...records.values()].filter((record) => isFiltered(record, filter) && matches(textsOf(record), q));
  const hits = found.slice(0, limit).map((record) => ({
    ...record,
    _formatted: Object.fromEntries(
      Object.entries(record).map(([field, value]) => [
        field,
        fields.includes(field) && typeof value === "string" ? mark(value, q, tags) : value,
      ]),
    ),
  }));
  return { hits, query: q, processingTimeMs: 1, limit, offset: 0, estimatedTotalHits: found.length };
}

function isFiltered(record: Readonly<Record<string, unknown>>, filter: NonNullable<Query["filter"]>): boolean {
  const has = (one: string): boolean => {
    const [, field = "", value = ""] = /^(\w+) = "(.*)"$/.exec(one) ?? [];
    return [record[field]].flat().includes(value.replaceAll("\\", ""));
  };
  return filter.every((one) => (typeof one === "string" ? has(one) : one.some(has)));
}
