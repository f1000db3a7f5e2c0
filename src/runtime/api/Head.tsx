/** `@docusaurus/Head`: tags for the document's head. Pages arrive with theirs; the browser applies only later changes. */

import { type ReactNode, useEffect } from "react";
import { SHOWN, useApp } from "../shared/contexts.ts";

/** Children: `title`, `meta`, `link`, `script`, `style`, `noscript`, `base`, `html`, `body`. */
export default function Head({ children }: { readonly children?: ReactNode }): null {
  const { server, cache } = useApp();
  server?.headCollector.add(children);
  const text = textOf(children);
  useEffect(() => {
    // What comes and goes with its page is in the page's head.
    const change = (isThere: boolean): void =>
      void (
        cache?.has(SHOWN) && import("../browser/head-changes.ts").then(({ changeHead }) => changeHead(text, isThere))
      );
    change(true);
    return () => change(false);
  }, [text, cache]);
  return null;
}

/** The same text for equal elements, with their types and props. React's internal fields begin with an underscore. */
function textOf(children: ReactNode): string | undefined {
  return JSON.stringify(children, (key, value: unknown) => (key.startsWith("_") ? undefined : value));
}
