/**
 * Theme components that a site can replace. The bundler wraps every `@theme/…` module's default export in a slot; a site's
 * `src/theme/…` modules fill slots before anything renders.
 */

import { createElement, type ComponentType, type ReactNode } from "react";

/** What sits in each slot by module name; empty where the theme's own is used. */
export type Overrides = Map<string, object>;

/**
 * The stand-in for a theme module's default export. Components become a component that renders whatever is in the slot;
 * objects (`@theme/MDXComponents`) become a view of it.
 */
export function makeSlot<T>(overrides: Overrides, name: string, original: T): T {
  if (typeof original === "function") return makeComponentSlot(overrides, name, original as never) as T;
  if (typeof original === "object" && original !== null) return makeObjectSlot(overrides, name, original) as T;
  return original;
}

function makeComponentSlot(overrides: Overrides, name: string, original: ComponentType<object>): ComponentType<object> {
  function Slot(props: object): ReactNode {
    const Filled = (overrides.get(name) as ComponentType<object> | undefined) ?? original;
    return isPlainFunction(Filled) ? Filled(props) : createElement(Filled, props);
  }
  return Object.assign(Slot, original, { displayName: name });
}

/** A function component can be called in place: one element less to render. */
function isPlainFunction(component: unknown): component is (props: object) => ReactNode {
  return typeof component === "function" && !component.prototype?.isReactComponent;
}

function makeObjectSlot(overrides: Overrides, name: string, original: object): object {
  const filled = (): object => overrides.get(name) ?? original;
  return new Proxy(original, {
    get: (_, key) => Reflect.get(filled(), key),
    has: (_, key) => Reflect.has(filled(), key),
    ownKeys: () => Reflect.ownKeys(filled()),
    getOwnPropertyDescriptor: (_, key) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(filled(), key);
      return descriptor && { ...descriptor, configurable: true };
    },
  });
}
