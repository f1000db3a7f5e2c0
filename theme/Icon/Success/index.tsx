/** A check mark, for success. */

import IconFrame from "@theme/Icon/Frame";
import type { ReactElement, SVGProps } from "react";

export default function IconSuccess(props: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <IconFrame box={20} {...props}>
      <path d="m4 10.5 4 4 8-9" />
    </IconFrame>
  );
}
