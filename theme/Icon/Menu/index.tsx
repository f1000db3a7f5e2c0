/** Three lines. */

import IconFrame from "@theme/Icon/Frame";
import type { ReactElement, SVGProps } from "react";

export default function IconMenu(props: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <IconFrame box={26} strokeWidth={1.9} {...props}>
      <path d="M4 7h18M4 13h18M4 19h18" />
    </IconFrame>
  );
}
