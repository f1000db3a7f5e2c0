/** The icon of danger admonitions: a bolt. */

import IconFrame from "@theme/Icon/Frame";
import type { ReactElement, SVGProps } from "react";

export default function AdmonitionIconDanger(props: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <IconFrame box={20} {...props}>
      <path d="M11.500 2 4.500 11h5L8.500 18l7-9h-5Z" />
    </IconFrame>
  );
}
