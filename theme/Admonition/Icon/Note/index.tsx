/** The icon of note admonitions: a speech bubble. */

import IconFrame from "@theme/Icon/Frame";
import type { ReactElement, SVGProps } from "react";

export default function AdmonitionIconNote(props: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <IconFrame box={20} {...props}>
      <path d="M3 4h14v10H9l-4 3v-3H3ZM6.500 7.500h7m-7 3h4" />
    </IconFrame>
  );
}
