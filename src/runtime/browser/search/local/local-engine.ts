/** The search of a site in its own index files. Each is fetched once, when it is first needed. */

import { SEARCH_FOLDER, SEARCH_MANIFEST } from "../../../../lookup/index-files.ts";
import { ownValue } from "../../../../lookup/own-value.ts";
import { type QueryWord, queryWords } from "../../../../lookup/query-words.ts";
import type { IndexNames, PageTexts, SearchIndexFile, SearchManifest } from "../../../../model/search.ts";
import { remember } from "../../remember.ts";
import type { SearchAnswer, SearchEngine } from "../engine.ts";
import { KnownWords } from "./fit.ts";
import { KnownTerms } from "./known-terms.ts";
import { nearestTerm } from "./query.ts";
import { findInAll, type FoundWord, rankPages, type SearchedIndex } from "./rank.ts";
import { RecentPromises } from "./recent.ts";
import { toPageHit } from "./sections.ts";
import { TermFiles } from "./term-files.ts";
import { TermIndex } from "./term-index.ts";
import { warmUp } from "./warm-up.ts";

/** Fetches a file of the search by its name. */
export type FetchFile = (name: string) => Promise<unknown>;

interface Loaded extends SearchedIndex {
  readonly texts: SearchIndexFile["texts"];
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

/** What an engine waits for on a thread that paints. */
export interface PaintingThread {
  /** Resolves when there is time for what is not asked for yet. */
  readonly idle: () => Promise<void>;
  /** Resolves when the reader has seemingly typed what they will type. */
  readonly settled: () => Promise<void>;
}

/** Makes the engine. Without a thread that paints, everything is done as soon as it can be. */
export function makeLocalEngine(fetchFile: FetchFile, { idle, settled }: Partial<PaintingThread> = {}): SearchEngine {
  const indexes = new Map<string, Promise<Loaded>>();
  const manifests = new Map<string, Promise<SearchManifest>>();
  const files = new TextFiles(fetchFile);
  const recent = new RecentPromises<FoundWord>(RECENT_WORDS);
  const known = new KnownTerms();

  const loadTag = async (tag: string): Promise<Loaded | undefined> => {
    const manifest = await remember(manifests, "", async () => (await fetchFile(SEARCH_MANIFEST)) as SearchManifest);
    const names = ownValue(manifest.indexes, tag);
    if (names === undefined) return undefined;
    return remember(indexes, tag, async () => {
      const loaded = {
        ...(await loadIndex(names, fetchFile)),
        isDocs: tag.startsWith("docs-"),
        known: new KnownWords(),
      };
      // What fails here fails again when it is asked for, and is reported then.
      (idle?.() ?? Promise.resolve()).then(() => warmUp(loaded, known)).catch(() => {});
      return loaded;
    });
  };
  const loadTags = async (tags: readonly string[]): Promise<Loaded[]> =>
    (await Promise.all(tags.map(loadTag))).filter((loaded) => loaded !== undefined);

  return {
    prepare(tags) {
      // The search itself reports a failure, and tries again.
      loadTags(tags).catch(() => {});
    },
    async search(query, options) {
      const loaded = await loadTags(options.tags);
      const words = queryWords(query);
      const find = (word: QueryWord): Promise<FoundWord> =>
        recent.find([word.whole, ...options.tags].join("\n"), () => findInAll(loaded, word));
      const { pages: shown, total } = rankPages(loaded, await Promise.all(words.map(find)), options.pages);
      const suggestions = total === 0 ? await suggest(loaded, words) : [];
      const toAnswer = (): SearchAnswer => ({
        pages: shown.map(({ of, number, terms }) => {
          const page = of.pages[number] ?? { url: "", title: "", sections: [] };
          const own = files.get(of, number);
          const { sections, snippet } = options;
          return toPageHit({ page, terms, sections, snippet, known, ...(own && { texts: own }) });
        }),
        total,
        suggestions,
      });
      const missing = shown.filter(({ of, number }) => !files.get(of, number));
      if (missing.length === 0) return toAnswer();
      // First: readers need not wait while up to eight files are asked for.
      options.onPreliminary?.(toAnswer());
      await settled?.();
      // Who typed on meanwhile asks for the texts of other pages.
      if (!options.signal?.aborted) await Promise.all(missing.map(({ of, number }) => files.load(of, number)));
      return toAnswer();
    },
  };
}

/** Fetches an index, and the terms of a small one with it. */
async function loadIndex({ file, terms }: IndexNames, fetchFile: FetchFile): Promise<Omit<Loaded, "isDocs" | "known">> {
  const files = new TermFiles(terms, fetchFile);
  // A failure is reported by the search, which tries again.
  if (files.isSmall) files.prepare().catch(() => {});
  const { pages, texts, lengths } = (await fetchFile(file)) as SearchIndexFile;
  return { index: new TermIndex({ lengths }, files), pages, texts };
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
async function suggest(indexes: readonly Loaded[], words: readonly QueryWord[]): Promise<string[]> {
  const near = await Promise.all(
    words.flatMap(({ whole }) => indexes.map(async ({ index }) => nearestTerm(index, whole))),
  );
  const asked = new Set(words.map(({ whole }) => whole));
  const others = [...new Set(near.filter((term) => term !== undefined))].filter((term) => !asked.has(term));
  return (others.length > 0 ? others : mainTitles(indexes)).slice(0, MOST_SUGGESTIONS);
}

function mainTitles(indexes: readonly Loaded[]): string[] {
  const docs = indexes.toSorted((a, b) => Number(b.isDocs) - Number(a.isDocs))[0];
  return (docs?.pages ?? []).toSorted((a, b) => a.url.length - b.url.length).map(({ title }) => title);
}
