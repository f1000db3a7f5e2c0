/**
 * Theme components outside of the first chunk. Those that a page shows load before it hydrates; those that readers open
 * later load then.
 */

import { type ComponentType, createElement, type ReactNode, useEffect, useState } from "react";
import { useApp } from "../shared/contexts.ts";
import { FailedPart, type LoadedPart } from "../shared/failed-part.tsx";

/** Stand-in for such a component. Renders nothing while it loads, and a message if it cannot be loaded. */
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
