/** The URL as state: part of it, its query, and reactions to changes. */

import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { useApp } from "../contexts.ts";
import type { History, Location } from "../location.ts";
import { useEvent } from "./react-tools.tsx";

/** Reads a value from the history with `selector`. The server, and the browser's first render, see no query and no hash. */
export function useHistorySelector<T>(selector: (history: History) => T): T {
  const { history } = useApp();
  const read = (): T => selector(history);
  const readFirst = (): T => {
    const { pathname } = history.location;
    return selector({ ...history, location: { pathname, search: "", hash: "" } });
  };
  return useSyncExternalStore(history.listen, read, readFirst);
}

/** Value of a query parameter; null if absent. */
export function useQueryStringValue(key: string | null): string | null {
  return useHistorySelector(({ location }) => (key === null ? null : new URLSearchParams(location.search).get(key)));
}

export interface QueryChange {
  /** Adds a history entry instead of replacing the current one. */
  readonly push?: boolean;
}

/** Rewrites the query and navigates. */
function useQueryWriter(): (change: (query: URLSearchParams) => void, options?: QueryChange) => void {
  const { history } = useApp();
  return useCallback(
    (change, options) => {
      const { pathname, search, hash } = history.location;
      const query = new URLSearchParams(search);
      change(query);
      const text = query.toString();
      history[options?.push ? "push" : "replace"](`${pathname}${text && `?${text}`}${hash}`);
    },
    [history],
  );
}

/** Value of a query parameter, and its setter; `null` removes it. */
export function useQueryString(
  key: string,
): [value: string, setValue: (newValue: string | null, options?: QueryChange) => void] {
  const value = useQueryStringValue(key) ?? "";
  const write = useQueryWriter();
  const setValue = useCallback(
    (newValue: string | null, options?: QueryChange) =>
      write((query) => (newValue === null ? query.delete(key) : query.set(key, newValue)), options),
    [key, write],
  );
  return [value, setValue];
}

export type ListUpdate = readonly string[] | ((values: string[]) => readonly string[]);

/** All values of a query parameter, and their setter. */
export function useQueryStringList(
  key: string,
): [values: string[], setValues: (update: ListUpdate, options?: QueryChange) => void] {
  const text = useHistorySelector(({ location }) => JSON.stringify(new URLSearchParams(location.search).getAll(key)));
  const values = useMemo(() => JSON.parse(text) as string[], [text]);
  const write = useQueryWriter();
  const setValues = useCallback(
    (update: ListUpdate, options?: QueryChange) =>
      write((query) => {
        const next = typeof update === "function" ? update(query.getAll(key)) : update;
        query.delete(key);
        for (const value of next) query.append(key, value);
      }, options),
    [key, write],
  );
  return [values, setValues];
}

/** Removes the whole query. */
export function useClearQueryString(): () => void {
  const { history } = useApp();
  return useCallback(() => history.replace(history.location.pathname + history.location.hash), [history]);
}

const SEARCH_PARAMETER = "q";

/** The search query, as the search page stores it in the URL. */
export function useSearchQueryString(): [value: string, setValue: (newValue: string) => void] {
  const [value, set] = useQueryString(SEARCH_PARAMETER);
  return [value, useCallback((text: string) => set(text === "" ? null : text), [set])];
}

/** Makes the URL of the search page for a query. */
export function useSearchLinkCreator(): (searchValue: string) => string {
  const { baseUrl, themeConfig } = useApp().site.siteConfig;
  const page = searchPagePath(themeConfig);
  return useCallback((text) => `${baseUrl}${page}?${SEARCH_PARAMETER}=${encodeURIComponent(text)}`, [baseUrl, page]);
}

function searchPagePath({ algolia }: { readonly algolia?: unknown }): string {
  const path = (algolia as { readonly searchPagePath?: unknown } | undefined)?.searchPagePath;
  return typeof path === "string" ? path : "search";
}

export interface LocationChange {
  readonly location: Location;
  /** Absent at the first call. */
  readonly previousLocation: Location | undefined;
}

/** Calls back on the first page, and on every change of the location. */
export function useLocationChange(onLocationChange: (change: LocationChange) => void): void {
  const { location } = useApp();
  const previous = useRef<Location>(undefined);
  const tell = useEvent(onLocationChange);
  useEffect(() => {
    if (previous.current === location) return;
    tell({ location, previousLocation: previous.current });
    previous.current = location;
  }, [location, tell]);
}

/** Arguments of a history handler in the format's router. */
export type PopHandler = (location: Location, action: "POP") => void | false;

/** Calls back when the reader goes back or forward; `false` keeps the current page. */
export function useHistoryPopHandler(handler: PopHandler): void {
  const onPop = useEvent(handler);
  useEffect(() => {
    let isUndoing = false;
    const listener = (event: PopStateEvent): void => {
      const wasUndone = isUndoing;
      isUndoing = false;
      const { pathname, search, hash } = window.location;
      if (!wasUndone && onPop({ pathname, search, hash }, "POP") !== false) return;
      // Before the router, which listens to the same event.
      event.stopImmediatePropagation();
      if (wasUndone) return;
      isUndoing = true;
      window.history.forward();
    };
    window.addEventListener("popstate", listener, true);
    return () => window.removeEventListener("popstate", listener, true);
  }, [onPop]);
}
