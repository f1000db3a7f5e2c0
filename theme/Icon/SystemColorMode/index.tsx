/** A half-dark disc, for the system's color mode. */

import IconFrame from "@theme/Icon/Frame";
import type { ReactElement, SVGProps } from "react";

export default function IconSystemColorMode(props: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <IconFrame box={20} {...props}>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 3a7 7 0 0 1 0 14Z" fill="currentColor" />
    </IconFrame>
  );
}
