/** `@docusaurus/Head`: tags for the document's head. Rendered pages carry theirs; in the browser only later changes are applied. */

import { useEffect, useRef, type ReactNode } from "react";
import { applyHeadTags } from "../document-head.ts";
import { useApp } from "../contexts.ts";
import { toHeadTags } from "../head.ts";

/** Children: `title`, `meta`, `link`, `script`, `style`, `noscript`, `base`, `html`, `body`. */
export default function Head({ children }: { readonly children?: ReactNode }): null {
  const { headCollector, page } = useApp();
  const tags = toHeadTags(children);
  headCollector?.add(tags);
  const key = JSON.stringify(tags);
  const shown = useRef({ key, page });
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, page };
    // Another page brings its whole head with it.
    if (before.page === page && before.key !== key) applyHeadTags(tags);
  });
  return null;
}
