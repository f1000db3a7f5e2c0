/** Typesense's search, collections, import, export and deletion, as its API documents them. */

import {
  ADMIN_KEY,
  type EngineRequest,
  mark,
  matches,
  type Records,
  SEARCH_KEY,
  serveEngine,
} from "./record-server.ts";

interface Collection {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly records: Records;
}

const collections = new Map<string, Collection>();

function error(message: string, status: number): Response {
  return Response.json({ message }, { status });
}

serveEngine(
  (request) => {
    const { path, url, headers, method, body } = request;
    if (path[0] !== "collections") return undefined;
    const key = headers.get("x-typesense-api-key") ?? url.searchParams.get("x-typesense-api-key");
    const isSearch = path[3] === "search";
    if (key !== ADMIN_KEY && !(isSearch && key === SEARCH_KEY))
      return error("Forbidden - a valid `x-typesense-api-key` header must be sent.", 401);
    if (path.length === 1 && method === "POST") return create(body);
    const collection = collections.get(path[1] ?? "");
    if (!collection) return error("Not found.", 404);
    if (path.length === 2) return Response.json({ ...collection.schema, num_documents: collection.records.size });
    return documents(collection, request);
  },
  () => error("Not Found", 404),
);

function create(body: string): Response {
  const schema = JSON.parse(body) as Collection["schema"];
  const name = String(schema["name"]);
  if (collections.has(name)) return error(`A collection with name \`${name}\` already exists.`, 409);
  collections.set(name, { schema, records: new Map() });
  return Response.json({ ...schema, num_documents: 0, created_at: 1 }, { status: 201 });
}

function documents({ records }: Collection, { path, method, url, body }: EngineRequest): Response | undefined {
  const parameter = (name: string): string => url.searchParams.get(name) ?? "";
  if (path[3] === "search") return Response.json(search(records, parameter));
  if (path[3] === "import") return importLines(records, body);
  if (path[3] === "export") {
    const fields = parameter("include_fields").split(",");
    const lines = [...records.values()].map((record) =>
      JSON.stringify(
        Object.fromEntries(fields.filter((field) => field in record).map((field) => [field, record[field]])),
      ),
    );
    return new Response(lines.join("\n"));
  }
  if (method !== "DELETE") return undefined;
  const ids = /^id:=?\[(.*)\]$/.exec(parameter("filter_by"))?.[1]?.split(",") ?? [];
  return Response.json({ num_deleted: ids.filter((id) => records.delete(id.trim())).length });
}

function importLines(records: Records, body: string): Response {
  const answers = body.split("\n").map((line) => {
    const record = JSON.parse(line) as Readonly<Record<string, unknown>>;
    records.set(String(record["id"]), record);
    return JSON.stringify({ success: true });
  });
  return new Response(answers.join("\n"));
}

function search(records: Records, parameter: (name: string) => string): object {
  const query = parameter("q");
  const fields = parameter("query_by").split(",");
  const tags = [parameter("highlight_start_tag"), parameter("highlight_end_tag")] as const;
  const found = [...records.values()].filter(
    (record) =>
      isFiltered(record, parameter("filter_by")) &&
      matches(
        fields.map((field) => String(record[field] ?? "")),
        query,
      ),
  );
  const hits = found.slice(0, Number(parameter("per_page"))).map((document) => ({
    document,
    highlights: fields
      .filter((field) => matches([String(document[field] ?? "")], query))
      .map((field) => ({ field, snippet: mark(String(document[field]), query, tags), matched_tokens: [] })),
    text_match: 1,
  }));
  return { facet_counts: [], found: found.length, out_of: records.size, page: 1, search_time_ms: 1, hits };
}

/** `field:=value` and `field:=[a,b]`, joined by `&&`. */
function isFiltered(record: Readonly<Record<string, unknown>>, filter: string): boolean {
  if (filter === "") return true;
  return filter.split(" && ").every((part) => {
    const [, field = "", value = ""] = /^\(?([\w.]+):=(.*?)\)?$/.exec(part) ?? [];
    const values = value.replace(/^\[|\]$|`/g, "").split(",");
    return [record[field]].flat().some((own) => values.includes(String(own)));
  });
}
