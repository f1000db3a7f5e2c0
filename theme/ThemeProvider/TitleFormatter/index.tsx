/** Says how the titles of pages are written: as the site's settings have it, unless a site says otherwise in a component of its own. */

import type { ReactNode } from "react";

export default function ThemeProviderTitleFormatter({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
