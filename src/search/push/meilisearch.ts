/** Pushes to Meilisearch, by its API. The server queues requests, and reports later whether they succeeded. */

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
import { makeRequester, RequestFailure } from "./requester.ts";

const PREFIX = "hierarchy_";

const SETTINGS = {
  searchableAttributes: [...LEVEL_NAMES.map((level) => PREFIX + level), "content"],
  filterableAttributes: FACETS,
  rankingRules: ["words", "typo", "attribute", "proximity", "exactness", "level:desc", "position:asc"],
};

interface Fetched {
  readonly results: readonly Readonly<Record<string, unknown>>[];
  readonly total: number;
}

interface Task {
  readonly status: "enqueued" | "processing" | "succeeded" | "failed" | "canceled";
  readonly error?: { readonly message: string } | null;
}

const LISTED_AT_ONCE = 1000;
const POLL_MS = 250;

/** Makes the engine. */
export function makeMeilisearchEngine({ url = "", indexName }: HostedSearch, key: string): PushEngine {
  const requester = makeRequester({ servers: [url], headers: { authorization: `Bearer ${key}` } });
  const index = `/indexes/${encodeURIComponent(indexName)}`;
  const tasks: number[] = [];
  const enqueue = async (method: "POST" | "PATCH", path: string, body: unknown): Promise<void> => {
    const answer = await requester.send({ method, path: index + path, body });
    const { taskUid } = JSON.parse(answer ?? "{}") as { readonly taskUid?: number };
    if (taskUid !== undefined) tasks.push(taskUid);
  };
  return {
    async list() {
      const known: KnownRecord[] = [];
      const fields = ["objectID", "url", "language", "veloci_hash"];
      for (;;) {
        const body = { fields, offset: known.length, limit: LISTED_AT_ONCE };
        const answer = await requester.send({ method: "POST", path: `${index}/documents/fetch`, body });
        if (answer === undefined) return undefined;
        const { results, total } = JSON.parse(answer) as Fetched;
        known.push(...results.map((record) => toKnownRecord(record, "objectID")));
        if (results.length === 0 || known.length >= total) return known;
      }
    },
    create: () => enqueue("PATCH", "/settings", SETTINGS),
    save: (records) =>
      enqueue(
        "POST",
        "/documents?primaryKey=objectID",
        records.map((record) => ({
          objectID: record.id,
          ...levelFields(record, PREFIX),
          ...weightOf(record),
          ...commonFields(record),
        })),
      ),
    remove: (ids) => enqueue("POST", "/documents/delete-batch", ids),
    async finish() {
      for (const task of tasks) await waitFor(task);
    },
  };

  async function waitFor(task: number): Promise<void> {
    for (;;) {
      const answer = await requester.send({ method: "GET", path: `/tasks/${task}` });
      const { status, error } = JSON.parse(answer ?? '{"status":"succeeded"}') as Task;
      if (status === "succeeded") return;
      if (status === "failed" || status === "canceled")
        throw new RequestFailure("failed", `\`${url}\` could not store the records: ${error?.message ?? status}`);
      await Bun.sleep(POLL_MS);
    }
  }
}
