/** A badge for X. */

import IconBadge from "@theme/Icon/Badge";
import type { ReactElement, SVGProps } from "react";

export default function IconSocialsX(props: SVGProps<SVGSVGElement>): ReactElement {
  return <IconBadge letters="X" {...props} />;
}
