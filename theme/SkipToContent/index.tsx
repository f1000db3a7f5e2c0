/** First thing the keyboard reaches: jumps over the navigation. */

import { translate } from "@docusaurus/Translate";
import type { MouseEvent, ReactElement } from "react";

/** Id of the element around the page's content, for readers without scripts. */
export const SkipToContentFallbackId = "__docusaurus_skipToContent_fallback";

function focusMain(event: MouseEvent): void {
  event.preventDefault();
  const target = document.querySelector("main") ?? document.getElementById(SkipToContentFallbackId);
  if (!target) return;
  target.setAttribute("tabindex", "-1");
  target.focus();
  target.removeAttribute("tabindex");
}

export default function SkipToContent(): ReactElement {
  const label = translate({ id: "theme.common.skipToMainContent", message: "Skip to main content" });
  return (
    <div role="region" aria-label={label}>
      <a href={`#${SkipToContentFallbackId}`} className="skipToContent" onClick={focusMain}>
        {label}
      </a>
    </div>
  );
}
