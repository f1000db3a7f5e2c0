/** The title of a code block. */

import type { ReactNode } from "react";

export default function CodeBlockTitle({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
