/**
 * Theme components that a site can replace. The bundler wraps every component of the theme in a slot; a site's own
 * `src/theme/…` modules fill it through the app's context, so the theme is built once for all sites.
 */

import { createElement, useContext, type ComponentType, type ReactNode } from "react";
import { AppContext } from "./contexts.ts";

/** The content of the slot `name`: the site's own, or `original`. For theme modules that are not components. */
export function useSlot<T>(name: string, original: T): T {
  return (useContext(AppContext)?.overrides.get(name) as T | undefined) ?? original;
}

/** The stand-in for a theme component, which receives it as `original`; anything other than a component is returned unchanged. */
export function makeSlot<T>(name: string, original: T): T {
  if (!isComponent(original)) return original;
  function Slot(props: object): ReactNode {
    const Filled = useSlot<ComponentType<object>>(name, original as ComponentType<object>);
    return isPlainFunction(Filled) ? Filled(props) : createElement(Filled, props);
  }
  return Object.assign(Slot, original, { displayName: name, original }) as T;
}

/** A function, or the result of `memo` and `forwardRef`. */
function isComponent(value: unknown): boolean {
  return typeof value === "function" || (typeof value === "object" && value !== null && "$$typeof" in value);
}

/** A function component can be called in place, which saves an element. */
function isPlainFunction(component: unknown): component is (props: object) => ReactNode {
  return typeof component === "function" && !component.prototype?.isReactComponent;
}
