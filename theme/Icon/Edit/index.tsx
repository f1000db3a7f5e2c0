/** A pencil. */

import IconFrame from "@theme/Icon/Frame";
import clsx from "clsx";
import type { ReactElement, SVGProps } from "react";

export default function IconEdit({ className, ...props }: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <IconFrame box={20} width={16} height={16} strokeWidth={1.6} className={clsx("iconEdit", className)} {...props}>
      <path d="m3.5 13.2-.7 4 4-.7L16.9 6.4a1.9 1.9 0 0 0 0-2.7l-.6-.6a1.9 1.9 0 0 0-2.7 0Zm8.4-8.4 3.3 3.3" />
    </IconFrame>
  );
}
