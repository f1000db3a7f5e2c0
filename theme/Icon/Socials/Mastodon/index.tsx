/** A badge for Mastodon. */

import IconBadge from "@theme/Icon/Badge";
import type { ReactElement, SVGProps } from "react";

export default function IconSocialsMastodon(props: SVGProps<SVGSVGElement>): ReactElement {
  return <IconBadge letters="Ms" {...props} />;
}
