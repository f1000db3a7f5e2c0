/** The search, for components. */

import { useCallback, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useApp } from "../../shared/contexts.ts";
import type { Hit, SearchAnswer, SearchEngine } from "./engine.ts";
import { makeSiteEngine } from "./site-engine.ts";

export interface SearchState extends SearchAnswer {
  /** Reports the result that the reader follows to the engine. */
  readonly followed: (hit: Hit) => void;
  /** `idle`: there is no query. With `loading`, the answer belongs to the previous query. */
  readonly status: "idle" | "loading" | "failed" | "done";
  /** The query that was answered. */
  readonly query: string;
}

export interface SearchLimits {
  readonly pages: number;
  /** Sections per page. */
  readonly sections: number;
  /** Length of a snippet in characters. */
  readonly snippet: number;
}

/** An answer and its question: if they differ from the current ones, the reader has typed on. */
interface Known extends SearchAnswer {
  readonly status: SearchState["status"];
  readonly question?: SearchLimits & { readonly query: string };
}

const IDLE: Known = { status: "idle", pages: [], total: 0, suggestions: [] };

/** Answers a query as it is typed. The engine starts loading when the component appears. */
export function useSearch(query: string, tags: readonly string[], limits: SearchLimits): SearchState {
  const engine = usePreparedSearch(tags);
  const [known, setKnown] = useState(IDLE);
  const followed = useCallback((hit: Hit) => engine.followed?.(hit), [engine]);
  const trimmed = query.trim();
  const tagList = tags.join("\n");
  const { pages, sections, snippet } = limits;
  const question = useMemo(
    () => ({ query: trimmed, tags: tagList.split("\n"), pages, sections, snippet }),
    [trimmed, tagList, pages, sections, snippet],
  );
  useEffect(() => {
    if (question.query === "") return setKnown(IDLE);
    const { signal, abort } = makeAbort();
    const show = (answer: SearchAnswer): void => {
      // Synchronous: otherwise a frame could show the letter without its answer.
      if (!signal.aborted) flushSync(() => setKnown({ ...answer, status: "done", question }));
    };
    engine.search(question.query, { ...question, signal, onPreliminary: show }).then(show, (error: unknown) => {
      if (signal.aborted) return;
      console.warn("The search could not be loaded.", error);
      setKnown({ ...IDLE, status: "failed", question });
    });
    return abort;
  }, [engine, question]);
  const isAnswered = known.question === question;
  const status = isAnswered ? known.status : trimmed === "" ? "idle" : "loading";
  return { ...known, query: known.question?.query ?? "", status, followed };
}

/** The engine of the site, which loads what its first search needs. */
export function usePreparedSearch(tags: readonly string[]): SearchEngine {
  const engine = useSearchEngine();
  const tagList = tags.join("\n");
  useEffect(() => engine.prepare?.(tagList.split("\n")), [engine, tagList]);
  return engine;
}

function makeAbort(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** One engine for the life of the app, so that what is loaded stays. */
function useSearchEngine(): SearchEngine {
  const { cache, site } = useApp();
  return useMemo(() => {
    const engine = (cache?.get("search") as SearchEngine | undefined) ?? makeSiteEngine(site);
    cache?.set("search", engine);
    return engine;
  }, [cache, site]);
}

/** The typed query; the last one is still there when the search opens again. */
export function useSearchQuery(): readonly [string, (query: string) => void] {
  const { cache } = useApp();
  const [query, setQuery] = useState(() => (cache?.get("search-query") as string | undefined) ?? "");
  const keep = (next: string): void => {
    cache?.set("search-query", next);
    setQuery(next);
  };
  return [query, keep];
}
