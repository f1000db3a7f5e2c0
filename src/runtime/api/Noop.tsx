/** `@docusaurus/Noop`: renders its children and nothing else. */

import type { ReactNode } from "react";

export default function Noop({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
