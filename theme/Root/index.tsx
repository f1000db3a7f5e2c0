/** Around every page, and never unmounted: the place for a site's own providers. */

import type { ReactNode } from "react";

export default function Root({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
