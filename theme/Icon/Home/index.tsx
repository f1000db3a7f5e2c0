/** A house. */

import IconFrame from "@theme/Icon/Frame";
import type { ReactElement, SVGProps } from "react";

export default function IconHome(props: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <IconFrame box={20} width={18} height={18} strokeWidth={1.6} {...props}>
      <path d="m2.8 9.2 7.2-6 7.2 6M4.8 8v8.5h3.7v-4.6h3v4.6h3.7V8" />
    </IconFrame>
  );
}
