/** A badge for Twitter. */

import IconBadge from "@theme/Icon/Badge";
import type { ReactElement, SVGProps } from "react";

export default function IconSocialsTwitter(props: SVGProps<SVGSVGElement>): ReactElement {
  return <IconBadge letters="t" {...props} />;
}
