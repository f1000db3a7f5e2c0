/**
 * Parts of a page without behavior: browsers receive their HTML instead of their code. On first load it is in the
 * document; on navigation, in the page's data or known from an earlier page.
 */

import { createElement, type ReactElement, type ReactNode } from "react";
import useIsBrowser from "../api/useIsBrowser.ts";
import { StaticElement } from "../shared/app/Content.tsx";
import { useApp } from "../shared/contexts.ts";

/** Stand-in for such a part. Shows the page's HTML for it, or the site's replacement. */
export function makePrintedSlot(name: string): (props: object) => ReactElement | null {
  return function Printed(props) {
    const { page, cache, overrides } = useApp();
    const isHydrated = useIsBrowser();
    const Own = overrides.get(name);
    if (Own) return createElement(Own as (props: object) => ReactNode, props);
    const part = page.data.parts?.[name];
    if (!part) return null;
    const { t: tag, p = {}, html } = part;
    // Hydration keeps the existing markup; an element that is created anew gets the same text.
    const text = html ?? (isHydrated ? (cache?.get(name) as string) : "");
    const key = html === undefined ? name : page.data.path;
    return <StaticElement key={key} tag={tag} props={p} html={text} place={name} isHydrated={isHydrated} />;
  };
}
