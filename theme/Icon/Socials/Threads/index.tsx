/** A badge for Threads. */

import IconBadge from "@theme/Icon/Badge";
import type { ReactElement, SVGProps } from "react";

export default function IconSocialsThreads(props: SVGProps<SVGSVGElement>): ReactElement {
  return <IconBadge letters="Th" {...props} />;
}
