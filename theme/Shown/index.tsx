/** Text that is shown on a condition: what braces of MDX 1 around Markdown stand for. */

import type { ReactElement, ReactNode } from "react";

export interface Props {
  readonly when?: unknown;
  readonly children?: ReactNode;
}

export default function Shown({ when, children }: Props): ReactElement | null {
  return when ? <>{children}</> : null;
}
