/** A badge for Bluesky. */

import IconBadge from "@theme/Icon/Badge";
import type { ReactElement, SVGProps } from "react";

export default function IconSocialsBluesky(props: SVGProps<SVGSVGElement>): ReactElement {
  return <IconBadge letters="Bs" {...props} />;
}
