/** A sun. */

import type { ReactElement, SVGProps } from "react";

export default function IconLightMode(props: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden
      {...props}
    >
      <circle cx="10" cy="10" r="3.4" />
      <path
        d="M10 1.8v1.6m0 13.2v1.6m8.2-8.2h-1.6M3.4 10H1.8m14-5.8-1.1 1.1M5.3 14.7l-1.1 1.1m11.6 0-1.1-1.1M5.3 5.3 4.2 4.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
