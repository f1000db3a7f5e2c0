/** A badge for YouTube. */

import IconBadge from "@theme/Icon/Badge";
import type { ReactElement, SVGProps } from "react";

export default function IconSocialsYouTube(props: SVGProps<SVGSVGElement>): ReactElement {
  return <IconBadge letters="Yt" {...props} />;
}
