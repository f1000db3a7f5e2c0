/** The search of a site in its own index files. Each is fetched once, when it is first needed. */

import { SEARCH_FOLDER, SEARCH_MANIFEST } from "../../../../lookup/index-files.ts";
import { ownValue } from "../../../../lookup/own-value.ts";
import { type QueryWord, queryWords } from "../../../../lookup/query-words.ts";
import type { PageTexts, SearchIndexFile, SearchManifest } from "../../../../model/search.ts";
import { remember } from "../../remember.ts";
import type { SearchAnswer, SearchEngine } from "../engine.ts";
import { KnownWords } from "./fit.ts";
import { KnownTerms } from "./known-terms.ts";
import { loadIndex, loadIndexInTurns } from "./load-index.ts";
import { nearestTerm } from "./query.ts";
import { findInAll, type FoundWord, rankPages, type SearchedIndex } from "./rank.ts";
import { Recent } from "./recent.ts";
import { toPageHit } from "./sections.ts";
import { warmUp } from "./warm-up.ts";

/** Fetches a file of the search by its name. */
export type FetchFile = (name: string) => Promise<unknown>;

interface Loaded extends SearchedIndex {
  readonly texts: SearchIndexFile["texts"];
  readonly size: number;
  readonly warm: Promise<void>;
}

/** The engine, and what its own thread may ask of it. */
export interface LocalEngine extends SearchEngine {
  /** Loads the indexes of these tags. Rejects when one cannot be fetched. */
  load(tags: readonly string[]): Promise<LoadedIndexes>;
}

export interface LoadedIndexes {
  /** Characters of what they hold: what loading them costs, and each search. */
  readonly size: number;
  /** Resolves when searching them is as fast as it gets. */
  readonly warm: Promise<unknown>;
}

/** With each key only the last word of a query is another one. */
const RECENT_WORDS = 12;

/** Fetches from the site's own folder. */
export function fetchFrom(baseUrl: string): FetchFile {
  return async (name) => {
    const response = await fetch(`${baseUrl}${SEARCH_FOLDER}/${name}`);
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
    return response.json();
  };
}

/** What an engine heeds on a thread that paints. */
export interface PaintingThread {
  /** Resolves when there is time: indexes are loaded in short turns between pauses. */
  readonly pause: () => Promise<void>;
  /** Resolves when the next frame is painted. */
  readonly painted: () => Promise<void>;
}

/** Makes the engine. Without a thread that paints, everything is done as soon as it can be. */
export function makeLocalEngine(fetchFile: FetchFile, { pause, painted }: Partial<PaintingThread> = {}): LocalEngine {
  const indexes = new Map<string, Promise<Loaded>>();
  const manifests = new Map<string, Promise<SearchManifest>>();
  const files = new TextFiles(fetchFile);
  const recent = new Recent<FoundWord>(RECENT_WORDS);
  const known = new KnownTerms();

  const loadTag = async (tag: string): Promise<Loaded | undefined> => {
    const manifest = await remember(manifests, "", async () => (await fetchFile(SEARCH_MANIFEST)) as SearchManifest);
    const name = ownValue(manifest.indexes, tag);
    if (name === undefined) return undefined;
    return remember(indexes, tag, async () => {
      const file = (await fetchFile(name)) as SearchIndexFile;
      const isDocs = tag.startsWith("docs-");
      const { pages, texts } = file;
      const index = pause ? await loadIndexInTurns(file, pause) : loadIndex(file);
      const searched = { index, pages, texts, isDocs, known: new KnownWords() };
      return { ...searched, size: file.terms.length + file.postings.length, warm: warmUp(searched, known, pause) };
    });
  };
  const loadTags = async (tags: readonly string[]): Promise<Loaded[]> =>
    (await Promise.all(tags.map(loadTag))).filter((loaded) => loaded !== undefined);

  return {
    prepare(tags) {
      // The search itself reports a failure, and tries again.
      loadTags(tags).catch(() => {});
    },
    async load(tags) {
      const loaded = await loadTags(tags);
      const size = loaded.reduce((sum, of) => sum + of.size, 0);
      return { size, warm: Promise.all(loaded.map(({ warm }) => warm)) };
    },
    async search(query, options) {
      const loaded = await loadTags(options.tags);
      const words = queryWords(query);
      const asked = words.map((word) =>
        recent.find([word.whole, ...options.tags].join("\n"), () => findInAll(loaded, word)),
      );
      const { pages: shown, total } = rankPages(loaded, asked, options.pages);
      const toAnswer = (): SearchAnswer => ({
        pages: shown.map(({ of, number, terms }) => {
          const page = of.pages[number] ?? { url: "", title: "", sections: [] };
          const own = files.get(of, number);
          const { sections, snippet } = options;
          return toPageHit({ page, terms, sections, snippet, known, ...(own && { texts: own }) });
        }),
        total,
        suggestions: total === 0 ? suggest(loaded, words) : [],
      });
      const missing = shown.filter(({ of, number }) => !files.get(of, number));
      if (missing.length > 0) {
        // First: readers need not wait while up to eight files are asked for.
        options.onPreliminary?.(toAnswer());
        await painted?.();
        // Who typed on meanwhile asks for the texts of other pages.
        if (options.signal?.aborted) return toAnswer();
        await Promise.all(missing.map(({ of, number }) => files.load(of, number)));
      }
      return toAnswer();
    },
  };
}

/** The texts of pages, in files of several pages each. Results are shown without them if they cannot be fetched. */
class TextFiles {
  readonly #fetchFile: FetchFile;
  readonly #requests = new Map<string, Promise<readonly PageTexts[]>>();
  readonly #files = new Map<string, readonly PageTexts[]>();

  constructor(fetchFile: FetchFile) {
    this.#fetchFile = fetchFile;
  }

  async load(of: Loaded, number: number): Promise<void> {
    const { file } = fileOf(of, number);
    if (this.#files.has(file)) return;
    try {
      const request = remember(this.#requests, file, async () => (await this.#fetchFile(file)) as readonly PageTexts[]);
      this.#files.set(file, await request);
    } catch (error) {
      console.warn("The texts of search results could not be fetched.", error);
    }
  }

  get(of: Loaded, number: number): PageTexts | undefined {
    const { file, first } = fileOf(of, number);
    return this.#files.get(file)?.[number - first];
  }
}

function fileOf({ texts }: Loaded, number: number): SearchIndexFile["texts"][number] {
  return texts.findLast(({ first }) => first <= number) ?? { file: "", first: 0 };
}

const MOST_SUGGESTIONS = 3;

/** Returns queries that are answered: the nearest words of the site, else the titles of the pages that are nearest to its root. */
function suggest(indexes: readonly Loaded[], words: readonly QueryWord[]): string[] {
  const near = words.flatMap(({ whole }) => indexes.flatMap(({ index }) => nearestTerm(index, whole) ?? []));
  const others = [...new Set(near)].filter((term) => words.every(({ whole }) => whole !== term));
  return (others.length > 0 ? others : mainTitles(indexes)).slice(0, MOST_SUGGESTIONS);
}

function mainTitles(indexes: readonly Loaded[]): string[] {
  const docs = indexes.toSorted((a, b) => Number(b.isDocs) - Number(a.isDocs))[0];
  return (docs?.pages ?? []).toSorted((a, b) => a.url.length - b.url.length).map(({ title }) => title);
}
