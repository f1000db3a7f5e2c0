/** The button that restores the author's code. */

import { usePlayground } from "@docusaurus/theme-live-codeblock/client";
import { translate } from "@docusaurus/Translate";
import { clsx } from "clsx";
import type { ReactElement } from "react";

export interface Props {
  readonly className?: string;
}

export default function ResetButton({ className }: Props): ReactElement {
  const { reset } = usePlayground();
  return (
    <button type="button" className={clsx("clean-btn playgroundReset", className)} onClick={reset}>
      {translate({ id: "theme.Playground.reset", message: "Reset" })}
    </button>
  );
}
