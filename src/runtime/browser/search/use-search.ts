/** The search as components use it. In: query and tags. Out: what is known by now; snippets may come after results. */

import { useCallback, useEffect, useMemo, useState } from "react";
import { useApp } from "../../shared/contexts.ts";
import { whenIdle } from "../when-idle.ts";
import type { Hit, SearchAnswer, SearchEngine } from "./engine.ts";
import { makeSiteEngine } from "./site-engine.ts";

export interface SearchState extends SearchAnswer {
  /** Tells the engine which result the reader follows. */
  readonly followed: (hit: Hit) => void;
  /** `idle`: there is no query. With `loading`, the answer is that to the query before. */
  readonly status: "idle" | "loading" | "failed" | "done";
  /** Query that is answered. */
  readonly query: string;
}

export interface SearchLimits {
  readonly pages: number;
  /** Sections of one page. */
  readonly sections: number;
  /** Characters of a snippet. */
  readonly snippet: number;
}

type Known = Omit<SearchState, "followed">;

const IDLE: Known = { status: "idle", query: "", pages: [], total: 0, suggestions: [] };

/** Answers a query as it is typed. What the engine needs is loaded as soon as the component is there. */
export function useSearch(query: string, tags: readonly string[], limits: SearchLimits): SearchState {
  const engine = useSearchEngine();
  const [state, setState] = useState(IDLE);
  const followed = useCallback((hit: Hit) => engine.followed?.(hit), [engine]);
  const trimmed = query.trim();
  const tagList = tags.join("\n");
  const { pages, sections, snippet } = limits;
  // The page itself comes first.
  useEffect(() => whenIdle(() => engine.prepare?.(tagList.split("\n"))), [engine, tagList]);
  useEffect(() => {
    if (trimmed === "") return setState(IDLE);
    const { signal, abort } = makeAbort();
    const show = (answer: SearchAnswer): void => {
      if (!signal.aborted) setState({ ...answer, status: "done", query: trimmed });
    };
    const options = { tags: tagList.split("\n"), pages, sections, snippet, signal, onPreliminary: show };
    setState((before) => ({ ...before, status: "loading" }));
    engine.search(trimmed, options).then(show, (error: unknown) => {
      if (signal.aborted) return;
      console.warn("The search could not be loaded.", error);
      setState({ ...IDLE, status: "failed", query: trimmed });
    });
    return abort;
  }, [engine, trimmed, tagList, pages, sections, snippet]);
  return { ...state, followed };
}

function makeAbort(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** One engine for the life of the app: what is loaded stays. */
function useSearchEngine(): SearchEngine {
  const { kept, site } = useApp();
  return useMemo(() => {
    const engine = (kept?.get("search") as SearchEngine | undefined) ?? makeSiteEngine(site);
    kept?.set("search", engine);
    return engine;
  }, [kept, site]);
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
