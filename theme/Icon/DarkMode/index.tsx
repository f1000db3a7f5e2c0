/** A moon. */

import IconFrame from "@theme/Icon/Frame";
import type { ReactElement, SVGProps } from "react";

export default function IconDarkMode(props: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <IconFrame box={20} strokeWidth={1.6} {...props}>
      <path d="M16.6 12.1A7 7 0 0 1 7.9 3.4a7 7 0 1 0 8.7 8.7Z" />
    </IconFrame>
  );
}
