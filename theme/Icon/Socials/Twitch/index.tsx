/** A badge for Twitch. */

import IconBadge from "@theme/Icon/Badge";
import type { ReactElement, SVGProps } from "react";

export default function IconSocialsTwitch(props: SVGProps<SVGSVGElement>): ReactElement {
  return <IconBadge letters="Tw" {...props} />;
}
