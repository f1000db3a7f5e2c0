/** Two sheets of paper, for copying. */

import IconFrame from "@theme/Icon/Frame";
import type { ReactElement, SVGProps } from "react";

export default function IconCopy(props: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <IconFrame box={20} {...props}>
      <rect x="7" y="7" width="10" height="10" rx="1.5" />
      <path d="M4.5 13H3V4.5A1.5 1.5 0 0 1 4.5 3H13v1.5" />
    </IconFrame>
  );
}
