/**
 * Components of the theme that are not in its first chunk. The server notes which of them a page shows, so that they are
 * there before it hydrates; what readers open later is loaded then.
 */

import { type ComponentType, createElement, type ReactNode, useEffect, useState } from "react";
import { useApp } from "./contexts.ts";
import { makeSlot } from "./slots.ts";

/** Server: the slot of such a component, which notes that the page shows it. */
export function makeNotedSlot<P extends object>(name: string, original: ComponentType<P>): ComponentType<P> {
  const Slot = makeSlot(name, original);
  function Noted(props: P): ReactNode {
    const { memory, overrides } = useApp();
    const element = createElement(Slot, props);
    if (!memory || overrides.has(name)) return element;
    return (
      <>
        {memory.markForNote(name)}
        {element}
      </>
    );
  }
  return Object.assign(Noted, { original });
}

/** Browser: stands for such a component. Shows nothing while that is being loaded, or when it cannot be. */
export function makeLateSlot(name: string): ComponentType<object> {
  return function Late(props: object): ReactNode {
    const { modules, overrides } = useApp();
    const [, setLoaded] = useState(false);
    const module = modules.get(name) as { readonly default: unknown } | undefined;
    const Filled = (overrides.get(name) ?? module?.default) as ComponentType<object> | undefined;
    useEffect(() => {
      if (Filled) return;
      modules.load(name).then(
        () => setLoaded(true),
        (error: unknown) => console.warn(`A part of the page could not be loaded.`, error),
      );
    }, [Filled, modules]);
    return Filled ? createElement(Filled, props) : null;
  };
}
