/** The line above the code, or above what it shows. */

import type { ReactElement, ReactNode } from "react";

export interface Props {
  readonly label: ReactNode;
  readonly buttons?: ReactNode;
}

export default function PlaygroundHeader({ label, buttons }: Props): ReactElement {
  return (
    <div className="playgroundHeader">
      <span>{label}</span>
      {buttons}
    </div>
  );
}
