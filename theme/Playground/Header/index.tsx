/** The header above the code or the result. */

import type { ReactElement, ReactNode } from "react";

export interface Props {
  readonly children?: ReactNode;
  readonly buttons?: ReactNode;
}

export default function PlaygroundHeader({ children, buttons }: Props): ReactElement {
  return (
    <div className="playgroundHeader">
      <span>{children}</span>
      {buttons}
    </div>
  );
}
