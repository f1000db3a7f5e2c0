/** Three lines. */

import type { ReactElement, SVGProps } from "react";

export default function IconMenu({ width = 26, height = 26, ...props }: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <svg
      width={width}
      height={height}
      viewBox="0 0 26 26"
      stroke="currentColor"
      strokeWidth="1.9"
      aria-hidden
      {...props}
    >
      <path d="M4 7h18M4 13h18M4 19h18" strokeLinecap="round" />
    </svg>
  );
}
