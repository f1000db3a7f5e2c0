/** A globe. */

import type { ReactElement, SVGProps } from "react";

export default function IconLanguage({ width = 20, height = 20, ...props }: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <svg
      width={width}
      height={height}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden
      {...props}
    >
      <circle cx="10" cy="10" r="7.5" />
      <path d="M2.5 10h15M10 2.5c4.6 4.6 4.6 10.4 0 15m0-15c-4.6 4.6-4.6 10.4 0 15" />
    </svg>
  );
}
