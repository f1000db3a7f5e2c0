/** The search as components use it. In: query and tags. Out: what is known by now; texts of shown results come after them. */

import { useEffect, useMemo, useState } from "react";
import { useApp } from "../contexts.ts";
import { fetchFrom, makeSearchEngine, type SearchEngine } from "./engine.ts";
import type { PageHit } from "./results.ts";

export interface SearchState {
  /** `idle`: there is no query. With `loading`, `pages` are those of the query before. */
  readonly status: "idle" | "loading" | "failed" | "done";
  /** Query that `pages` answer. */
  readonly query: string;
  /** Results to be shown, with the sections to be shown. */
  readonly pages: readonly PageHit[];
  /** Number of all pages that match. */
  readonly total: number;
  readonly suggestions: readonly string[];
}

export interface SearchLimits {
  readonly pages: number;
  /** Sections of one page, the page itself among them. */
  readonly sections: number;
}

const IDLE: SearchState = { status: "idle", query: "", pages: [], total: 0, suggestions: [] };

/** Answers a query as it is typed. */
export function useSearch(query: string, tags: readonly string[], limits: SearchLimits): SearchState {
  const engine = useSearchEngine();
  const [state, setState] = useState(IDLE);
  const trimmed = query.trim();
  const tagList = tags.join("\n");
  const { pages: mostPages, sections: mostSections } = limits;
  useEffect(() => {
    if (trimmed === "") return setState(IDLE);
    let isStale = false;
    const update = (change: (state: SearchState) => SearchState): void => {
      if (!isStale) setState(change);
    };
    const run = async (): Promise<void> => {
      update((before) => ({ ...before, status: "loading" }));
      const { pages, suggestions } = await engine.search(trimmed, tagList.split("\n"));
      const shown = pages.slice(0, mostPages).map((page) => withFewer(page, mostSections));
      const done = { status: "done", query: trimmed, total: pages.length, suggestions } as const;
      update(() => ({ ...done, pages: shown }));
      const withTexts = await Promise.all(shown.map((page) => addTexts(engine, page)));
      update(() => ({ ...done, pages: withTexts }));
    };
    run().catch((error: unknown) => {
      console.warn("The search could not be loaded.", error);
      update(() => ({ ...IDLE, status: "failed", query: trimmed }));
    });
    return () => void (isStale = true);
  }, [engine, trimmed, tagList, mostPages, mostSections]);
  return state;
}

/** One engine for the life of the app: what is loaded stays. */
function useSearchEngine(): SearchEngine {
  const { kept, site } = useApp();
  const { baseUrl } = site.siteConfig;
  return useMemo(() => {
    const engine = (kept?.get("search") as SearchEngine | undefined) ?? makeSearchEngine(fetchFrom(baseUrl));
    kept?.set("search", engine);
    return engine;
  }, [kept, baseUrl]);
}

/** What is typed; what was typed last is still there when the search is opened again. */
export function useSearchQuery(): readonly [string, (query: string) => void] {
  const { kept } = useApp();
  const [query, setQuery] = useState(() => (kept?.get("search-query") as string | undefined) ?? "");
  const keep = (next: string): void => {
    kept?.set("search-query", next);
    setQuery(next);
  };
  return [query, keep];
}

function withFewer(page: PageHit, count: number): PageHit {
  return { ...page, sections: page.sections.slice(0, count) };
}

async function addTexts(engine: SearchEngine, page: PageHit): Promise<PageHit> {
  return { ...page, sections: await Promise.all(page.sections.map((hit) => engine.addText(hit))) };
}
