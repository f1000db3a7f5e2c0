/** An ordered list as steps, with a line between the numbers. */

import type { ReactElement, ReactNode } from "react";

export interface Props {
  /** An ordered list. */
  readonly children?: ReactNode;
}

export default function Steps({ children }: Props): ReactElement {
  return <div className="theme-steps">{children}</div>;
}
