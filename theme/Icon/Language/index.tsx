/** A globe. */

import IconFrame from "@theme/Icon/Frame";
import type { ReactElement, SVGProps } from "react";

export default function IconLanguage(props: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <IconFrame box={20} strokeWidth={1.5} {...props}>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M2.5 10h15M10 2.5c4.6 4.6 4.6 10.4 0 15m0-15c-4.6 4.6-4.6 10.4 0 15" />
    </IconFrame>
  );
}
