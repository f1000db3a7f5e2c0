/** The icon of info admonitions: a letter in a circle. */

import IconFrame from "@theme/Icon/Frame";
import type { ReactElement, SVGProps } from "react";

export default function AdmonitionIconInfo(props: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <IconFrame box={20} {...props}>
      <circle cx="10" cy="10" r="7.500" />
      <path d="M10 9v5m0-8v.010" />
    </IconFrame>
  );
}
