/** First thing the keyboard reaches: jumps over the navigation. Every page begins here, also after a navigation. */

import { useLocation } from "@docusaurus/router";
import { startKeyboardAt } from "@docusaurus/theme-common/internal";
import { translate } from "@docusaurus/Translate";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { type MouseEvent, type ReactElement, useEffect, useRef } from "react";

/** Id of the element around the page's content, for readers without scripts. */
export const SkipToContentFallbackId = "__docusaurus_skipToContent_fallback";

function focusMain(event: MouseEvent): void {
  event.preventDefault();
  const target = document.querySelector<HTMLElement>("main") ?? document.getElementById(SkipToContentFallbackId);
  if (!target) return;
  target.scrollIntoView();
  startKeyboardAt(target);
}

export default function SkipToContent(): ReactElement {
  const region = useRef<HTMLDivElement>(null);
  const { pathname, hash } = useLocation();
  // The page the reader came with has the focus where the browser put it.
  const isFirst = !useIsBrowser();
  const shown = useRef(isFirst ? pathname : undefined);
  useEffect(() => {
    if (shown.current !== pathname && hash === "") region.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname, hash]);
  const label = translate({ id: "theme.common.skipToMainContent", message: "Skip to main content" });
  return (
    <div ref={region} role="region" aria-label={label} tabIndex={-1}>
      <a href={`#${SkipToContentFallbackId}`} className="skipToContent" onClick={focusMain}>
        {label}
      </a>
    </div>
  );
}
