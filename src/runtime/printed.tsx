/**
 * Parts of a page that have no behaviour. The server renders them; the browser gets their HTML instead of their code: on
 * first load it is there already, on navigation it is in the page's data, or known since an earlier page.
 */

import { createElement, type ReactElement, type ReactNode } from "react";
import { StaticElement } from "./app/Content.tsx";
import useIsBrowser from "./client/useIsBrowser.ts";
import { useApp } from "./contexts.ts";
import { makeSlot } from "./slots.ts";

/** Server: the slot of such a part, which marks where its HTML begins and ends. */
export function makeMarkedSlot<P extends object>(
  name: string,
  original: (props: P) => ReactNode,
): (props: P) => ReactNode {
  const Slot = makeSlot(name, original);
  function Marked(props: P): ReactNode {
    const { memory, overrides } = useApp();
    const element = createElement(Slot, props);
    // What a site has put in its place may well have behaviour.
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

/** Browser: stands for such a part. Shows the page's HTML for it, or what the site has put in its place. */
export function makePrintedSlot(name: string): (props: object) => ReactElement | null {
  return function Printed(props) {
    const { page, kept, overrides } = useApp();
    const isHydrated = useIsBrowser();
    const Own = overrides.get(name);
    if (Own) return createElement(Own as (props: object) => ReactNode, props);
    const part = page.data.parts?.[name];
    if (!part) return null;
    const { t: tag, p = {}, html } = part;
    // Hydration leaves what is there; the same text is given to an element that is made anew.
    const text = html ?? (isHydrated ? (kept?.get(name) as string) : "");
    const key = html === undefined ? name : page.data.path;
    return <StaticElement key={key} tag={tag} props={p} html={text} place={name} isHydrated={isHydrated} />;
  };
}
