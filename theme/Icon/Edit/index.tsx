/** A pencil. */

import clsx from "clsx";
import type { ReactElement, SVGProps } from "react";

export default function IconEdit({ className, ...props }: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      className={clsx("iconEdit", className)}
      aria-hidden
      {...props}
    >
      <path
        d="m3.5 13.2-.7 4 4-.7L16.9 6.4a1.9 1.9 0 0 0 0-2.7l-.6-.6a1.9 1.9 0 0 0-2.7 0Zm8.4-8.4 3.3 3.3"
        strokeLinejoin="round"
      />
    </svg>
  );
}
