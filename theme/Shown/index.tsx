/** Conditional content: renders what MDX 1 wrote as braces around Markdown. */

import type { ReactElement, ReactNode } from "react";

export interface Props {
  readonly when?: unknown;
  readonly children?: ReactNode;
}

export default function Shown({ when, children }: Props): ReactElement | null {
  return when ? <>{children}</> : null;
}
