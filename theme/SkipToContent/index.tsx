/** The skip link, which the keyboard reaches first. It also takes the focus after each navigation. */

import { useLocation } from "@docusaurus/router";
import { startKeyboardAt } from "@docusaurus/theme-common/internal";
import { translate } from "@docusaurus/Translate";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { type MouseEvent, type ReactElement, useEffect, useRef } from "react";

/** ID of the page's content element, for readers without scripts. */
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
  // On the first page, the focus stays where the browser put it.
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
