/** The address as state: a part of it, its query, and what happens when it changes. */

import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { useApp } from "../contexts.ts";
import type { History, Location } from "../location.ts";
import { useEvent } from "./react-tools.tsx";

/** What `selector` reads from the history. The server, and the first render in browsers, see no query and no hash. */
export function useHistorySelector<T>(selector: (history: History) => T): T {
  const { history } = useApp();
  const read = (): T => selector(history);
  const readFirst = (): T => {
    const { pathname } = history.location;
    return selector({ ...history, location: { pathname, search: "", hash: "" } });
  };
  return useSyncExternalStore(history.listen, read, readFirst);
}

/** Value of a name of the query; null when it is not there. */
export function useQueryStringValue(key: string | null): string | null {
  return useHistorySelector(({ location }) => (key === null ? null : new URLSearchParams(location.search).get(key)));
}

export interface QueryChange {
  /** Makes a new entry in the history, in the place of replacing the present one. */
  readonly push?: boolean;
}

/** Rewrites the query and goes there. */
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

/** Value of a name of the query, and how to change it; `null` takes the name away. */
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

/** All values of a name of the query, and how to change them. */
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

/** Takes the whole query away. */
export function useClearQueryString(): () => void {
  const { history } = useApp();
  return useCallback(() => history.replace(history.location.pathname + history.location.hash), [history]);
}

const SEARCH_PARAMETER = "q";

/** What the reader searches for, as the search page keeps it in the address. */
export function useSearchQueryString(): [value: string, setValue: (newValue: string) => void] {
  const [value, set] = useQueryString(SEARCH_PARAMETER);
  return [value, useCallback((text: string) => set(text === "" ? null : text), [set])];
}

/** Makes the address of the search page for what a reader searches for. */
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

/** Calls back on the page the reader came with and on every change of the address. */
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

/** What the router of the format passes to a handler of moves through the history. */
export type PopHandler = (location: Location, action: "POP") => void | false;

/** Calls back when the reader goes back or forward; `false` keeps the page that is shown. */
export function useHistoryPopHandler(handler: PopHandler): void {
  const onPop = useEvent(handler);
  useEffect(() => {
    let isUndoing = false;
    const listener = (event: PopStateEvent): void => {
      const wasUndone = isUndoing;
      isUndoing = false;
      const { pathname, search, hash } = window.location;
      if (!wasUndone && onPop({ pathname, search, hash }, "POP") !== false) return;
      // Ahead of the router, which listens to the same event.
      event.stopImmediatePropagation();
      if (wasUndone) return;
      isUndoing = true;
      window.history.forward();
    };
    window.addEventListener("popstate", listener, true);
    return () => window.removeEventListener("popstate", listener, true);
  }, [onPop]);
}
