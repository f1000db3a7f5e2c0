/** Lays out cards in as many columns as fit. */

import type { ReactElement, ReactNode } from "react";

export interface Props {
  readonly children?: ReactNode;
}

export default function Cards({ children }: Props): ReactElement {
  return <div className="theme-cards">{children}</div>;
}
