/** The skip link, for components that render it themselves. */

import { useLocation } from "@docusaurus/router";
import { translate } from "@docusaurus/Translate";
import {
  type AnchorHTMLAttributes,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useRef,
} from "react";

/** ID of the element around the page's content. */
export const SkipToContentFallbackId = "__docusaurus_skipToContent_fallback";

export interface SkipToContent {
  /** Ref for the element that is focused after a navigation. */
  readonly containerRef: RefObject<HTMLDivElement | null>;
  /** Handler of clicks on the link. */
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  /** The same, under the name of earlier releases. */
  readonly handleSkip: (event: MouseEvent<HTMLElement>) => void;
}

/** Behavior of the link. */
export function useSkipToContent(): SkipToContent {
  const containerRef = useRef<HTMLDivElement>(null);
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname && hash === "" && containerRef.current) focus(containerRef.current);
    shown.current = pathname;
  }, [pathname, hash]);
  const onClick = (event: MouseEvent): void => {
    event.preventDefault();
    const target = document.querySelector<HTMLElement>("main") ?? document.getElementById(SkipToContentFallbackId);
    if (!target) return;
    target.scrollIntoView();
    focus(target);
  };
  return { containerRef, onClick, handleSkip: onClick };
}

/** Moves the keyboard focus to the element, which is not in the Tab order itself. */
function focus(target: HTMLElement): void {
  target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
  target.removeAttribute("tabindex");
}

export function SkipToContentLink(props: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "onClick">): ReactElement {
  const label = translate({ id: "theme.common.skipToMainContent", message: "Skip to main content" });
  const { containerRef, onClick } = useSkipToContent();
  return (
    <div ref={containerRef} role="region" aria-label={label}>
      <a {...props} href={`#${SkipToContentFallbackId}`} onClick={onClick}>
        {props.children ?? label}
      </a>
    </div>
  );
}
