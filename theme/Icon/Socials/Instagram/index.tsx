/** A badge for Instagram. */

import IconBadge from "@theme/Icon/Badge";
import type { ReactElement, SVGProps } from "react";

export default function IconSocialsInstagram(props: SVGProps<SVGSVGElement>): ReactElement {
  return <IconBadge letters="Ig" {...props} />;
}
