/** A cross. */

import IconFrame from "@theme/Icon/Frame";
import type { ReactElement, SVGProps } from "react";

export default function IconClose(props: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <IconFrame box={20} {...props}>
      <path d="m4.5 4.5 11 11m0-11-11 11" />
    </IconFrame>
  );
}
