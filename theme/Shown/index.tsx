/** Text that is shown conditionally: the equivalent of braces around Markdown in MDX 1. */

import type { ReactElement, ReactNode } from "react";

export interface Props {
  readonly when?: unknown;
  readonly children?: ReactNode;
}

export default function Shown({ when, children }: Props): ReactElement | null {
  return when ? <>{children}</> : null;
}
