/** An envelope. */

import IconFrame from "@theme/Icon/Frame";
import type { ReactElement, SVGProps } from "react";

export default function IconSocialsEmail(props: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <IconFrame box={20} {...props}>
      <path d="M2.500 4.500h15v11h-15Zm0 1 7.500 6 7.500-6" />
    </IconFrame>
  );
}
