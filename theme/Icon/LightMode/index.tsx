/** A sun. */

import IconFrame from "@theme/Icon/Frame";
import type { ReactElement, SVGProps } from "react";

export default function IconLightMode(props: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <IconFrame box={20} strokeWidth={1.6} {...props}>
      <circle cx="10" cy="10" r="3.4" />
      <path d="M10 1.8v1.6m0 13.2v1.6m8.2-8.2h-1.6M3.4 10H1.8m14-5.8-1.1 1.1M5.3 14.7l-1.1 1.1m11.6 0-1.1-1.1M5.3 5.3 4.2 4.2" />
    </IconFrame>
  );
}
