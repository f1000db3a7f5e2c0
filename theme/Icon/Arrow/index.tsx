/** An arrow pointing right, which style sheets rotate. */

import IconFrame from "@theme/Icon/Frame";
import type { ReactElement, SVGProps } from "react";

export default function IconArrow(props: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <IconFrame box={20} {...props}>
      <path d="m5 4.5 5.5 5.5L5 15.5M10.5 4.5 16 10l-5.5 5.5" />
    </IconFrame>
  );
}
