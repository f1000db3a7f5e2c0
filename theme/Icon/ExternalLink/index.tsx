/** An arrow out of a box, for external links. */

import IconFrame from "@theme/Icon/Frame";
import type { ReactElement } from "react";

export interface Props {
  readonly width?: number;
  readonly height?: number;
}

export default function IconExternalLink({ width = 12, height = 12 }: Props): ReactElement {
  return (
    <IconFrame box={16} width={width} height={height} className="iconExternalLink">
      <path d="M9.5 2.5h4v4m0-4-6 6m-1-5h-4v10h10v-4" />
    </IconFrame>
  );
}
