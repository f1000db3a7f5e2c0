/**
 * Components whose code can be replaced while they are shown. React identifies components by their functions, so pages
 * receive a stable one that calls the newest. State survives as long as the hooks are the same.
 */

import type { ComponentType, createElement, ReactNode, useSyncExternalStore } from "react";

/** The parts of React that it needs, from the site's first chunk. */
export interface HotReact {
  readonly createElement: typeof createElement;
  readonly useSyncExternalStore: typeof useSyncExternalStore;
}

type Component = ComponentType<object>;

export interface HotComponent {
  /** The stable function. */
  readonly Shown: Component;
  replace(newest: Component): void;
}

/** Whether a value can be shown as a component. */
export function isComponent(name: string, value: unknown): value is Component {
  if (typeof value === "object") return value !== null && "$$typeof" in value;
  return typeof value === "function" && (name === "default" || /^[A-Z]/.test(name));
}

export function makeHotComponent(
  { createElement: create, useSyncExternalStore: useStore }: HotReact,
  first: Component,
): HotComponent {
  let state = { newest: first, generation: 0 };
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  /** Its hooks are those of the newest code. */
  function Body({ given, code }: { readonly given: object; readonly code: (props: object) => ReactNode }): ReactNode {
    return code(given);
  }
  function Shown(props: object): ReactNode {
    const { newest, generation } = useStore(
      subscribe,
      () => state,
      () => state,
    );
    if (!isPlainFunction(newest)) return create(newest, props);
    return create(Body, { key: generation, given: props, code: newest });
  }
  return {
    Shown: Object.assign(Shown, first),
    replace(newest) {
      if (newest === state.newest) return;
      const isSame = mayKeepState(state.newest, newest);
      state = { newest, generation: state.generation + (isSame ? 0 : 1) };
      for (const listener of listeners) listener();
    },
  };
}

function isPlainFunction(component: Component): component is (props: object) => ReactNode {
  return typeof component === "function" && !component.prototype?.isReactComponent;
}

/** Whether both call the same hooks in the same order, and no custom hooks: the hooks that those call are not visible here. */
function mayKeepState(before: Component, now: Component): boolean {
  if (!isPlainFunction(before) || !isPlainFunction(now)) return false;
  const hooks = hooksOf(now);
  return hooks.join() === hooksOf(before).join() && !hooks.some((name) => name.startsWith("use"));
}

/** Hooks by their names in bundled code. Those of React or the theme have a prefix (`e_useState`). */
function hooksOf(component: object): string[] {
  return [...String(component).matchAll(/[\w$.]*use[A-Z]\w*(?=\s*\()/g)].map(([name]) => name);
}
