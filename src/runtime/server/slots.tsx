/**
 * Slots of components outside of the browser's first chunk. While the server renders a page, it records which late
 * components the page shows, and where the HTML of parts without behavior begins and ends.
 */

import { type ComponentType, createElement, type ReactNode } from "react";
import { useApp } from "../shared/contexts.ts";
import { makeSlot } from "../shared/slots.ts";

/** The slot of a late component: records that the page shows it. */
export function makeNotedSlot<P extends object>(name: string, original: ComponentType<P>): ComponentType<P> {
  const Slot = makeSlot(name, original);
  function Noted(props: P): ReactNode {
    const { server, overrides } = useApp();
    const memory = server?.memory;
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

/** The slot of a part without behavior: marks where its HTML begins and ends. */
export function makeMarkedSlot<P extends object>(
  name: string,
  original: (props: P) => ReactNode,
): (props: P) => ReactNode {
  const Slot = makeSlot(name, original);
  function Marked(props: P): ReactNode {
    const { server, overrides } = useApp();
    const memory = server?.memory;
    const element = createElement(Slot, props);
    // The site's replacement may have behavior.
    if (!memory || overrides.has(name)) return element;
    const [begin, end] = memory.marksForPart(name);
    return (
      <>
        {begin}
        {element}
        {end}
      </>
    );
  }
  return Object.assign(Marked, { original });
}
