/** A badge for LinkedIn. */

import IconBadge from "@theme/Icon/Badge";
import type { ReactElement, SVGProps } from "react";

export default function IconSocialsLinkedIn(props: SVGProps<SVGSVGElement>): ReactElement {
  return <IconBadge letters="in" {...props} />;
}
