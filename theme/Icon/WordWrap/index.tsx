/** A line that continues below, for line wrapping. */

import IconFrame from "@theme/Icon/Frame";
import type { ReactElement, SVGProps } from "react";

export default function IconWordWrap(props: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <IconFrame box={20} {...props}>
      <path d="M3 5h14M3 15h4m-4-5h11.5a2.5 2.5 0 0 1 0 5H11m2-2-2 2 2 2" />
    </IconFrame>
  );
}
