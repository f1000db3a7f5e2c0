/** Components at the border between the theme and the site's code, which follow what replaces them. */

import type { ComponentType, ReactNode } from "react";
import type { HotFamilies, HotUpdates } from "./hot-families.ts";

type Component = ComponentType<object>;

export interface HotComponent {
  /** The stable function. */
  readonly Shown: Component;
  replace(newest: Component): void;
}

export interface HotComponentRequest extends Pick<HotUpdates, "react" | "context" | "generation"> {
  readonly families: HotFamilies;
  readonly subscribe: (listener: () => void) => () => void;
  /** Number of times that all components had to begin anew. */
  readonly remounts: () => number;
}

/** Whether a value can be shown as a component. */
export function isComponent(name: string, value: unknown): value is Component {
  if (typeof value === "object") return value !== null && "$$typeof" in value;
  return typeof value === "function" && (name === "default" || /^[A-Z]/.test(name));
}

/** Makes the component of an export; `id` names it. */
export function makeHotComponent(
  { react, families, context, subscribe, generation, remounts }: HotComponentRequest,
  id: string,
  first: Component,
): HotComponent {
  const { createElement: create, useSyncExternalStore: useStore } = react;
  const toStable = (value: Component): Component =>
    families.isStable(value)
      ? value
      : (families.hot(id, value, { calls: callsOf(value), others: () => [] }) as Component);
  let given = first;
  let newest = toStable(first);
  function Shown(props: object): ReactNode {
    const value = useStore(subscribe, generation, generation);
    const key = useStore(subscribe, remounts, remounts);
    return create(context, { value, key }, create(newest, props));
  }
  return {
    Shown: Object.assign(Shown, first),
    replace(value) {
      // The same function again has the same state.
      if (value === given) return;
      given = value;
      newest = toStable(value);
    },
  };
}

/** Hooks in code that the bundle does not describe: packages, and components that the build wraps. */
function callsOf(component: Component): string {
  // Hooks of React or the theme have a prefix (`e_useState`), and the bundler may number names.
  const calls = [...String(component).matchAll(/[\w$.]*use[A-Z]\w*?(?=\d*\s*\()/g)].map(([name]) => name);
  // The hooks that custom hooks call are not visible here.
  return calls.some((name) => name.startsWith("use")) ? crypto.randomUUID() : calls.join();
}
