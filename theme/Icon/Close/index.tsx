/** A cross. */

import type { ReactElement, SVGProps } from "react";

export default function IconClose({ width = 20, height = 20, ...props }: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <svg
      width={width}
      height={height}
      viewBox="0 0 20 20"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden
      {...props}
    >
      <path d="m4.5 4.5 11 11m0-11-11 11" strokeLinecap="round" />
    </svg>
  );
}
