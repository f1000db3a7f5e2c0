/** The icon of warning admonitions: a sign with an exclamation mark. */

import IconFrame from "@theme/Icon/Frame";
import type { ReactElement, SVGProps } from "react";

export default function AdmonitionIconWarning(props: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <IconFrame box={20} {...props}>
      <path d="M10 3 18 17H2Zm0 5v4m0 2.500v.010" />
    </IconFrame>
  );
}
