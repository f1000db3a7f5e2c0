/** A wrapper around every page that is never unmounted, for the site's own providers. */

import type { ReactNode } from "react";

export default function Root({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
