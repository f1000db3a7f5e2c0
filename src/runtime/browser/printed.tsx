/**
 * Parts of a page that have no behaviour: browsers get their HTML instead of their code. On first load it is there already, on
 * navigation it is in the page's data, or known since an earlier page.
 */

import { createElement, type ReactElement, type ReactNode } from "react";
import useIsBrowser from "../api/useIsBrowser.ts";
import { StaticElement } from "../shared/app/Content.tsx";
import { useApp } from "../shared/contexts.ts";

/** Stands for such a part. Shows the page's HTML for it, or what the site has put in its place. */
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
