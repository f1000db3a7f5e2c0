/** A badge for GitHub. */

import IconBadge from "@theme/Icon/Badge";
import type { ReactElement, SVGProps } from "react";

export default function IconSocialsGitHub(props: SVGProps<SVGSVGElement>): ReactElement {
  return <IconBadge letters="Gh" {...props} />;
}
