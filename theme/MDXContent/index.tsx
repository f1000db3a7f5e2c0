/** Around each compiled text of a page. A site replaces it to give its texts something around them. */

import type { ReactNode } from "react";

export default function MDXContent({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
