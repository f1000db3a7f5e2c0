/** `@docusaurus/Head`: tags for the document's head. Pages arrive with theirs; the browser applies only later changes. */

import { useEffect, useRef, type ReactNode } from "react";
import { useApp } from "../shared/contexts.ts";

/** Children: `title`, `meta`, `link`, `script`, `style`, `noscript`, `base`, `html`, `body`. */
export default function Head({ children }: { readonly children?: ReactNode }): null {
  const { server, page } = useApp();
  server?.headCollector.add(children);
  const shown = useRef({ children, page });
  useEffect(() => {
    const before = shown.current;
    shown.current = { children, page };
    // Another page has replaced the whole head.
    if (before.page !== page || textOf(before.children) === textOf(children)) return;
    void import("../browser/head-changes.ts").then(({ applyHeadChange }) => applyHeadChange(before.children, children));
  });
  return null;
}

/** The same text for equal elements. React's internal fields begin with an underscore. */
function textOf(children: ReactNode): string | undefined {
  return JSON.stringify(children, (key, value: unknown) => (key.startsWith("_") ? undefined : value));
}
