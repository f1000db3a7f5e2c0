/** The search of a site. In: what readers type, and which parts they search. Out: pages; files are fetched when first needed. */

import { remember } from "../remember.ts";
import type MiniSearch from "minisearch";
import { SEARCH_FOLDER, SEARCH_MANIFEST } from "../../lookup/index-files.ts";
import { queryWords } from "../../lookup/terms.ts";
import type { SearchIndexFile, SearchManifest } from "../../model/search.ts";
import { loadIndex } from "./load-index.ts";
import { nearestTerm, querySections } from "./query.ts";
import { groupByPage, type IndexedSection, type PageHit, type SectionHit, toSectionTable } from "./results.ts";
import { ownValue } from "../../lookup/own-value.ts";

export interface SearchAnswer {
  /** All pages that match, best first. */
  readonly pages: readonly PageHit[];
  /** Other queries, when nothing matches. */
  readonly suggestions: readonly string[];
}

export interface SearchEngine {
  /** Searches the indexes of these tags. Rejects when they cannot be fetched; the next call tries again. */
  search(query: string, tags: readonly string[]): Promise<SearchAnswer>;
  /** The same hit with its text; without, when that cannot be had. */
  addText(hit: SectionHit): Promise<SectionHit>;
}

/** Fetches a file of the search by its name. */
export type FetchFile = (name: string) => Promise<unknown>;

interface Loaded {
  readonly tag: string;
  readonly index: MiniSearch;
  readonly table: readonly IndexedSection[];
  readonly texts: SearchIndexFile["texts"];
}

/** Fetches from the site's own folder. */
export function fetchFrom(baseUrl: string): FetchFile {
  return async (name) => {
    const response = await fetch(`${baseUrl}${SEARCH_FOLDER}/${name}`);
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
    return response.json();
  };
}

/** Makes the engine. Every file is fetched once. */
export function makeSearchEngine(fetchFile: FetchFile): SearchEngine {
  const files = new Map<string, Promise<unknown>>();
  const loaded = new Map<string, Promise<Loaded>>();
  const file = (name: string): Promise<unknown> => remember(files, name, () => fetchFile(name));

  const loadTag = async (tag: string): Promise<Loaded | undefined> => {
    const { indexes } = (await file(SEARCH_MANIFEST)) as SearchManifest;
    const name = ownValue(indexes, tag);
    if (name === undefined) return undefined;
    return remember(loaded, tag, async () => {
      const content = (await fetchFile(name)) as SearchIndexFile;
      return { tag, index: loadIndex(content), table: toSectionTable(content), texts: content.texts };
    });
  };

  return {
    async search(query, tags) {
      const indexes = (await Promise.all(tags.map(loadTag))).filter((index) => index !== undefined);
      const pages = findPages(indexes, query);
      return { pages, suggestions: pages.length === 0 ? suggest(indexes, query) : [] };
    },
    async addText(hit) {
      const texts = (await loadTag(hit.tag))?.texts ?? [];
      const holder = texts.findLast(({ first }) => first <= hit.section);
      if (!holder) return hit;
      try {
        const content = (await file(holder.file)) as readonly string[];
        return { ...hit, text: content[hit.section - holder.first] ?? "" };
      } catch (error) {
        console.warn("Texts of search results could not be fetched.", error);
        return hit;
      }
    },
  };
}

/** Pages with all words, else those with some of them. */
function findPages(indexes: readonly Loaded[], query: string): PageHit[] {
  const words = queryWords(query);
  const find = (combineWith: "AND" | "OR"): PageHit[] =>
    indexes
      .flatMap(({ tag, index, table }) =>
        groupByPage({ tag, table, results: querySections(index, words, combineWith) }),
      )
      .sort((a, b) => b.score - a.score);
  const all = find("AND");
  return all.length > 0 || words.length < 2 ? all : find("OR");
}

const MOST_SUGGESTIONS = 3;

/** Queries like this one that are answered: the nearest words the site has. */
function suggest(indexes: readonly Loaded[], query: string): string[] {
  const words = queryWords(query).map(({ whole }) => whole);
  const near = words.flatMap((word) => indexes.flatMap(({ index }) => nearestTerm(index, word) ?? []));
  return [...new Set(near)].filter((word) => !words.includes(word)).slice(0, MOST_SUGGESTIONS);
}
