/** The icon of tip admonitions: a light bulb. */

import IconFrame from "@theme/Icon/Frame";
import type { ReactElement, SVGProps } from "react";

export default function AdmonitionIconTip(props: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <IconFrame box={20} {...props}>
      <path d="M7 13a5 5 0 1 1 6 0v1.500H7ZM8 17.500h4" />
    </IconFrame>
  );
}
