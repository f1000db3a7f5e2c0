/** React's `lazy` on servers, where a page contains the components that load late instead of what is shown meanwhile. */

import { lazy } from "react";

/** Renders, and again each time that components which it shows have loaded. `runTasks` runs the tasks that wait. */
type LateRender = <T>(work: () => T, runTasks: () => void) => T;

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
  const attempt = <T>(work: () => T): { readonly done: T } | undefined => {
    loading.clear();
    isRendering = true;
    try {
      const done = work();
      return loading.size === 0 ? { done } : undefined;
    } catch (error) {
      // Without a boundary around it, a component that is still loading is an error.
      if (loading.size === 0) throw error;
      return undefined;
    } finally {
      isRendering = false;
    }
  };
  const render: LateRender = (work, runTasks) => {
    for (;;) {
      const whole = attempt(work);
      if (whole) return whole.done;
      // All modules of a site are in one script, so what imports them later needs no more than the tasks that wait.
      runTasks();
    }
  };
  return { ...react, lazy: ownLazy, [RENDER]: render };
}

/** The function that renders with this React. */
export function lateRenderOf(react: object | undefined): LateRender {
  return (Reflect.get(react ?? {}, RENDER) as LateRender | undefined) ?? ((work) => work());
}
