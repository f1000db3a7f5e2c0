/** Formats the document titles of pages. A site may override it. */

import type { ReactNode } from "react";

export default function ThemeProviderTitleFormatter({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
