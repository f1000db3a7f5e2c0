/** A badge for StackOverflow. */

import IconBadge from "@theme/Icon/Badge";
import type { ReactElement, SVGProps } from "react";

export default function IconSocialsStackOverflow(props: SVGProps<SVGSVGElement>): ReactElement {
  return <IconBadge letters="So" {...props} />;
}
