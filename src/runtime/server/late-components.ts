/** Components that load late, on servers: a page contains them instead of what is shown meanwhile. They use React's `lazy`, or suspend on their own. */

import { lazy } from "react";

/** Rendering that may be repeated. */
interface LateWork<T> {
  readonly work: () => T;
  /** The HTML in a result. */
  readonly htmlOf: (result: T) => string;
  /** Runs the tasks that wait. */
  readonly runTasks: () => void;
}

/** Renders, and again each time that components which it shows have loaded. */
type LateRender = <T>(given: LateWork<T>) => T;

/** What React writes before the fallback of components that wait, or that failed. */
const FALLBACK = "<!--$!-->";

/** How often components may wait, one inside the other. */
const MOST_ROUNDS = 20;

const RENDER = Symbol("render");

/** React with a `lazy` that `lateRenderOf` knows of. */
export function withLateComponents(react: object): object {
  const loading = new Set<Promise<unknown>>();
  let isRendering = false;
  const ownLazy: typeof lazy = (load) => {
    // One that each rendering makes anew would never have loaded.
    if (isRendering) return lazy(load);
    return lazy(() => {
      const module = load();
      loading.add(module);
      return module;
    });
  };
  /** The result, or what it is as long as something loads. */
  const attempt = <T>({ work, htmlOf }: LateWork<T>, before: string | undefined): { readonly done: T } | string => {
    loading.clear();
    isRendering = true;
    try {
      const done = work();
      const html = htmlOf(done);
      const isWhole = loading.size === 0 && (!html.includes(FALLBACK) || html === before);
      return isWhole ? { done } : html;
    } catch (error) {
      // Without a boundary around it, a component that is still loading is an error.
      const words = String(error);
      if (loading.size === 0 && (!/\bsuspended\b/.test(words) || words === before)) throw error;
      return words;
    } finally {
      isRendering = false;
    }
  };
  const render: LateRender = (given) => {
    let before: string | undefined;
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const result = attempt(given, before);
      if (typeof result === "object") return result.done;
      before = result;
      // All modules of a site are in one script, so what imports them later needs no more than the tasks that wait.
      given.runTasks();
    }
    return given.work();
  };
  return { ...react, lazy: ownLazy, [RENDER]: render };
}

/** The function that renders with this React. */
export function lateRenderOf(react: object | undefined): LateRender {
  return (Reflect.get(react ?? {}, RENDER) as LateRender | undefined) ?? (({ work }) => work());
}
