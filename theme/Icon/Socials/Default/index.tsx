/** A globe, for any other website. */

import IconFrame from "@theme/Icon/Frame";
import type { ReactElement, SVGProps } from "react";

export default function IconSocialsDefault(props: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <IconFrame box={20} {...props}>
      <circle cx="10" cy="10" r="7.500" />
      <path d="M2.500 10h15M10 2.500c4 4.500 4 10.500 0 15m0-15c-4 4.500-4 10.500 0 15" />
    </IconFrame>
  );
}
