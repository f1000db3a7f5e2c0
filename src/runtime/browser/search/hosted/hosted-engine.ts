/**
 * The search of a site by a hosted engine. If that fails (blocked, overloaded or silent), the site's own index answers,
 * if there is one.
 */

import type { HostedEngineName, HostedSearch } from "../../../../lookup/hosted-search.ts";
import { remember } from "../../remember.ts";
import type { SearchAnswer, SearchEngine, SearchOptions } from "../engine.ts";
import type { FoundRecords, HostedClient } from "./hosted-client.ts";
import { toPageHits } from "./page-hits.ts";
import { PATIENCE_MS } from "./patience.ts";
import { makeResultUrl } from "./result-url.ts";

export interface HostedEngineRequest {
  readonly hosted: HostedSearch;
  /** Language of the pages. */
  readonly language: string;
  /** The fallback engine. */
  readonly local: SearchEngine | undefined;
}

/** When to prepare the local index, in case it must answer. */
const DOUBT_MS = 1000;

/** How long to avoid an engine that failed. */
const REST_MS = 30_000;

/** Records to request per page of the answer, because several records of a page may match. */
const RECORDS_PER_PAGE = 2.5;

/** Maximum that engines return at once. */
const MOST_RECORDS = 250;

/** Number of suggested queries when there are no results. */
const MOST_SUGGESTIONS = 3;

/** Average length of a word with the space after it, in characters. */
const WORD_LENGTH = 6;

const CLIENTS: Readonly<Record<HostedEngineName, () => Promise<{ connect(hosted: HostedSearch): HostedClient }>>> = {
  algolia: () => import("./algolia.ts"),
  typesense: () => import("./typesense.ts"),
  meilisearch: () => import("./meilisearch.ts"),
};

/** Makes the engine. Nothing is loaded before it is first used. */
export function makeHostedEngine({ hosted, language, local }: HostedEngineRequest): SearchEngine {
  const clients = new Map<string, Promise<HostedClient>>();
  const connected = (): Promise<HostedClient> =>
    remember(clients, "", async () => (await CLIENTS[hosted.engine]()).connect(hosted));
  const toUrl = makeResultUrl(hosted);
  const patience = makePatience();
  let follow: HostedClient["followed"];

  const ask = async (query: string, options: SearchOptions, signal: AbortSignal): Promise<SearchAnswer> => {
    const client = await connected();
    const requested = Math.min(MOST_RECORDS, Math.ceil(options.pages * RECORDS_PER_PAGE));
    const found = await client.search({
      query,
      context: hosted.contextualSearch ? { language, tags: options.tags } : undefined,
      records: requested,
      words: Math.ceil(options.snippet / WORD_LENGTH),
      signal,
    });
    follow = client.followed;
    const pages = toPageHits(found.records, toUrl, options);
    return { pages, total: countPages(found, pages.length, options), suggestions: [] };
  };
  const suggest = async (query: string, options: SearchOptions): Promise<readonly string[]> => {
    const { pages = [], suggestions = [] } = (await local?.search(query, options).catch(() => undefined)) ?? {};
    const titles = pages.slice(0, MOST_SUGGESTIONS).map(({ title }) => title.map(({ text }) => text).join(""));
    return suggestions.length > 0 ? suggestions : titles;
  };

  return {
    prepare(tags) {
      if (patience.isOver && local) local.prepare?.(tags);
      else connected().catch(() => {});
    },
    async search(query, options) {
      if (!patience.isOver || !local) {
        try {
          const doubt = setTimeout(() => local?.prepare?.(options.tags), DOUBT_MS);
          const answer = await patience
            .wait((signal) => ask(query, options, signal))
            .finally(() => clearTimeout(doubt));
          return answer.total > 0 ? answer : { ...answer, suggestions: await suggest(query, options) };
        } catch (error) {
          if (!local) throw error;
          console.info("The search service did not answer, so the local index answers.", error);
        }
      }
      const onPreliminary = (answer: SearchAnswer): void => options.onPreliminary?.({ ...answer, isSubstitute: true });
      return { ...(await local.search(query, { ...options, onPreliminary })), isSubstitute: true };
    },
    followed: ({ id }) => id !== undefined && follow?.(id),
  };
}

/** Engines count records. Pages can be counted only if all records have arrived. */
function countPages({ records, total }: FoundRecords, pages: number, { pages: most }: SearchOptions): number {
  return pages < most || records.length >= total ? pages : Math.max(pages, total);
}

interface Patience {
  /** Whether an engine failed recently. */
  readonly isOver: boolean;
  /** Runs work with a timeout that counts from the first unanswered question, because readers type on meanwhile. */
  wait<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

function makePatience(): Patience {
  let silentSince: number | undefined;
  let restUntil = 0;
  return {
    get isOver() {
      return performance.now() < restUntil;
    },
    async wait(work) {
      const now = performance.now();
      silentSince ??= now;
      const controller = new AbortController();
      const late = Promise.withResolvers<never>();
      const onLate = (): void => {
        controller.abort();
        late.reject(new Error("The search did not answer in time."));
      };
      const timer = setTimeout(onLate, silentSince + PATIENCE_MS - now);
      try {
        return await Promise.race([work(controller.signal), late.promise]);
      } catch (error) {
        restUntil = performance.now() + REST_MS;
        throw error;
      } finally {
        silentSince = undefined;
        clearTimeout(timer);
      }
    },
  };
}
