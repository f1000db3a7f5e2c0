/** Searches a site's own index files. Each is fetched once, when it is first needed. */

import { type QueryWord, queryWords } from "../../../../lookup/query-words.ts";
import type { SearchAnswer, SearchEngine, SearchOptions } from "../engine.ts";
import type { FetchFile } from "./fetch-file.ts";
import { KnownTerms } from "./known-terms.ts";
import type { OpenIndex, TagIndex } from "./open-index.ts";
import { PublishedIndex } from "./published-index.ts";
import { nearestTerm } from "./query.ts";
import { rankPages } from "./rank.ts";
import { toPageHit } from "./sections.ts";
import { warmUp } from "./warm-up.ts";

/** Scheduling on a thread that paints. */
export interface PaintingThread {
  /** Resolves when there is time for speculative work. */
  readonly idle: () => Promise<void>;
  /** Resolves when the reader seems to have stopped typing. */
  readonly settled: () => Promise<void>;
}

/** The result of a search, or its error; both if only the texts of its results could not be fetched. */
interface Attempt {
  readonly answer?: SearchAnswer;
  readonly failure?: unknown;
}

/** Makes the engine. Without a thread that paints, all work runs as soon as possible. */
export function makeLocalEngine(fetchFile: FetchFile, { idle, settled }: Partial<PaintingThread> = {}): SearchEngine {
  const known = new KnownTerms();
  const published = new PublishedIndex(fetchFile, (loaded) => {
    // A failure here happens again on request, and is reported then.
    (idle?.() ?? Promise.resolve()).then(() => warmUp(loaded, known)).catch(() => {});
  });
  const attempt = (index: OpenIndex, query: string, options: SearchOptions): Promise<Attempt> =>
    searchIn({ index, query, options, known, settled }).catch((failure: unknown) => ({ failure }));

  return {
    prepare(tags) {
      // The search itself reports a failure, and tries again.
      published.open().then(
        (index) => index.load(tags).catch(() => {}),
        () => {},
      );
    },
    async search(query, options) {
      const index = await published.open();
      const first = await attempt(index, query, options);
      const successor = "failure" in first ? await published.successorOf(index) : undefined;
      const { answer, failure } = successor ? await attempt(successor, query, options) : first;
      if (!answer) throw failure;
      if (failure !== undefined) console.warn("The texts of search results could not be fetched.", failure);
      return answer;
    },
  };
}

interface Search {
  readonly index: OpenIndex;
  readonly query: string;
  readonly options: SearchOptions;
  readonly known: KnownTerms;
  readonly settled: PaintingThread["settled"] | undefined;
}

/** Searches one index. Rejects when what it needs to find pages cannot be fetched. */
async function searchIn({ index, query, options, known, settled }: Search): Promise<Attempt> {
  const words = queryWords(query);
  const loaded = await index.load(options.tags);
  const found = await index.find(words, options.tags);
  const { pages: shown, total } = await rankPages(loaded, found, options.pages);
  const suggestions = total === 0 ? await suggest(loaded, words) : [];
  const toAnswer = (): SearchAnswer => ({
    pages: shown.map((ranked) => {
      const page = ranked.of.pages.get(ranked.number) ?? { url: "", title: "", sections: [] };
      const texts = index.texts.get(ranked);
      const { sections, snippet } = options;
      return toPageHit({ page, terms: ranked.terms, sections, snippet, known, ...(texts && { texts }) });
    }),
    total,
    suggestions,
  });
  const missing = shown.filter((ranked) => !index.texts.get(ranked));
  if (missing.length === 0) return { answer: toAnswer() };
  // First, because readers need not wait for the up to eight files that follow.
  options.onPreliminary?.(toAnswer());
  await settled?.();
  // If the reader has typed on, other texts are needed.
  if (options.signal?.aborted) return { answer: toAnswer() };
  const loads = await Promise.allSettled(missing.map((ranked) => index.texts.load(ranked)));
  const failed = loads.find((load) => load.status === "rejected");
  return { answer: toAnswer(), ...(failed && { failure: failed.reason as unknown }) };
}

const MOST_SUGGESTIONS = 3;

/** Returns queries with results: the site's nearest words, or else the titles of the pages nearest to its root. */
async function suggest(indexes: readonly TagIndex[], words: readonly QueryWord[]): Promise<string[]> {
  const near = await Promise.all(
    words.flatMap(({ whole }) => indexes.map(async ({ index }) => nearestTerm(index, whole))),
  );
  const requested = new Set(words.map(({ whole }) => whole));
  const others = [...new Set(near.filter((term) => term !== undefined))].filter((term) => !requested.has(term));
  return (others.length > 0 ? others : mainTitles(indexes)).slice(0, MOST_SUGGESTIONS);
}

function mainTitles(indexes: readonly TagIndex[]): string[] {
  const docs = indexes.toSorted((a, b) => Number(b.isDocs) - Number(a.isDocs))[0];
  return (docs?.pages.known ?? []).toSorted((a, b) => a.url.length - b.url.length).map(({ title }) => title);
}
