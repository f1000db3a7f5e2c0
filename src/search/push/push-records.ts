/**
 * Updates the index of a hosted engine. Changes are detected by hashes in the index itself, so it does not matter which
 * machine pushed last.
 */

import type { HostedEngineName, HostedSearch } from "../../lookup/hosted-search.ts";
import type { Tick } from "../../model/build.ts";
import type { SearchPushFacts } from "../../model/json-report.ts";
import { makeAlgoliaEngine } from "./algolia.ts";
import { makeMeilisearchEngine } from "./meilisearch.ts";
import type { HashedRecord, KnownRecord, PushEngine } from "./push-engine.ts";
import { recordHash, type SearchRecord } from "./records.ts";
import { makeTypesenseEngine } from "./typesense.ts";

export interface PushRequest {
  readonly hosted: HostedSearch;
  /** The key with write access. */
  readonly key: string;
  readonly records: readonly SearchRecord[];
  /** Prefix of the site's URLs. */
  readonly siteUrl: string;
  readonly language: string;
  /** Whether to only compute what would be sent. */
  readonly isDryRun: boolean;
  readonly tick: Tick;
}

export interface PushResult extends Pick<SearchPushFacts, "added" | "changed" | "removed" | "unchanged"> {
  /** Records of the same site that Veloci did not write. */
  readonly foreign: number;
}

const ENGINES: Readonly<Record<HostedEngineName, (hosted: HostedSearch, key: string) => PushEngine>> = {
  algolia: makeAlgoliaEngine,
  typesense: makeTypesenseEngine,
  meilisearch: makeMeilisearchEngine,
};

const BATCH = 500;

/** Sends changes and removes old records. Throws a `RequestFailure`. */
export async function pushRecords({ hosted, key, isDryRun, tick, ...site }: PushRequest): Promise<PushResult> {
  const engine = ENGINES[hosted.engine](hosted, key);
  const known = await engine.list();
  const plan = compare(site, known ?? []);
  if (isDryRun) return plan.result;
  if (known === undefined) await engine.create();
  const total = plan.saved.length + plan.removed.length;
  let done = 0;
  tick(done, total);
  for (const batch of inBatches(plan.saved)) {
    await engine.save(batch);
    tick((done += batch.length), total);
  }
  for (const batch of inBatches(plan.removed)) {
    await engine.remove(batch);
    tick((done += batch.length), total);
  }
  await engine.finish();
  return plan.result;
}

interface Plan {
  readonly saved: readonly HashedRecord[];
  readonly removed: readonly string[];
  readonly result: PushResult;
}

/** Other sites and languages may share the index: their records stay. */
function compare(
  { records, siteUrl, language }: Pick<PushRequest, "records" | "siteUrl" | "language">,
  known: readonly KnownRecord[],
): Plan {
  const own = known.filter((record) => record.language === language && record.url.startsWith(siteUrl));
  const hashes = new Map(own.flatMap(({ id, hash: cache }) => (cache === undefined ? [] : [[id, cache] as const])));
  const hashed = records.map((record) => ({ ...record, hash: recordHash(JSON.stringify(record)) }));
  const saved = hashed.filter((record) => hashes.get(record.id) !== record.hash);
  const ids = new Set(records.map(({ id }) => id));
  const removed = [...hashes.keys()].filter((id) => !ids.has(id));
  const added = saved.filter(({ id }) => !hashes.has(id)).length;
  const result = {
    added,
    changed: saved.length - added,
    removed: removed.length,
    unchanged: hashed.length - saved.length,
    foreign: own.filter((record) => record.hash === undefined).length,
  };
  return { saved, removed, result };
}

function inBatches<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) => all.slice(at * BATCH, (at + 1) * BATCH));
}
