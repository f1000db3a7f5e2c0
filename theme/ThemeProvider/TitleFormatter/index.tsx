/** Formats the titles of pages, according to the site's settings. A site may replace this component. */

import type { ReactNode } from "react";

export default function ThemeProviderTitleFormatter({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
