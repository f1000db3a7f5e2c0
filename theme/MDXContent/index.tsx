/** A wrapper around the compiled text of a page, for sites that override it. */

import type { ReactNode } from "react";

export default function MDXContent({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
