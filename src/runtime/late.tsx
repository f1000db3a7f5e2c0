/**
 * Components of the theme that are not in its first chunk. The server notes which of them a page shows, so that they are
 * there before it hydrates; what readers open later is loaded then.
 */

import { type ComponentType, createElement, type ReactNode, useEffect, useState } from "react";
import { useApp } from "./contexts.ts";
import { FailedPart, type LoadedPart } from "./failed-part.tsx";
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

/** Browser: stands for such a component. Shows nothing while that is being loaded, and says so when it cannot be. */
export function makeLateSlot(name: string): ComponentType<object> {
  return function Late(props: object): ReactNode {
    const { modules, overrides } = useApp();
    const [failure, setFailure] = useState<{ readonly reason: unknown }>();
    const [, setLoaded] = useState(false);
    const find = (): ComponentType<object> | undefined =>
      (overrides.get(name) ?? Reflect.get(modules.get(name) ?? {}, "default")) as ComponentType<object> | undefined;
    const Filled = find();
    useEffect(() => {
      if (Filled) return;
      modules.load(name).then(
        () => setLoaded(true),
        (reason: unknown) => setFailure({ reason }),
      );
    }, [Filled, modules]);
    if (Filled) return createElement(Filled, props);
    const load = async (): Promise<LoadedPart> => {
      await modules.load(name);
      return { Component: find() ?? Nothing, props: {} };
    };
    return failure ? <FailedPart {...props} {...failure} load={load} /> : null;
  };
}

function Nothing(): null {
  return null;
}
